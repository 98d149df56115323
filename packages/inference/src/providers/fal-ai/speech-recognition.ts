import { array, check, custom, type InferOutput, looseObject, nullish, pipe, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { flatten } from '../../presets/parameters.ts';
import { chunksOf, segmentList } from '../../presets/transcript.ts';
import { audioDataUrl, labeledAudio } from './audio-label.ts';

type Timestamp = [start: number, end: number | null];

const timestamp = custom<Timestamp>((value) => Array.isArray(value) && typeof value[0] === 'number');

const transcript = pipe(
  looseObject({
    text: nullish(string()),
    output: nullish(string()),
    chunks: nullish(array(looseObject({ text: string(), timestamp }))),
    segments: segmentList,
  }),
  check(({ text, output }) => typeof (text ?? output) === 'string', 'expected { text: string }'),
);

export const speechRecognition: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof transcript>> = {
  type: 'value',
  label: 'Automatic Speech Recognition',
  uploads: labeledAudio,
  request: (call) => ({ path: '{model}', json: { ...flatten(call.input), audio_url: audioDataUrl(call) } }),
  response: transcript,
  output: ({ text, output, chunks, segments }) => ({
    text: text ?? output ?? '',
    ...(chunks ? { chunks } : chunksOf(segments)),
  }),
};

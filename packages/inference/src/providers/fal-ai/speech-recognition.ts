import { array, check, custom, type InferOutput, looseObject, nullish, number, pipe, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { flatten } from '../../presets/parameters.ts';
import { audioDataUrl, labelledAudio } from './audio-label.ts';

type Timestamp = [start: number, end: number | null];

const timestamp = custom<Timestamp>((value) => Array.isArray(value) && typeof value[0] === 'number');

const transcript = pipe(
  looseObject({
    text: nullish(string()),
    output: nullish(string()),
    chunks: nullish(array(looseObject({ text: string(), timestamp }))),
    segments: nullish(array(looseObject({ text: string(), start: number(), end: number() }))),
  }),
  check(({ text, output }) => typeof (text ?? output) === 'string', 'expected { text: string }'),
);

export const speechRecognition: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof transcript>> = {
  type: 'value',
  label: 'Automatic Speech Recognition',
  uploads: labelledAudio,
  request: (call) => ({ path: '{model}', json: { ...flatten(call.input), audio_url: audioDataUrl(call) } }),
  response: transcript,
  output({ text, output, chunks, segments }) {
    const heard = segments?.map(({ text: words, start, end }) => ({
      text: words,
      timestamp: [start, end] satisfies Timestamp,
    }));
    const said = chunks ?? heard;
    return { text: text ?? output ?? '', ...(said && { chunks: said }) };
  },
};

import { array, check, type InferOutput, looseObject, nullish, number, pipe, string } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { flatten } from '../../presets/parameters.ts';
import { segmentList, toChunks, toTimedChunks } from '../../presets/transcript.ts';
import { audioDataUrl, labeledAudio } from './audio-label.ts';

const timestamp = nullish(array(nullish(number())));

const transcript = pipe(
  looseObject({
    text: nullish(string()),
    output: nullish(string()),
    chunks: nullish(array(looseObject({ text: nullish(string()), timestamp }))),
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
    ...(chunks ? { chunks: withTimes(chunks) } : toTimedChunks(segments)),
  }),
};

type Chunks = NonNullable<InferOutput<typeof transcript>['chunks']>;

/** The chunks with a text, and with a start and an end each; other members stay. */
function withTimes(chunks: Chunks) {
  const withText = chunks.filter(({ text }) => text != null);
  const timed = toChunks(withText.map(({ text, timestamp }) => ({ text, start: timestamp?.[0], end: timestamp?.[1] })));
  return timed.map((chunk, at) => ({ ...withText[at], ...chunk }));
}

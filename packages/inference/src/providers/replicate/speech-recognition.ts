import { array, check, type InferOutput, looseObject, nullish, pipe, string, union } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { dataUrl, encodedFile, inputFiles } from '../../presets/files.ts';
import { flatten } from '../../presets/parameters.ts';
import { chunksOf, NO_TRANSCRIPT, segmentList } from '../../presets/transcript.ts';
import { predictionJob, predictionRequest } from './prediction.ts';

const spoken = looseObject({
  transcription: nullish(string()),
  translation: nullish(string()),
  txt_file: nullish(string()),
  segments: segmentList,
});

/** Outputs differ by model: a text, a list with one text, or an object with one of three members. */
const spokenOutput = union([string(), array(string()), spoken]);

type Output = InferOutput<typeof spokenOutput>;

const transcript = pipe(
  looseObject({ output: spokenOutput }),
  check(({ output }) => textOf(output) !== undefined, 'expected { output: string }'),
);

function textOf(output: Output): string | undefined {
  if (typeof output === 'string') return output;
  if (Array.isArray(output)) return output[0];
  const { transcription, translation, txt_file: file } = output;
  return transcription ?? translation ?? file ?? undefined;
}

export const speechRecognition: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof transcript>> = {
  type: 'value',
  malformedText: NO_TRANSCRIPT,
  uploads: inputFiles,
  request: (call) => predictionRequest(call, { ...flatten(call.input), audio: dataUrl(encodedFile(call)) }),
  job: predictionJob,
  response: transcript,
  output({ output }) {
    const segments = typeof output === 'string' || Array.isArray(output) ? undefined : output.segments;
    return { text: textOf(output) ?? '', ...chunksOf(segments) };
  },
};

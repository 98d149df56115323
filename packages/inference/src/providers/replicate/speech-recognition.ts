import { array, check, type InferOutput, looseObject, nullish, pipe, string, union } from 'valibot';
import type { ValueAdapter } from '../../contract/adapter.ts';
import { dataUrl, encodedFile, inputFiles, textOfFile } from '../../presets/files.ts';
import { flatten } from '../../presets/parameters.ts';
import { NO_TRANSCRIPT, segmentList, toTimedChunks } from '../../presets/transcript.ts';
import { predictionJob, predictionRequest } from './prediction.ts';

const spoken = looseObject({
  transcription: nullish(string()),
  translation: nullish(string()),
  txt_file: nullish(string()),
  segments: segmentList,
});

/** Outputs differ by model: a text, a list with one text, or an object with the text, or with the address of a file that has it. */
const spokenOutput = union([string(), array(string()), spoken]);

type Output = InferOutput<typeof spokenOutput>;

const transcript = pipe(
  looseObject({ output: spokenOutput }),
  check(({ output }) => (readText(output) ?? readFileUrl(output)) !== undefined, 'expected { output: string }'),
);

function readText(output: Output): string | undefined {
  if (typeof output === 'string') return output;
  if (Array.isArray(output)) return output[0];
  return output.transcription ?? output.translation ?? undefined;
}

/** The address of the file with the text, of an output that does not have the text itself. */
function readFileUrl(output: Output): string | undefined {
  if (readText(output) !== undefined || typeof output === 'string' || Array.isArray(output)) return undefined;
  return output.txt_file ?? undefined;
}

export const speechRecognition: ValueAdapter<'automatic-speech-recognition', InferOutput<typeof transcript>> = {
  type: 'value',
  malformedText: NO_TRANSCRIPT,
  uploads: inputFiles,
  request: (call) => predictionRequest(call, { ...flatten(call.input), audio: dataUrl(encodedFile(call)) }),
  job: predictionJob,
  response: transcript,
  files({ output }) {
    const url = readFileUrl(output);
    return url === undefined ? [] : [{ url }];
  },
  output({ output }, _call, [file]) {
    const segments = typeof output === 'string' || Array.isArray(output) ? undefined : output.segments;
    const text = file ? textOfFile(file) : readText(output);
    return { text: text ?? '', ...toTimedChunks(segments) };
  },
};

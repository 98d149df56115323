import type { AutomaticSpeechRecognitionOutput } from '@hubkit/catalog';
import { array, type InferOutput, looseObject, nullish, number, string } from 'valibot';

/** Message of the error for a response without a transcript. */
export const NO_TRANSCRIPT = 'Received malformed response from automatic-speech-recognition API';

/** The parts of a transcript with their start and end in seconds, where the service gives them. */
export const segmentList = nullish(array(looseObject({ text: string(), start: number(), end: number() })));

/** Returns the parts of a transcript as `chunks` of the output; nothing where there are none. */
export function chunksOf(segments: InferOutput<typeof segmentList>): Pick<AutomaticSpeechRecognitionOutput, 'chunks'> {
  return segments ? { chunks: segments.map(({ text, start, end }) => ({ text, timestamp: [start, end] })) } : {};
}

import type { AutomaticSpeechRecognitionOutput } from '@hubkit/task-types';
import { array, type InferOutput, looseObject, nullish, number, string } from 'valibot';

/** Message of the error for a response without a transcript. */
export const NO_TRANSCRIPT = 'Received malformed response from automatic-speech-recognition API';

/** The parts of a transcript with their start and end in seconds, where the service gives them. */
export const segmentList = nullish(
  array(looseObject({ text: nullish(string()), start: nullish(number()), end: nullish(number()) })),
);

type Chunks = NonNullable<AutomaticSpeechRecognitionOutput['chunks']>;

/** A part of a transcript whose members may be missing. */
interface Part {
  readonly text?: string | null | undefined;
  readonly start?: number | null | undefined;
  readonly end?: number | null | undefined;
}

/** Returns the parts of a transcript as `chunks` of the output; nothing where there are none. */
export function toTimedChunks(
  segments: InferOutput<typeof segmentList>,
): Pick<AutomaticSpeechRecognitionOutput, 'chunks'> {
  return segments ? { chunks: toChunks(segments) } : {};
}

/** Chunks of the parts that have a text. One without a start begins at the end of the previous one. */
export function toChunks(parts: readonly Part[]): Chunks {
  let last = 0;
  return parts.flatMap(({ text, start, end }) => {
    if (text == null) return [];
    const from = start ?? last;
    last = end ?? from;
    return [{ text, timestamp: [from, end ?? null] as [number, number | null] }];
  });
}

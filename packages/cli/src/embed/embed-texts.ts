import type { EmbedManyArgs } from '@hubkit/inference';
import type { Connection } from '../connect/connect.ts';

/** Embeds texts, and scales the vectors to length 1. */
export async function embedTexts(
  inputs: readonly string[],
  { target, options }: Connection,
  onProgress?: (done: number) => void,
): Promise<readonly Float32Array[]> {
  const { embedMany } = await import('@hubkit/inference');
  // Any provider may be named at the command line; one without embeddings is refused by the call.
  const args = { ...target, inputs, onProgress } as EmbedManyArgs;
  return (await embedMany(args, options)).map(normalize);
}

function normalize(row: readonly number[]): Float32Array {
  const length = Math.hypot(...row) || 1;
  return Float32Array.from(row, (value) => value / length);
}

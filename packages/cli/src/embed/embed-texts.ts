import { CliError } from '../command-line/errors.ts';
import type { Connection } from '../connect/connect.ts';

/** Texts of one request. */
const BATCH = 32;

/** Embeds texts, and scales the vectors to length 1. */
export async function embedTexts(
  texts: readonly string[],
  { target, options }: Connection,
  onProgress: (done: number) => void = () => {},
): Promise<readonly Float32Array[]> {
  const { featureExtraction } = await import('@hubkit/inference');
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const inputs = texts.slice(at, at + BATCH);
    // The types of the function know no plain text as a provider.
    const rows: unknown = await featureExtraction({ ...target, inputs } as never, options);
    if (!Array.isArray(rows) || rows.length !== inputs.length || !rows.every(isVector)) {
      throw new CliError('The model gives no vector for each text: choose a model for sentences with --model.');
    }
    vectors.push(...rows.map(normalize));
    onProgress(vectors.length);
  }
  return vectors;
}

function isVector(row: unknown): row is readonly number[] {
  return Array.isArray(row) && row.length > 0 && row.every((value) => typeof value === 'number');
}

function normalize(row: readonly number[]): Float32Array {
  const length = Math.hypot(...row) || 1;
  return Float32Array.from(row, (value) => value / length);
}

import type { EmbedManyArgs } from '../contract/embed-many-args.ts';
import { importLazily } from '../contract/import-lazily.ts';
import type { CallOptions } from '../contract/options.ts';
import { featureExtraction } from './functions.gen.ts';

/**
 * Embeds many texts: in batches, a few calls at once, vectors in the order of the texts.
 *
 * @param args - Those of `featureExtraction` with a list of texts, `batchSize` (default 32) and `concurrency` (default 4).
 * @param options - Timeouts, retries, signal and other options of each call.
 * @returns One vector for each text. The first call that fails ends the others.
 * @example
 * ```ts
 * const vectors = await embedMany({
 *   accessToken: process.env.HF_TOKEN,
 *   model: 'ibm-granite/granite-embedding-97m-multilingual-r2',
 *   inputs: documents,
 * });
 * ```
 */
export async function embedMany(args: EmbedManyArgs, options?: CallOptions): Promise<number[][]> {
  const { embedInBatches } = await importLazily('embedMany', () => import('./embed-in-batches.ts'));
  return embedInBatches({ featureExtraction }, args, options);
}

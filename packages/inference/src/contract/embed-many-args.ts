import type { FeatureExtractionArgs } from './task-args.gen.ts';

/** Arguments of `embedMany`: those of `featureExtraction` with a list of texts, and how to divide it. */
export interface EmbedManyArgs extends Omit<FeatureExtractionArgs, 'inputs'> {
  /** Texts to embed. */
  readonly inputs: readonly string[];
  /** Texts of one request. @default 32 */
  readonly batchSize?: number | undefined;
  /** Requests at a time. @default 4 */
  readonly concurrency?: number | undefined;
  /** Called after each request with the number of texts that have their vectors. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

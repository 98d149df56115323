import type { EmbedManyArgs } from '../contract/embed-many-args.ts';
import { InputError, ProviderOutputError } from '../contract/errors.ts';
import type { CallOptions } from '../contract/options.ts';
import type { FeatureExtractionArgs } from '../contract/task-args.gen.ts';
import { onAbort } from '../transport/on-abort.ts';

/** The function that embeds one batch: that of a client, or the free one. */
interface Embedder {
  featureExtraction(
    args: FeatureExtractionArgs & { readonly inputs: string[] },
    options?: CallOptions,
  ): Promise<number[][]>;
}

/** Embeds many texts by the function of a client, or the free one. */
export async function embedInBatches(
  embedder: Embedder,
  { batchSize = 32, concurrency = 4, onProgress, inputs, ...target }: EmbedManyArgs,
  options: CallOptions = {},
): Promise<number[][]> {
  checkCount('batchSize', batchSize);
  checkCount('concurrency', concurrency);
  if (!Array.isArray(inputs)) throw new InputError('`inputs` of embedMany must be a list of texts.', {});
  options.signal?.throwIfAborted();
  const stop = new AbortController();
  const forget = options.signal && onAbort(options.signal, () => stop.abort(options.signal?.reason));
  const vectors: number[][] = new Array(inputs.length);
  let next = 0;
  let done = 0;

  const work = async () => {
    while (next < inputs.length && !stop.signal.aborted) {
      const start = next;
      const texts = inputs.slice(start, start + batchSize);
      next += texts.length;
      const batch = await embedder.featureExtraction({ ...target, inputs: texts }, { ...options, signal: stop.signal });
      checkVectors(batch, texts.length);
      for (const [at, vector] of batch.entries()) vectors[start + at] = vector;
      done += texts.length;
      onProgress?.(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, inputs.length) }, work));
    return vectors;
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    forget?.();
  }
}

function checkCount(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value > 0) return;
  throw new InputError(`\`${name}\` of embedMany must be a whole number above 0, not ${value}.`, {});
}

/** Models without pooling give vectors of tokens, which are nested one level deeper. */
function checkVectors(batch: readonly unknown[], texts: number): void {
  const vectors = batch.filter((row) => Array.isArray(row) && typeof row[0] === 'number').length;
  if (vectors === texts && batch.length === texts) return;
  throw new ProviderOutputError(
    `The model gave ${vectors} vectors for ${texts} texts; choose a model for sentence embeddings.`,
    {},
  );
}

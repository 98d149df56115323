import type { AnswerCache, CacheStore } from '../../../contract/answer-cache.ts';
import { InputError } from '../../../contract/errors.ts';
import { memoryStore } from './memory-store.ts';

/** Settings of a cache. */
export interface CacheOptions {
  /** Where the answers are kept. @default the memory of this process, 32 MiB */
  readonly store?: CacheStore;
  /** Age in ms from which an answer is requested again. @default 86400000 (a day) */
  readonly maxAgeMs?: number;
  /** Size of the largest answer that is kept, in characters of JSON. @default 1048576 */
  readonly maxAnswerLength?: number;
  /** How a cached stream is replayed: `at-once`, or `timed`, with the pauses between its chunks as they came. @default 'at-once' */
  readonly replay?: 'at-once' | 'timed';
}

const DAY_MS = 86_400_000;
const MAX_LENGTH = 2 ** 20;

/**
 * Creates a cache of whole answers for the option `cache`. A call is answered from it only if its request is the same to the
 * last byte, and was sent with the same token. Files and jobs are not kept.
 *
 * @throws {InputError} For an age or a size that is no positive number.
 * @example
 * ```ts
 * const client = new InferenceClient(process.env.HF_TOKEN, { cache: createCache({ maxAgeMs: 3_600_000 }) });
 * ```
 */
export function createCache({
  store = memoryStore(),
  maxAgeMs = DAY_MS,
  maxAnswerLength = MAX_LENGTH,
  replay = 'at-once',
}: CacheOptions = {}): AnswerCache {
  for (const [name, value] of Object.entries({ maxAgeMs, maxAnswerLength })) {
    if (!(value > 0)) throw new InputError(`\`${name}\` of the cache must be a positive number.`);
  }
  return { store, maxAgeMs, maxAnswerLength, replay };
}

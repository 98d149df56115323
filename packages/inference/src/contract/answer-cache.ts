/** A place for cached answers, shared or not: memory, a folder, Redis. Failures of it never fail a call. */
export interface CacheStore {
  /** Returns the text of a key; undefined if there is none. */
  get(key: string): string | undefined | Promise<string | undefined>;
  /** Keeps a text for at most this long, in ms. It may be dropped earlier. */
  set(key: string, text: string, maxAgeMs: number): void | Promise<void>;
}

/** A cache of whole answers, as `createCache` makes it. */
export interface AnswerCache {
  readonly store: CacheStore;
  /** Age in ms from which an answer is requested again. */
  readonly maxAgeMs: number;
  /** Size of the largest answer that is kept, in characters of JSON. */
  readonly maxAnswerLength: number;
  /** `at-once`, or `timed`: with the pauses between the chunks as they came. */
  readonly replay: 'at-once' | 'timed';
}

/** An answer that is kept once the whole call has succeeded. */
export interface PendingAnswer {
  readonly cache: AnswerCache;
  readonly key: string;
  /** JSON of the answer; undefined while it is not whole. */
  json: string | undefined;
}

import type { CallResponse } from './call-response.ts';
import type { CallEvent } from './options.ts';

/** Record of one call, kept where `withResponse`, telemetry or a limiter needs it. */
export interface CallRecord {
  /** The response so far. */
  readonly response: CallResponse;
  /** Runs a part of the call in the context of its observer. */
  run<T>(part: () => T): T;
  /** Records that the call was answered from the cache. */
  addCached(target: Pick<CallResponse, 'provider' | 'model' | 'providerModel'>): void;
  /** Adds a wait in the queue of a limiter, in ms. */
  addQueueTime(ms: number): void;
  /** Adds the usage that a response, or an event of a stream, reports. */
  addUsage(body: unknown): void;
  /** Adds a difference between what the call wished and what was sent. */
  addWarning(message: string): void;
  /** Adds a provider that did not answer the call. */
  addFailover(event: Extract<CallEvent, { readonly type: 'failover' }>): void;
}

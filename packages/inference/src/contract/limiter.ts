import type { Clock } from './clock.ts';

/** Limits of one provider. Missing ones are learned from its responses. */
export interface ProviderLimits {
  readonly requestsPerMinute?: number;
  readonly tokensPerMinute?: number;
  /** Calls at a time, until the end of their streams. @default Infinity */
  readonly concurrency?: number;
}

/** A call that waits for its turn. */
export interface LimiterRequest {
  /** Id of the provider, or origin of the endpoint. */
  readonly provider: string;
  /** Tokens that the call may use, estimated. */
  readonly tokens: number;
  readonly signal?: AbortSignal | undefined;
  readonly clock?: Clock | undefined;
}

/** The end of a call, for a limiter. */
export interface LeaseEnd {
  /** Tokens that were used, where they are known. */
  readonly tokens?: number | undefined;
}

/** A call that has its turn. */
export interface Lease {
  /** Reports a response of the provider, from whose headers and status the limiter learns. */
  readonly response: (response: Pick<Response, 'status' | 'headers'>) => void;
  /** Takes another turn, for a retry. */
  readonly again: () => Promise<void>;
  /** Ends the call. */
  readonly end: (end?: LeaseEnd) => void;
}

/** Keeps calls within the limits of their provider: they wait for their turn in the order in which they came. */
export interface Limiter {
  /** Waits for the turn of a call; rejects with the reason of an abort. */
  acquire(request: LimiterRequest): Promise<Lease>;
}

/** `closed` lets calls pass, `open` lets none, `half-open` lets one pass as a probe. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** A change of the state of a provider. */
export interface BreakerChange {
  /** Id of the provider, or origin of the endpoint. */
  readonly provider: string;
  readonly state: BreakerState;
  /** Hard failures in a row. */
  readonly failures: number;
}

/** Outcome of a call for a breaker. `neutral`, such as an abort, does not count. */
export type BreakerOutcome = 'success' | 'failure' | 'neutral';

/** A call that a breaker let pass. */
export interface BreakerPass {
  /** Reports the outcome, once. */
  readonly end: (outcome: BreakerOutcome) => void;
}

/** Keeps calls away from providers that fail. */
export interface Breaker {
  /** State of a provider: its id, or the origin of an endpoint. */
  state(provider: string): BreakerState;
  /** States of all providers that have failed since they last succeeded. */
  states(): Readonly<Record<string, BreakerState>>;
  /** Receives every change. Returns a function that unsubscribes. */
  watch(listener: (change: BreakerChange) => void): () => void;
  /** Time in ms until a provider may be tried again; 0 if it may be now. */
  waitMs(provider: string): number;
  /** Lets a call pass, or not. */
  enter(provider: string): BreakerPass | undefined;
}

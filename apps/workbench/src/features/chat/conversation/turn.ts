import type { Failure } from '../../../run/failure.ts';
import type { Run } from '../../../run/run.ts';
import type { RunReport } from '../../../run/run-report.ts';

/** The state of a turn; shown as `data-status`. `interrupted`: the page was closed while the answer was written. */
type TurnStatus = 'done' | 'waiting' | 'streaming' | 'stopped' | 'failed' | 'interrupted';

/** One message of a conversation. Its text never gives way to another: an edit is a further turn beside it. */
export interface Turn {
  readonly id: string;
  /** The chat that it belongs to. */
  readonly chat: string;
  /** The turn before it; null for the first. */
  readonly parent: string | null;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** The reasoning that the model sent beside its answer. */
  readonly reasoning?: string;
  readonly status: TurnStatus;
  /** Time of its making in ms since 1970; versions are in this order. */
  readonly at: number;
  /** Why the model stopped: `stop`, `length`. */
  readonly finishReason?: string | undefined;
  /** Limit of tokens that it was written under. */
  readonly maxTokens?: number | undefined;
  /** Provider, model and timing of the answer. */
  readonly report?: RunReport | undefined;
  readonly failure?: Failure | undefined;
  /** Time of its deletion in ms since 1970; it is kept, and can be restored. */
  readonly hiddenAt?: number | undefined;
  /** The call behind the answer, as long as this page is open. It is not stored. */
  readonly run?: Run;
}

/** Returns true while text may still be added to a turn. */
export function isOpen(turn: Turn | undefined): boolean {
  return turn?.status === 'waiting' || turn?.status === 'streaming';
}

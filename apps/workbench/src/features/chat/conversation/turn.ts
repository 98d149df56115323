import type { Failure } from '../../../run/failure.ts';
import type { Run } from '../../../run/run.ts';
import type { RunReport } from '../../../run/run-report.ts';

/**
 * The state of a turn; shown as `data-status`. `interrupted`: the page was closed while the answer was written; `elsewhere`:
 * another tab writes it.
 */
type TurnStatus = 'done' | 'waiting' | 'streaming' | 'stopped' | 'failed' | 'interrupted' | 'elsewhere';

/** A tool call of the model, with the id for sending its result. */
export interface CalledTool {
  readonly id: string;
  readonly name: string;
  /** JSON, as far as it was written. */
  readonly arguments: string;
}

/** The result of a called tool. */
export interface ToolResult {
  readonly id: string;
  readonly name: string;
  readonly content: string;
}

/** One message of a conversation. Its text never gives way to another: an edit is a further turn beside it. */
export interface Turn {
  readonly id: string;
  /** The chat that it belongs to. */
  readonly chat: string;
  /** The turn before it; null for the first. */
  readonly parent: string | null;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Images that were sent with a question, as data URLs. */
  readonly images?: readonly string[];
  /** Common to the turns that one question made in several columns: the id of the first of them. */
  readonly batch?: string;
  /** The tools that the model wants to be called. */
  readonly toolCalls?: readonly CalledTool[];
  /** The results of called tools; such a turn of the user has no text. */
  readonly toolResults?: readonly ToolResult[];
  /** The reasoning that the model sent beside its answer. */
  readonly reasoning?: string;
  readonly status: TurnStatus;
  /** Time of its making in ms since 1970; versions are in this order. */
  readonly at: number;
  /** Finish reason: `stop`, `length`. */
  readonly finishReason?: string | undefined;
  /** Limit of tokens that it was written under. */
  readonly maxTokens?: number | undefined;
  /** JSON Schema that it was written under. */
  readonly schema?: string | undefined;
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

import type { MessagePart, Turn } from '@hubkit/react/chat-panel';
import type { Failure } from '../run/failure.ts';
import type { RunReport } from '../run/run-report.ts';

/** What the workbench keeps with a message. */
export interface TurnData {
  /** Common to the questions that were sent to several columns at once. */
  readonly batch?: string | undefined;
  /** Id of the message that this one is a copy of, in another column. */
  readonly origin?: string | undefined;
  /** Limit of tokens that it was written under. */
  readonly maxTokens?: number | undefined;
  /** JSON Schema that it was written under. */
  readonly schema?: string | undefined;
  /** Provider, model and timing of the answer. */
  readonly report?: RunReport | undefined;
}

/** Returns what the workbench keeps with a message. */
export function getData({ data = {} }: Pick<Turn, 'data'>): TurnData {
  return data; // Written by this feature.
}

/** Returns what a question and its counterparts in other columns have in common. */
export function getBatch(turn: Turn): string {
  return getData(turn).batch ?? turn.id;
}

/** Returns the id of a message, or of the one that it is a copy of. */
export function getOrigin(turn: Turn): string {
  return getData(turn).origin ?? turn.id;
}

/** Returns the failure of an answer as the page shows it. */
export function getFailure({ failure }: Turn): Failure | undefined {
  return failure as Failure | undefined; // Described by `describeFailure`.
}

/** A message of text alone. */
export function textParts(text: string): readonly MessagePart[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

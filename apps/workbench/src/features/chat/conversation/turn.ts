import type { Turn as ChatTurn, MessagePart } from '@hubkit/react/chat-panel';
import type { Failure } from '../../../run/failure.ts';
import type { Run } from '../../../run/run.ts';
import type { RunReport } from '../../../run/run-report.ts';

/**
 * One message of a conversation: that of `useChat` and `ChatPanel`, and what several columns, several tabs and the history add. Its
 * parts never give way to others: an edit, a continuation and the results of tools are further turns beside it.
 */
export interface Turn extends Omit<ChatTurn, 'isHidden'> {
  /** The chat that it belongs to. */
  readonly chat: string;
  readonly role: 'user' | 'assistant';
  /** Common to the turns that one question made in several columns: the id of the first of them. */
  readonly batch?: string;
  /** True while another tab writes it; its status is `interrupted` then, as this one cannot stop it. */
  readonly isElsewhere?: boolean | undefined;
  /** Time of its making in ms since 1970; versions are in this order. */
  readonly at: number;
  /** Limit of tokens that it was written under. */
  readonly maxTokens?: number | undefined;
  /** JSON Schema that it was written under. */
  readonly schema?: string | undefined;
  /** Provider, model and timing of the answer. */
  readonly report?: RunReport | undefined;
  readonly failure?: Failure | undefined;
  /** Time of its deletion in ms since 1970. Undo restores all turns with the same time. */
  readonly hiddenAt?: number | undefined;
  /** The call behind the answer, as long as this page is open. It is not stored. */
  readonly run?: Run;
}

/** A message of text alone. */
export function textParts(text: string): readonly MessagePart[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** The parts of a message that are files: images, sounds and documents. */
export function filesOf({ parts }: Pick<Turn, 'parts'>): readonly MessagePart[] {
  return parts.filter(({ type }) => type === 'image' || type === 'file');
}

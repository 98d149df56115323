import type { AnswerReport } from '../answer/answer-report.ts';
import type { Failure } from '../answer/describe-failure.ts';

/** How far a message has come; shown as `data-status`. */
type MessageStatus = 'done' | 'waiting' | 'streaming' | 'stopped' | 'failed';

/** One turn of the conversation. */
export interface Message {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly status: MessageStatus;
  /** Who answered, and how fast. */
  readonly report?: AnswerReport;
  readonly failure?: Failure;
  /** The attempt that follows one that failed, while it is waited for. */
  readonly retry?: { readonly attempt: number; readonly delayMs: number };
}

/** Whether words may still be added to a message. */
export function isOpen(message: Message | undefined): boolean {
  return message?.status === 'waiting' || message?.status === 'streaming';
}

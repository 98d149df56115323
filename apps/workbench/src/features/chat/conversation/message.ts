import type { Failure } from '../../../run/failure.ts';
import type { RunReport } from '../../../run/run-report.ts';

/** The state of a message; shown as `data-status`. */
type MessageStatus = 'done' | 'waiting' | 'streaming' | 'stopped' | 'failed';

/** One turn of the conversation. */
export interface Message {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly status: MessageStatus;
  /** Provider, model and timing of the answer. */
  readonly report?: RunReport;
  readonly failure?: Failure;
  /** The attempt that follows one that failed, while it is waited for. */
  readonly retry?: { readonly attempt: number; readonly delayMs: number };
}

/** Returns true while text may still be added to a message. */
export function isOpen(message: Message | undefined): boolean {
  return message?.status === 'waiting' || message?.status === 'streaming';
}

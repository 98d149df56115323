import type { Turn } from '@hubkit/messages/turns';

/** Actions on messages; those that are left out are not offered. */
export interface MessageActions {
  /** Sends another version of a message of the user. */
  readonly edit?: ((turn: Turn, text: string) => void) | undefined;
  /** Makes another version of a message of the assistant. */
  readonly regenerate?: ((turn: Turn) => void) | undefined;
  /** Continues an answer that was stopped, interrupted or cut off; offered for the last message. */
  readonly resume?: ((turn: Turn) => void) | undefined;
  /** Shows another version. */
  readonly showVersion?: ((turn: Turn) => void) | undefined;
  /** Approves a tool call that waits for it, by its id; without it, no buttons are offered. */
  readonly approve?: ((callId: string) => void) | undefined;
  /** Denies such a call, with a reason for the model to read. */
  readonly deny?: ((callId: string, reason?: string) => void) | undefined;
  /** Sets the result of a tool call, for components of `parts` that ask the user for it. */
  readonly addToolResult?: ((callId: string, result: string) => void) | undefined;
}

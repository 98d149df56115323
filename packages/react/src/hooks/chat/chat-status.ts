import type { Turn } from '@hubkit/messages/turns';

/** State of a chat: `submitted` until the first words of an answer, `streaming` while they arrive, `error` after a failure, else `ready`. */
export type ChatStatus = 'submitted' | 'streaming' | 'ready' | 'error';

const STATUSES: Readonly<Record<string, ChatStatus | undefined>> = {
  waiting: 'submitted',
  open: 'streaming',
  failed: 'error',
};

/** The state of a chat by the status of its last message; `ready` without one. */
export function toStatus(last: Turn['status'] | undefined): ChatStatus {
  // No status is no key of the table.
  return STATUSES[last as string] ?? 'ready';
}

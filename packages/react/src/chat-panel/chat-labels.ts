import type { Turn } from '@hubkit/messages/turns';

/** Words of a chat; pass your own to translate them. */
export interface ChatLabels {
  /** Accessible name of the list of messages. */
  readonly log: string;
  readonly empty: string;
  /** Button that scrolls to the end of the messages. */
  readonly toEnd: string;
  readonly roles: Readonly<Record<Turn['role'], string>>;
  readonly version: (index: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
  readonly edit: string;
  readonly save: string;
  readonly cancel: string;
  readonly regenerate: string;
  /** Requests a failed answer again. */
  readonly retry: string;
  /** In the place of `retry` during the wait that the service asks for. */
  readonly retryIn: (seconds: number) => string;
  /** Continues an answer that is not complete. */
  readonly resume: string;
  readonly requestId: (id: string) => string;
  readonly attach: string;
  readonly removeFile: (name: string) => string;
  readonly fileTooLarge: (name: string, megabytes: number) => string;
  /** Shown for pasted and dropped files of other types than `accept`. */
  readonly fileNotAccepted: (name: string) => string;
  readonly reasoning: string;
  /** In the place of `reasoning` while it arrives, and after that, where the page has seen how long it took. */
  readonly thinking: string;
  readonly thoughtFor: (seconds: number) => string;
  readonly toolCall: (name: string) => string;
  /** Headings inside of a tool call. */
  readonly toolArguments: string;
  readonly toolResult: string;
  /** Question about a tool call that waits for a decision; announced to screen readers. */
  readonly approvalAsked: (name: string) => string;
  readonly approve: string;
  readonly deny: string;
  /** Name of the field for the reason of a denial, which the model reads. */
  readonly denialReason: string;
  /** Below a call that was denied. */
  readonly denied: string;
  readonly image: string;
  readonly waiting: string;
  readonly statuses: Readonly<Record<'stopped' | 'failed' | 'interrupted', string>>;
  readonly cutByLimit: string;
  /** Status of an answer that another tab of the browser receives. */
  readonly elsewhere: string;
  /** Announced when a message of the model is complete. */
  readonly finished: string;
  readonly message: string;
  readonly editMessage: string;
  readonly send: string;
  readonly stop: string;
  readonly hint: string;
  readonly hintBusy: string;
}

/** Words of what is there before the first message; those of the parts that are loaded late come with them. */
export const FIRST_CHAT_LABELS = {
  log: 'Conversation',
  empty: 'No messages yet',
  toEnd: 'Scroll to the end',
  roles: { system: 'System', user: 'You', assistant: 'Assistant', tool: 'Tool' },
  version: (index, count) => `version ${index} of ${count}`,
  requestId: (id) => `Request ${id}`,
  attach: 'Attach files',
  image: 'Attached image',
  waiting: 'Waiting for the first words…',
  statuses: { stopped: 'Stopped', failed: 'Failed', interrupted: 'Interrupted' },
  cutByLimit: 'Stopped at the limit of tokens',
  elsewhere: 'Being written in another tab',
  message: 'Message',
  send: 'Send',
  stop: 'Stop',
  hint: 'Enter sends, Shift+Enter starts a new line.',
  hintBusy: 'Enter sends once the answer is complete.',
} satisfies Partial<ChatLabels>;

import type { ChatLabels, FIRST_CHAT_LABELS } from '../chat-labels.ts';

/** Words of the parts that are loaded late. */
export const MESSAGE_LABELS: Omit<ChatLabels, keyof typeof FIRST_CHAT_LABELS> = {
  previous: 'Previous version',
  next: 'Next version',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Clipboard access was denied. Select the text and copy it manually.',
  edit: 'Edit',
  save: 'Send edited message',
  cancel: 'Cancel',
  regenerate: 'Regenerate',
  retry: 'Try again',
  retryIn: (seconds) => `Try again in ${seconds} s`,
  resume: 'Continue',
  removeFile: (name) => `Remove ${name}`,
  fileTooLarge: (name, megabytes) => `${name} is larger than ${megabytes} MB and was not attached.`,
  fileNotAccepted: (name) => `${name} is of a type that cannot be attached.`,
  reasoning: 'Reasoning',
  thinking: 'Thinking…',
  thoughtFor: (seconds) => `Thought for ${seconds} s`,
  toolCall: (name) => `Tool call: ${name}`,
  approve: 'Approve',
  deny: 'Deny',
  denialReason: 'Reason for denying (optional)',
  denied: 'Denied',
  editMessage: 'Edit message',
};

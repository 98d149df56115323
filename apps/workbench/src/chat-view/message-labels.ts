import type { ChatLabels } from '@hubkit/react/chat-panel';

/** Words of the messages, where they are not those of every chat. */
export const MESSAGE_LABELS: Partial<ChatLabels> = {
  editMessage: 'Your message',
  save: 'Save',
  toolCall: (name) => `Calls the tool ${name}`,
};

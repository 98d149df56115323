import type { ChatLabels } from '@hubkit/react/chat-panel';

/** Words of the messages, where they are not those of every chat. */
export const MESSAGE_LABELS = {
  roles: { system: 'System', user: 'You', assistant: 'Assistant', tool: 'Tool' },
  editMessage: 'Your message',
  save: 'Save',
  statuses: { stopped: 'Stopped', failed: 'Failed', interrupted: 'Interrupted: the page was closed' },
  cutByLimit: 'Stopped at the provider’s token limit',
  toolCall: (name) => `Calls the tool ${name}`,
} satisfies Partial<ChatLabels>;

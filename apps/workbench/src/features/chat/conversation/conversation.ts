import type { ChatSettings } from './chat-settings.ts';
import { isOpen, type Message } from './message.ts';

/** A chat as the page shows it. */
export interface Conversation {
  readonly settings: ChatSettings;
  readonly messages: readonly Message[];
}

/** Adds a message at the end. */
export function append(conversation: Conversation, message: Message): Conversation {
  return { ...conversation, messages: [...conversation.messages, message] };
}

/** Changes one message; a message that is no longer there stays away. */
export function amend(conversation: Conversation, id: string, change: Partial<Message>): Conversation {
  if (!conversation.messages.some((message) => message.id === id)) return conversation;
  return {
    ...conversation,
    messages: conversation.messages.map((message) => (message.id === id ? { ...message, ...change } : message)),
  };
}

/** Keeps what comes before a message. */
export function before(conversation: Conversation, id: string): Conversation {
  const index = conversation.messages.findIndex((message) => message.id === id);
  return index < 0 ? conversation : { ...conversation, messages: conversation.messages.slice(0, index) };
}

/** Keeps everything but one message. */
export function without(conversation: Conversation, id: string): Conversation {
  return { ...conversation, messages: conversation.messages.filter((message) => message.id !== id) };
}

/** The answer that is being written. */
export function openAnswer(conversation: Conversation): Message | undefined {
  return conversation.messages.find(isOpen);
}

/** The messages as a model is told them: the system prompt first, without answers that never came. */
export function spokenMessages({ settings, messages }: Conversation): { role: string; content: string }[] {
  const system = settings.systemPrompt.trim();
  return [
    ...(system ? [{ role: 'system', content: system }] : []),
    ...messages.filter(({ content }) => content !== '').map(({ role, content }) => ({ role, content })),
  ];
}

import type { ChatPolyfill, Message } from '../chat-options.ts';
import { inspectOnce } from '../inspect.ts';
import { field, hasRole, joinedContent, withFields } from './fields.ts';

/**
 * A polyfill for templates that do not show system messages: the next user message begins with their content, after an empty
 * line. A system message without a user message behind it becomes one.
 */
export const putSystemInUserMessage: ChatPolyfill = (chat, template) => {
  if (!chat.messages.some(isSystem) || inspectOnce(template).systemRole) return chat;
  const messages: Message[] = [];
  let pending: Message | undefined;
  for (const message of chat.messages) {
    if (isSystem(message)) pending = pending ? joined(pending, message) : message;
    else {
      const isUser = hasRole(message, 'user');
      if (pending && !isUser) messages.push(asUser(pending));
      messages.push(pending && isUser ? joined(pending, message) : message);
      pending = undefined;
    }
  }
  if (pending) messages.push(asUser(pending));
  return { ...chat, messages };
};

const isSystem = (message: Message): boolean => hasRole(message, 'system');

const joined = (first: Message, second: Message): Message =>
  withFields(second, { content: joinedContent(field(first, 'content'), field(second, 'content')) });

const asUser = (message: Message): Message => withFields(message, { role: 'user' });

import { expect, it } from 'vitest';
import { chatText } from './shared-chat.ts';

it('prints each model with its messages, tool calls too', () => {
  const messages = [
    { role: 'user', content: 'Rain?' },
    { role: 'assistant', content: null, tool_calls: [{ id: 'c' }] },
  ];
  expect(chatText(JSON.stringify({ chats: [{ model: 'a/b', messages }] }))).toBe(
    'a/b\n\nuser: Rain?\n\nassistant: [{"id":"c"}]',
  );
});

it.each(['{', '[]', '{"chats":[{}]}'])('shows %s as it is', (text) => {
  expect(chatText(text)).toBe(text);
});

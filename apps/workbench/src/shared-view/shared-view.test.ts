import { expect, it } from 'vitest';
import { sharedChats } from './shared-view.tsx';

it('reads each model with its messages', () => {
  const messages = [{ role: 'user', content: 'Rain?' }];
  const chats = [{ model: 'a/b', messages, temperature: 1 }, { messages }, null];
  expect(sharedChats(JSON.stringify({ chats }))).toEqual([
    { model: 'a/b', messages },
    { model: undefined, messages },
  ]);
});

it.each(['{', '[]', '{"chats":[{}]}', 'null'])('takes %s for no chat', (text) => {
  expect(sharedChats(text)).toBeUndefined();
});

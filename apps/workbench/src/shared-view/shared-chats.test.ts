import { expect, it } from 'vitest';
import { readSharedChat } from './shared-chats.ts';

it('reads each model with its messages', () => {
  const messages = [{ role: 'user', content: 'Rain?' }];
  const instructed = [{ role: 'system', content: 'Be brief.' }, ...messages];
  const chats = [{ model: 'a/b', messages: instructed, temperature: 1 }, { messages }, null];
  expect(readSharedChat(JSON.stringify({ title: 'Rain', chats }))).toEqual({
    title: 'Rain',
    columns: [
      { model: 'a/b', system: 'Be brief.', messages: instructed },
      { model: undefined, system: undefined, messages },
    ],
  });
});

it.each(['{', '[]', '{"chats":[{}]}', 'null'])('takes %s for no chat', (text) => {
  expect(readSharedChat(text)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { describeForgery } from './forgery-words.ts';

const [system, user, tool] = [
  { index: 0, role: 'system' },
  { index: 1, role: 'user' },
  { index: 2, role: '' },
];

it.each([
  [[], 'The input, outside of its messages, contains'],
  [[user], 'Message 2 (user) contains'],
  [[system, user], 'Messages 1 (system) and 2 (user) contain'],
  [[system, user, tool], 'Messages 1 (system), 2 (user) and 3 contain'],
])('names the messages of %j', (messages, before) => {
  expect(describeForgery({ written: '</s>', place: 'end', messages })).toEqual({
    before,
    after: 'which the template writes at the end of a turn',
  });
});

import { expect, it } from 'vitest';
import type { KeptWork } from '../../work-list/kept-work.ts';
import { answerExcerpts, markFailedChats, readLastAnswers } from './last-answers.ts';

const turn = (chat: string, at: number, text: string, more = {}) => ({
  ...{ id: `${chat} ${at}`, chat, at, role: 'assistant', parts: [{ type: 'text', text }] },
  ...more,
});

it('finds the start of the last answer of each chat, and the chats that ended in a failure', () => {
  const answers = readLastAnswers([
    turn('a', 2, '**Oslo**\nis it.'),
    turn('a', 1, 'Bergen'),
    turn('a', 3, 'Which?', { role: 'user' }),
    turn('b', 1, '', { failure: { title: 'Too many requests' } }),
    turn('c', 1, 'x'.repeat(200)),
  ]);
  expect(answerExcerpts(answers)).toEqual([
    ['chats a', 'Oslo is it.'],
    ['chats c', `${'x'.repeat(120)}…`],
  ]);
  const work = ['a', 'b'].map((id) => ({ id: `chats ${id}`, state: 'done' }) as KeptWork);
  expect(markFailedChats(work, answers)).toMatchObject([
    { state: 'done' },
    { state: 'failed', note: 'Too many requests' },
  ]);
});

import type { Turn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import { textParts } from '../../../chat-view/turn-data.ts';
import { FIRST_COLUMN } from './columns.ts';
import { counterparts } from './exchanges.ts';

const turn = (id: string, parent: string | null, change: Partial<Turn> = {}): Turn => ({
  id,
  parent,
  role: 'assistant',
  parts: textParts(`text of ${id}`),
  status: 'done',
  ...change,
});
const user = { role: 'user' } as const;

/** A question that both answer, one that was asked at two places, and an answer that is being written. */
const turns = [
  turn('q1', null, user),
  turn('a1', 'q1'),
  turn('b1', 'q1'),
  turn('qa2', 'a1', user),
  turn('qb2', 'b1', { ...user, data: { batch: 'qa2' } }),
  turn('a2', 'qa2'),
  turn('b2', 'qb2'),
  turn('qa3', 'a2', user),
  turn('qb3', 'b2', { ...user, data: { batch: 'qa3' } }),
  turn('a3', 'qa3', { status: 'open' }),
  turn('b3', 'qb3'),
];
/** The first question and answer of A, in a column that began there. */
const copies = [
  turn('q1c', null, { ...user, data: { batch: 'q1', origin: 'q1' } }),
  turn('a1c', 'q1c', { parts: textParts('text of a1'), data: { origin: 'a1' } }),
];
const state = {
  columns: ['a', 'b', 'c'].map((id) => ({ ...FIRST_COLUMN, id })),
  trees: {
    a: { tree: turns, head: 'a3' },
    b: { tree: turns, head: 'b3' },
    c: { tree: copies, head: 'a1c' },
  },
};

it('finds the whole answers of the base to the same questions', () => {
  expect([...counterparts(state, 'b', 'a')]).toEqual([
    ['b1', ['text of a1']],
    ['b2', ['text of a2']],
  ]);
  expect([...counterparts(state, 'a', 'b')]).toEqual([
    ['a1', ['text of b1']],
    ['a2', ['text of b2']],
  ]);
});

it('finds for the base the answers of all others, and none that is the same message', () => {
  expect([...counterparts(state, 'b', 'b')]).toEqual([
    ['b1', ['text of a1', 'text of a1']],
    ['b2', ['text of a2']],
  ]);
  // C has the first answer of A itself.
  expect([...counterparts(state, 'a', 'a')]).toEqual([
    ['a1', ['text of b1']],
    ['a2', ['text of b2']],
  ]);
  expect([...counterparts(state, 'c', 'a')]).toEqual([]);
  expect([...counterparts({ ...state, columns: state.columns.slice(0, 1) }, 'a', 'a')]).toEqual([]);
});

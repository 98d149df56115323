import { expect, it } from 'vitest';
import { type Columns, FIRST_COLUMN } from './columns.ts';
import { counterparts } from './counterpart.ts';
import { type Turn, textParts } from './turn.ts';

const turn = (id: string, parent: string | null, change: Partial<Turn> = {}): Turn => ({
  id,
  chat: 'c',
  parent,
  role: 'assistant',
  parts: textParts(`text of ${id}`),
  status: 'done',
  at: 0,
  ...change,
});
const user = { role: 'user' } as const;

/** A question that both answer, one that was asked at two places, and an answer that is being written. */
const turns = [
  turn('q1', null, user),
  turn('a1', 'q1'),
  turn('b1', 'q1'),
  turn('qa2', 'a1', user),
  turn('qb2', 'b1', { ...user, batch: 'qa2' }),
  turn('a2', 'qa2'),
  turn('b2', 'qb2'),
  turn('qa3', 'a2', user),
  turn('qb3', 'b2', { ...user, batch: 'qa3' }),
  turn('a3', 'qa3', { status: 'open' }),
  turn('b3', 'qb3'),
];
const state: Columns = {
  turns: Object.fromEntries(turns.map((each) => [each.id, each])),
  columns: [
    { ...FIRST_COLUMN, head: 'a3' },
    { ...FIRST_COLUMN, id: 'b', head: 'b3' },
    { ...FIRST_COLUMN, id: 'c', head: 'a1' },
  ],
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

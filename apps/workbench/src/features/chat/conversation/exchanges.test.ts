import type { Turn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import { exchangeRows, groupExchanges } from './exchanges.ts';

const turn = (id: string, batch?: string): Turn => ({
  id,
  parent: null,
  role: id.startsWith('q') ? 'user' : 'assistant',
  parts: [],
  status: 'done',
  ...(batch !== undefined && { data: { batch } }),
});

it('gives each question what follows it, and a beginning without a question to itself', () => {
  const shown = ['a0', 'q1', 'a1', 'a2', 'q2'].map((id) => ({ turn: turn(id) }));
  expect(groupExchanges(shown).map((exchange) => exchange.map((message) => message.turn.id))).toEqual([
    ['a0'],
    ['q1', 'a1', 'a2'],
    ['q2'],
  ]);
});

it('gives each exchange the rows of its longest column, and finds the questions that all have in common', () => {
  const left = [turn('q1', 'one'), turn('a1'), turn('q2', 'two'), turn('q3', 'three')];
  const right = [turn('q4', 'one'), turn('a4'), turn('a5'), turn('q5', 'other'), turn('a6'), turn('q6', 'three')];
  expect(exchangeRows([left, right])).toEqual([
    { row: 0, isShared: true },
    { row: 3, isShared: false },
    { row: 5, isShared: true },
  ]);
  expect(exchangeRows([left, right.slice(0, 1)]).map(({ isShared }) => isShared)).toEqual([true, false, false]);
  expect(exchangeRows([[], []])).toEqual([]);
});

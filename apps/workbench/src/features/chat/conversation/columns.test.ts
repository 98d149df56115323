import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addColumn, type Columns, FIRST_COLUMN, hideInAll, inColumn, pathIn, restoreInAll } from './columns.ts';
import { addTurn, chooseVersion } from './tree.ts';
import type { Turn } from './turn.ts';

const EMPTY: Columns = { turns: {}, columns: [FIRST_COLUMN] };

/** Conversations of one to three columns, in which turns were added at any place of any column. */
const conversations = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 25 }))
  .map(([count, steps]) => {
    let state = EMPTY;
    while (state.columns.length < count) state = addColumn(state, 'm');
    for (const [at, [columnPick, turnPick]] of steps.entries()) {
      const column = state.columns[columnPick % count]?.id ?? 'a';
      const path = [null, ...pathIn(state, column)];
      const parent = path[turnPick % path.length] ?? null;
      const role = parent?.role === 'user' ? 'assistant' : 'user';
      const turn: Turn = {
        id: `t${at}`,
        chat: 'c',
        parent: parent?.id ?? null,
        role,
        parts: [],
        status: 'done',
        at,
      };
      state = inColumn(state, column, (tree) => addTurn(tree, turn));
    }
    return state;
  });
const ids = (state: Columns, column: string) => pathIn(state, column).map(({ id }) => id);

describe('columns over one tree', () => {
  it('lose nothing when one of them shows another version: every turn is still there, and the others show what they did', () => {
    fc.assert(
      fc.property(conversations, fc.nat(), (state, pick) => {
        const turns = Object.keys(state.turns);
        const next = inColumn(state, 'a', (tree) => chooseVersion(tree, turns[pick % turns.length] ?? ''));
        expect(Object.keys(next.turns)).toEqual(turns);
        for (const { id } of state.columns.slice(1)) expect(ids(next, id)).toEqual(ids(state, id));
      }),
    );
  });

  it('show nothing that is hidden, and all of it again after Undo', () => {
    fc.assert(
      fc.property(conversations, fc.nat(), (state, pick) => {
        const turns = Object.keys(state.turns);
        const hidden = hideInAll(state, turns[pick % turns.length] ?? '', 999);
        for (const { id } of state.columns)
          expect(pathIn(hidden, id).every(({ hiddenAt }) => hiddenAt === undefined)).toBe(true);
        const restored = restoreInAll(hidden, 999, state.columns);
        for (const { id } of state.columns) expect(ids(restored, id)).toEqual(ids(state, id));
        expect(Object.values(restored.turns).every(({ hiddenAt }) => hiddenAt === undefined)).toBe(true);
      }),
    );
  });
});

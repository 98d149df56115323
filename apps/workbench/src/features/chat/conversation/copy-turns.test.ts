import { pathTo, type Turn } from '@hubkit/react/chat-panel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOrigin } from '../../../chat-view/turn-data.ts';
import type { Tree } from './conversation.ts';
import { copyPath, graft } from './copy-turns.ts';
import type { StoredTurn } from './read-turns.ts';
import { splitColumns } from './split-columns.ts';

/** Trees in which turns were added at any place, and one of which is shown. */
const trees = fc.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 20 }), fc.nat()).map(([places, shown]): Tree => {
  const tree: Turn[] = [];
  for (const [at, place] of places.entries()) {
    const parent = [undefined, ...tree][place % (tree.length + 1)];
    const role = parent?.role === 'user' ? 'assistant' : 'user';
    tree.push({ id: `t${at}`, parent: parent?.id ?? null, role, parts: [], status: 'done' });
  }
  return { tree, head: tree[shown % tree.length]?.id ?? null };
});
const newIds = () => {
  let ids = 0;
  return () => `n${++ids}`;
};
const origins = ({ tree, head }: Tree) => pathTo(tree, head).map(getOrigin);

describe('a column that begins where another one is', () => {
  it('shows the same messages, as copies of its own', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const copy = copyPath(tree, newIds());
        expect(origins(copy)).toEqual(origins(tree));
        const ids = new Set(tree.tree.map(({ id }) => id));
        expect(copy.tree.every(({ id }) => !ids.has(id))).toBe(true);
      }),
    );
  });

  it('leaves its own messages as versions where it is closed, and nothing twice', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const newId = newIds();
        const copy = copyPath(tree, newId);
        expect(graft(tree, copy, newId, 'right').added).toEqual([]);
        const more: Turn = { id: 'more', parent: copy.head, role: 'assistant', parts: [], status: 'done' };
        const { tree: joined, added } = graft(tree, { tree: [...copy.tree, more], head: 'more' }, newId, 'right');
        expect(added).toMatchObject([{ parent: tree.head, data: { origin: 'more' } }]);
        expect(joined).toEqual({ tree: [...tree.tree, ...added], head: tree.head });
      }),
    );
  });

  it('leaves them in the order in which all were made, those of the left column first', () => {
    const turn = (id: string, parent: string | null, startedAt?: number): Turn => {
      const isAnswer = startedAt !== undefined;
      const data = isAnswer ? undefined : { batch: parent ?? 'first' };
      return { id, parent, role: isAnswer ? 'assistant' : 'user', parts: [], status: 'done', startedAt, data };
    };
    const column = (name: string, ...times: readonly number[]): Tree => {
      const answers = times.map((at) => turn(`${name}${at}`, name, at));
      return { tree: [turn(name, null), ...answers], head: answers.at(-1)?.id ?? null };
    };
    const join = (side: 'left' | 'right', from: Tree) =>
      graft(column('b', 2, 5), from, newIds(), side).tree.tree.map(getOrigin);
    expect(join('left', column('a', 1, 3, 6))).toEqual(['b', 'a1', 'b2', 'a3', 'b5', 'a6']);
    expect(join('left', column('a', 2, 5))).toEqual(['b', 'a2', 'b2', 'a5', 'b5']);
    expect(join('right', column('c', 2, 5))).toEqual(['b', 'b2', 'c2', 'b5', 'c5']);
    // An answer that was written by hand has no time of its own: it follows the one that was made before it.
    const { tree, head } = column('a', 1, 6);
    const [question, ...answers] = tree as [Turn, ...Turn[]];
    const mine: Turn = { id: 'mine', parent: 'a', role: 'assistant', parts: [], status: 'done' };
    expect(join('left', { tree: [question, ...answers.slice(0, 1), mine, ...answers.slice(1)], head })).toEqual([
      'b',
      'a1',
      'mine',
      'b2',
      'b5',
      'a6',
    ]);
    // So does a question: it was made with the answer that follows it.
    const other = { ...turn('q', null), data: { batch: 'other' } };
    expect(join('left', { tree: [...tree, other, turn('q4', 'q', 4)], head: 'q4' })).toEqual([
      'b',
      'a1',
      'b2',
      'b5',
      'a6',
      'q',
      'q4',
    ]);
    expect(join('left', { tree: [question, answers[0] as Turn, other, turn('q4', 'q', 4)], head: 'q4' })).toEqual([
      'b',
      'a1',
      'b2',
      'q',
      'q4',
      'b5',
    ]);
  });
});

describe('a chat whose columns shared one tree', () => {
  it('shows in each column what it did, and loses no message', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), ({ tree }, heads) => {
        const stored = tree.map((turn, at): StoredTurn => ({ ...turn, chat: 'c', at }));
        const columns = heads.map((head, place) => ({
          id: 'abcd'.charAt(place),
          model: 'm',
          provider: 'auto',
          head: tree[head % tree.length]?.id ?? null,
        }));
        const split = splitColumns(stored, { columns });
        expect(new Set(split.turns.map(({ id }) => id)).size).toBe(split.turns.length);
        expect(split.turns.map(({ id }) => id)).toEqual(expect.arrayContaining(tree.map(({ id }) => id)));
        for (const [place, { id, head }] of split.columns.entries()) {
          const own = split.turns.filter(({ column }) => column === id);
          expect(origins({ tree: own, head })).toEqual(origins({ tree, head: columns[place]?.head ?? null }));
          // Every message follows one of its own column.
          const ids = new Set<string | null>([null, ...own.map((turn) => turn.id)]);
          expect(own.every(({ parent }) => ids.has(parent))).toBe(true);
        }
        // Where only the messages were stored, the next page makes the same of them.
        const again = splitColumns(split.turns, { columns });
        expect(new Set(again.turns)).toEqual(new Set(split.turns));
        expect(again.columns).toEqual(split.columns);
      }),
    );
  });
});

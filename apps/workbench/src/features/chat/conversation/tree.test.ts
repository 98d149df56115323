import { describe, expect, it } from 'vitest';
import { addTurn, chooseVersion, EMPTY_TREE, hideTurn, pathOf, restoreTurns, type Tree, versionsOf } from './tree.ts';
import type { Turn } from './turn.ts';

/** A tree from lines such as `b<a`: turn b after turn a. Ids with a number are questions. */
function grow(...lines: readonly string[]): Tree {
  return lines.reduce((tree, line, at) => {
    const [id = '', parent = null] = line.split('<');
    return addTurn(tree, turn(id, parent, at));
  }, EMPTY_TREE);
}

function turn(id: string, parent: string | null, at: number): Turn {
  const role = /\d/.test(id) ? 'user' : 'assistant';
  return { id, chat: 'c', parent, role, parts: [], status: 'done', at };
}

const shown = (tree: Tree) => pathOf(tree).map(({ id }) => id);
const versions = (tree: Tree, id: string) =>
  versionsOf(tree, tree.turns[id] ?? turn(id, null, 0)).map((each) => each.id);

describe('a tree of turns', () => {
  const long = grow('1', 'a<1', '2<a', 'b<2', '3<b', 'c<3');

  it('keeps six turns when the first question is edited, and finds them again', () => {
    const edited = addTurn(addTurn(long, turn('1x', null, 10)), turn('ax', '1x', 11));
    expect(shown(edited)).toEqual(['1x', 'ax']);
    expect(Object.keys(edited.turns)).toHaveLength(8);
    expect(versions(edited, '1x')).toEqual(['1', '1x']);
    expect(shown(chooseVersion(edited, '1'))).toEqual(['1', 'a', '2', 'b', '3', 'c']);
  });

  it('goes back to the version below that was last shown, not to the newest', () => {
    const two = addTurn(long, turn('cx', '3', 10));
    const first = chooseVersion(two, 'c');
    const away = addTurn(first, turn('1x', null, 11));
    expect(shown(chooseVersion(away, '1')).at(-1)).toBe('c');
  });

  it('hides what follows a deleted turn and shows the nearest version', () => {
    const two = addTurn(long, turn('ax', '1', 10));
    const hidden = hideTurn(two, 'ax', 99);
    expect(shown(hidden)).toEqual(['1', 'a', '2', 'b', '3', 'c']);
    expect(versions(hidden, 'a')).toEqual(['a']);
  });

  it('ends before a deleted turn that has no other version, and restores exactly what went', () => {
    const before = hideTurn(long, 'c', 50);
    const hidden = hideTurn(before, '2', 99);
    expect(shown(hidden)).toEqual(['1', 'a']);
    const restored = restoreTurns(hidden, 99, before.head);
    expect(shown(restored)).toEqual(['1', 'a', '2', 'b', '3']);
    expect(restored.turns.c?.hiddenAt).toBe(50);
  });

  it('is empty once its first turn is deleted', () => {
    expect(shown(hideTurn(long, '1', 99))).toEqual([]);
  });

  it('leaves the shown path alone when a version beside it is deleted', () => {
    const two = addTurn(long, turn('cx', '3', 10));
    expect(shown(hideTurn(two, 'c', 99)).at(-1)).toBe('cx');
  });
});

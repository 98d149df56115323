import { isOpen, pathTo, type Turn } from '@hubkit/react/chat-panel';
import { getBatch, getOrigin } from '../../../chat-view/turn-data.ts';
import type { Tree } from './conversation.ts';

/** The shown path of a column, for another column that begins there. */
export function copyPath({ tree, head }: Tree, newId: () => string): Tree {
  let parent: string | null = null;
  const copies: Turn[] = [];
  for (const turn of pathTo(tree, head)) {
    copies.push(copyTurn(turn, newId(), parent));
    parent = copies.at(-1)?.id ?? null;
  }
  return { tree: copies, head: parent };
}

/**
 * Adds the messages of a column that is closed to those of another one, whose versions they become, in the order in which all of
 * them were made. Of two that were made at once, that of the left column comes first. Returns the added ones, too.
 *
 * @param side - Where the closed column was, as seen from the other one.
 */
export function graft(
  into: Tree,
  from: Tree,
  newId: () => string,
  side: 'left' | 'right',
): { readonly tree: Tree; readonly added: readonly Turn[] } {
  const times = new Map([...computeTimes(into.tree), ...computeTimes(from.tree)]);
  const getTime = (turn: Turn) => times.get(turn.id) ?? 0;
  const ids = new Map<string | null, string | null>([[null, null]]);
  const tree = [...into.tree];
  const added: Turn[] = [];
  /** The place of the copy that was added last. */
  let last = -1;
  // A message comes after its parent.
  for (const turn of from.tree) {
    const parent = ids.get(turn.parent);
    if (parent === undefined) continue;
    const same = into.tree.find((other) => other.parent === parent && isSame(other, turn));
    const copy = same ?? copyTurn(turn, newId(), parent);
    ids.set(turn.id, copy.id);
    if (same) continue;
    const time = getTime(turn);
    times.set(copy.id, time);
    const begin =
      Math.max(
        last,
        tree.findIndex(({ id }) => id === parent),
      ) + 1;
    const isLater = (other: Turn) => (side === 'left' ? getTime(other) >= time : getTime(other) > time);
    const next = tree.findIndex((other, place) => place >= begin && isLater(other));
    last = next < 0 ? tree.length : next;
    tree.splice(last, 0, copy);
    added.push(copy);
  }
  return { tree: { tree, head: into.head }, added };
}

/**
 * The times at which messages were made, in ms since 1970, by their ids; 0 where none is known. A question was made when its answer
 * was asked for, and a message that was written by hand after the one before it.
 */
function computeTimes(tree: readonly Turn[]): ReadonlyMap<string, number> {
  let last = 0;
  return new Map(
    tree.map(({ id, startedAt }) => {
      last = Math.max(last, startedAt ?? tree.find(({ parent }) => parent === id)?.startedAt ?? 0);
      return [id, last];
    }),
  );
}

/** True for a message and its copy, and for a question that went to both columns. */
function isSame(one: Turn, other: Turn): boolean {
  return (
    one.role === other.role &&
    (getOrigin(one) === getOrigin(other) || (one.role === 'user' && getBatch(one) === getBatch(other)))
  );
}

/** A copy of a message in another column, which is not written there. */
export function copyTurn(turn: Turn, id: string, parent: string | null): Turn {
  const batch = turn.role === 'user' && { batch: getBatch(turn) };
  const data = { ...turn.data, ...batch, origin: getOrigin(turn) };
  return { ...turn, id, parent, data, ...(isOpen(turn) && { status: 'stopped' }) };
}

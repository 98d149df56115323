import { isOpen, pathTo, type Turn } from '@hubkit/react/chat-panel';
import type { Tree } from './conversation.ts';
import { batchOf, originOf } from './turn-data.ts';

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

/** Adds the messages of a column that is closed to those of another one, whose versions they become. Returns the added ones, too. */
export function graft(
  into: Tree,
  from: Tree,
  newId: () => string,
): { readonly tree: Tree; readonly added: readonly Turn[] } {
  const places = new Map<string | null, string | null>([[null, null]]);
  const added: Turn[] = [];
  // A message comes after its parent.
  for (const turn of from.tree) {
    const parent = places.get(turn.parent);
    if (parent === undefined) continue;
    const same = into.tree.find((other) => other.parent === parent && isSame(other, turn));
    const place = same ?? copyTurn(turn, newId(), parent);
    if (!same) added.push(place);
    places.set(turn.id, place.id);
  }
  return { tree: { tree: [...into.tree, ...added], head: into.head }, added };
}

/** True for a message and its copy, and for a question that went to both columns. */
function isSame(one: Turn, other: Turn): boolean {
  return (
    one.role === other.role &&
    (originOf(one) === originOf(other) || (one.role === 'user' && batchOf(one) === batchOf(other)))
  );
}

/** A copy of a message in another column, which is not written there. */
export function copyTurn(turn: Turn, id: string, parent: string | null): Turn {
  const batch = turn.role === 'user' && { batch: batchOf(turn) };
  const data = { ...turn.data, ...batch, origin: originOf(turn) };
  return { ...turn, id, parent, data, ...(isOpen(turn) && { status: 'stopped' }) };
}

import type { Turn } from './turn.ts';

/** All turns of a conversation, and the one that the shown path ends with. Turns are added, hidden and shown, never dropped. */
export interface Tree {
  readonly turns: Readonly<Record<string, Turn>>;
  /** The last turn of the shown path; null without any. */
  readonly head: string | null;
  /** The last shown version below a turn, by the id of that turn. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** A tree without turns. */
export const EMPTY_TREE: Tree = { turns: {}, head: null, chosen: {} };

/** Returns the turns from the first to the head. */
export function pathOf({ turns, head }: Pick<Tree, 'turns' | 'head'>): readonly Turn[] {
  const path: Turn[] = [];
  for (let turn = turnAt(turns, head); turn; turn = turnAt(turns, turn.parent)) path.push(turn);
  return path.reverse();
}

/** Returns the versions of a turn, itself included, the oldest first; hidden ones are left out. */
export function versionsOf({ turns }: Pick<Tree, 'turns'>, { parent, role }: Turn): readonly Turn[] {
  return childrenOf(turns, parent).filter((turn) => turn.role === role);
}

/** Adds a turn and shows it. */
export function addTurn<Of extends Tree>(tree: Of, turn: Turn): Of {
  return show({ ...tree, turns: { ...tree.turns, [turn.id]: turn } }, turn.id);
}

/** Changes a turn; one that is not in the tree stays out of it. */
export function updateTurn<Of extends Pick<Tree, 'turns'>>(tree: Of, id: string, change: Partial<Turn>): Of {
  const turn = tree.turns[id];
  return turn ? { ...tree, turns: { ...tree.turns, [id]: { ...turn, ...change } } } : tree;
}

/** Shows a version of a turn, with what followed it when it was last shown. */
export function chooseVersion<Of extends Tree>(tree: Of, id: string): Of {
  return tree.turns[id] ? show(tree, leafOf(tree, id)) : tree;
}

/** Hides a turn with all that follows it. The nearest version takes its place, else the path ends before it. */
export function hideTurn<Of extends Tree>(tree: Of, id: string, at: number): Of {
  const turn = tree.turns[id];
  if (!turn) return tree;
  const versions = versionsOf(tree, turn);
  const place = versions.findIndex((version) => version.id === id);
  const next = versions[place - 1] ?? versions[place + 1];
  const hidden = { ...tree, turns: setHidden(tree.turns, subtreeOf(tree.turns, id), at) };
  if (!pathOf(tree).some((shown) => shown.id === id)) return hidden;
  return next ? chooseVersion(hidden, next.id) : { ...hidden, head: turn.parent };
}

/** Restores the turns hidden at a time, and the path that ends with `head`. */
export function restoreTurns<Of extends Tree>(tree: Of, at: number, head: string | null): Of {
  const ids = Object.values(tree.turns).flatMap(({ id, hiddenAt }) => (hiddenAt === at ? [id] : []));
  const restored = { ...tree, turns: setHidden(tree.turns, ids, undefined) };
  return head === null ? restored : show(restored, head);
}

function show<Of extends Tree>(tree: Of, head: string): Of {
  const steps = pathOf({ turns: tree.turns, head }).map(({ id, parent }) => [parent ?? '', id] as const);
  return { ...tree, head, chosen: { ...tree.chosen, ...Object.fromEntries(steps) } };
}

/** The end of the path that was last shown below a turn; below turns never shown, the newest. */
function leafOf({ turns, chosen }: Tree, id: string): string {
  let leaf = id;
  for (;;) {
    const children = childrenOf(turns, leaf);
    const next = children.find((child) => child.id === chosen[leaf]) ?? children.at(-1);
    if (!next) return leaf;
    leaf = next.id;
  }
}

function childrenOf(turns: Tree['turns'], parent: string | null): readonly Turn[] {
  return byParent(turns).get(parent) ?? [];
}

/** Visible turns by parent, the oldest first. Turns never change in place, so each state of them is sorted once. */
const INDEXES = new WeakMap<Tree['turns'], ReadonlyMap<string | null, readonly Turn[]>>();

function byParent(turns: Tree['turns']): ReadonlyMap<string | null, readonly Turn[]> {
  const known = INDEXES.get(turns);
  if (known) return known;
  const index = new Map<string | null, Turn[]>();
  for (const turn of Object.values(turns)) {
    if (turn.hiddenAt !== undefined) continue;
    const siblings = index.get(turn.parent);
    if (siblings) siblings.push(turn);
    else index.set(turn.parent, [turn]);
  }
  for (const siblings of index.values()) siblings.sort((a, b) => a.at - b.at);
  INDEXES.set(turns, index);
  return index;
}

/** A turn with all that follows it and is not hidden yet. */
function subtreeOf(turns: Tree['turns'], id: string): readonly string[] {
  return [id, ...childrenOf(turns, id).flatMap((child) => subtreeOf(turns, child.id))];
}

function setHidden(turns: Tree['turns'], ids: readonly string[], hiddenAt: number | undefined): Tree['turns'] {
  const changed = ids.flatMap((id) => (turns[id] ? [[id, { ...turns[id], hiddenAt }] as const] : []));
  return { ...turns, ...Object.fromEntries(changed) };
}

function turnAt(turns: Tree['turns'], id: string | null): Turn | undefined {
  return id === null ? undefined : turns[id];
}

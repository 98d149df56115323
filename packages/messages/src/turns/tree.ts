import type { Turn } from './turn.ts';

/** The messages of a conversation. */
export interface Conversation {
  /** All messages, versions and hidden ones included, in the order in which they were made. */
  readonly tree: readonly Turn[];
  /** Id of the last message of the shown path; null without messages. */
  readonly head: string | null;
}

/** The versions of a message: those beside it that are not hidden. */
export interface Versions {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly previous: Turn | undefined;
  readonly next: Turn | undefined;
}

/** The messages from the first one to `head`, without hidden ones. A parent that is missing or comes twice ends the path. */
export function pathTo(turns: readonly Turn[], head: string | null): readonly Turn[] {
  const byId = new Map<string | null, Turn>(turns.map((turn) => [turn.id, turn]));
  const path = new Set<Turn>();
  let turn = byId.get(head);
  while (turn && !path.has(turn)) {
    path.add(turn);
    turn = byId.get(turn.parent);
  }
  return [...path].reverse().filter(({ isHidden }) => !isHidden);
}

/** The versions of a message. */
export function versionsOf(turns: readonly Turn[], { id, parent, role }: Turn): Versions {
  const versions = turns.filter((turn) => turn.parent === parent && turn.role === role && !turn.isHidden);
  const index = versions.findIndex((turn) => turn.id === id);
  return { index, count: versions.length, previous: versions[index - 1], next: versions[index + 1] };
}

/**
 * The last message below another one: along the versions that were shown last, by the id of the message before them; below messages
 * never shown, the newest.
 */
export function endOf(turns: readonly Turn[], start: string, shown?: ReadonlyMap<string | null, string>): string {
  const seen = new Set<string>();
  let end = start;
  while (!seen.has(end)) {
    seen.add(end);
    const parent = end;
    const next = turns.filter((turn) => turn.parent === parent && !turn.isHidden);
    end = (next.find(({ id }) => id === shown?.get(parent)) ?? next.at(-1))?.id ?? end;
  }
  return end;
}

/** A conversation in which a message and all that follows it are hidden. Another version takes its place, or the path ends before it. */
export function withoutTurn({ tree, head }: Conversation, { id, parent, role }: Turn): Conversation {
  const below = new Set<string | null>([id]);
  // A message comes after its parent.
  for (const turn of tree) if (below.has(turn.parent)) below.add(turn.id);
  const hidden = tree.map((turn) => (below.has(turn.id) && !turn.isHidden ? { ...turn, isHidden: true } : turn));
  if (!pathTo(tree, head).some((turn) => turn.id === id)) return { tree: hidden, head };
  const version = hidden.findLast((turn) => turn.parent === parent && turn.role === role && !turn.isHidden);
  return { tree: hidden, head: version ? endOf(hidden, version.id) : parent };
}

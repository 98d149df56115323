import type { Conversation } from '@hubkit/messages/turns';

/**
 * Merges a conversation into the stored one, to which other tabs may have written. Stored messages that `value` lacks are kept,
 * except those in `known`, which the writer has dropped, and their replies. A message without a change since `known` keeps its
 * stored form. An empty conversation replaces the stored one, and so does a value of another kind.
 *
 * @param stored - Current value of the storage.
 * @param value - Value to store.
 * @param known - Value that the writer has read or written before.
 */
export function mergeConversations(stored: unknown, value: unknown, known: unknown): unknown {
  if (!isConversation(stored) || !isConversation(value) || value.tree.length === 0) return value;
  const before = isConversation(known) ? known : { tree: [], head: null };
  const own = new Map(value.tree.map((turn) => [turn.id, turn]));
  const unchanged = new Set(before.tree.filter((turn) => own.get(turn.id) === turn).map(({ id }) => id));
  const dropped = new Set(before.tree.flatMap(({ id }) => (own.has(id) ? [] : id)));
  const tree = [];
  // A message comes after its parent.
  for (const turn of stored.tree) {
    const { id, parent } = turn;
    const mine = own.get(id);
    if (!mine && (dropped.has(id) || dropped.has(parent ?? ''))) dropped.add(id);
    else tree.push(mine && !unchanged.has(id) ? mine : turn);
    own.delete(id);
  }
  const isShownElsewhere = value.head === before.head && tree.some(({ id }) => id === stored.head);
  return { tree: [...tree, ...own.values()], head: isShownElsewhere ? stored.head : value.head };
}

function isConversation(value: unknown): value is Conversation {
  return Array.isArray(Object(value).tree);
}

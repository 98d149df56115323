import { pathTo } from '@hubkit/react/chat-panel';
import type { ChatEntry, StoredColumn } from './chat-entry.ts';
import { copyTurn } from './copy-turns.ts';
import type { StoredTurn } from './read-turns.ts';

/**
 * Gives each column of a chat whose columns shared their messages a tree of its own. A message belongs to the first column that
 * shows it, or to that of the message before it; other columns that show it get a copy. Every tab makes the same copies.
 */
export function splitColumns(
  turns: readonly StoredTurn[],
  { columns }: Pick<ChatEntry, 'columns'>,
): { readonly turns: readonly StoredTurn[]; readonly columns: readonly StoredColumn[] } {
  if (turns.length > 0 && turns.every(({ column }) => column !== undefined)) {
    // A page was closed after it had stored the messages.
    const isThere = (id: string | null, column: string) =>
      turns.some((turn) => turn.id === id && turn.column === column);
    const findHead = ({ id, head }: StoredColumn) => (head === null || isThere(head, id) ? head : `${head}~${id}`);
    return { turns, columns: columns.map((column) => ({ ...column, head: findHead(column) })) };
  }
  const all = [...turns].sort((a, b) => a.at - b.at);
  // Hidden messages belong to paths, too.
  const visible = all.map((turn) => ({ ...turn, isHidden: false }));
  const paths = columns.map(({ id, head }) => [id, new Set(pathTo(visible, head).map((turn) => turn.id))] as const);
  const first = columns[0]?.id ?? '';
  const owners = new Map<string | null, string>();
  for (const { id, parent } of all) {
    const shown = paths.find(([, path]) => path.has(id))?.[0];
    owners.set(id, shown ?? owners.get(parent) ?? first);
  }
  const nameIn = (column: string, id: string) => (owners.get(id) === column ? id : `${id}~${column}`);
  const split = all.map((turn): StoredTurn => {
    const column = owners.get(turn.id) ?? first;
    const isCopied = turn.parent !== null && owners.has(turn.parent);
    return { ...turn, column, parent: isCopied ? nameIn(column, turn.parent ?? '') : turn.parent };
  });
  const copies = paths.flatMap(([column, path]) =>
    all
      .filter(({ id }) => path.has(id) && owners.get(id) !== column)
      .map((turn): StoredTurn => {
        const parent = turn.parent === null ? null : nameIn(column, turn.parent);
        return { ...turn, ...copyTurn(turn, nameIn(column, turn.id), parent), column };
      }),
  );
  return {
    turns: [...split, ...copies],
    columns: columns.map((column) => ({ ...column, head: column.head && nameIn(column.id, column.head) })),
  };
}

import { endOf, isOpen, type Turn } from '@hubkit/react/chat-panel';
import type { Storage } from '../../../database/open-storage.ts';
import { type ChatEntry, readChatEntry } from './chat-entry.ts';
import type { Tree } from './conversation.ts';
import { mergeFields } from './merge-entry.ts';
import { readTurns, type StoredTurn } from './read-turns.ts';

/** The messages of chats in the storage of this browser, an entry for each. */
export type TurnStorage = ReturnType<typeof createTurnStorage>;

/** A chat that was read: messages keep their identity until another tab changes them. */
interface ReadChat {
  entry: ChatEntry | undefined;
  readonly turns: Map<string, StoredTurn>;
  readonly shown: WeakMap<StoredTurn, Turn>;
}

/** The key of a column in the storage of its messages. */
export function createKey(chat: string, column: string): string {
  return `${chat} ${column}`;
}

/** Keeps the messages of the columns of chats, under the keys of `createKey`. */
export function createTurnStorage(storage: Storage) {
  /** The chat that was read last. */
  let last: { readonly id: string; readonly chat: Promise<ReadChat>; read?: ReadChat } | undefined;
  const listeners = new Map<string, Set<() => void>>();
  const merging = new Map<string, StoredTurn>();
  const writes = new Set<Promise<void>>();

  const load = async (id: string): Promise<ReadChat> => {
    await Promise.allSettled(writes);
    const [stored, entries] = await Promise.all([storage.get('chats', id), storage.listTurns(id)]);
    const entry = readChatEntry(stored);
    const turns = readTurns(entries);
    if (entry?.schema !== 2) return readChat(entry, turns);
    const { splitColumns } = await import('./split-columns.ts');
    const split = splitColumns(turns, entry);
    const next: ChatEntry = { ...entry, schema: 3, columns: split.columns };
    // Messages first: where only they were stored, the same copies are made again.
    await storage.put('turns', ...split.turns);
    await storage.put('chats', next);
    return readChat(next, split.turns);
  };
  /** At once where the chat has been read: a closing page waits for nothing. */
  const loadChat = (id: string): ReadChat | Promise<ReadChat> => {
    if (last?.id === id) return last.read ?? last.chat;
    const reading: NonNullable<typeof last> = { id, chat: load(id) };
    last = reading;
    void reading.chat.then((chat) => {
      reading.read = chat;
    });
    return reading.chat;
  };
  const write = async (chat: ReadChat, key: string, tree: Tree, known: Tree | undefined) => {
    const [id = '', column = ''] = key.split(' ');
    const before = new Map(known?.tree.map((turn) => [turn.id, turn]));
    const changed = tree.tree.filter((turn) => before.get(turn.id) !== turn);
    if (changed.length === 0) return;
    const times = computeTimes(tree.tree, chat);
    const values = changed.map((turn) => {
      const stored: StoredTurn = { ...turn, chat: id, column, at: times.get(turn.id) ?? Date.now() };
      chat.turns.set(turn.id, stored);
      chat.shown.set(stored, turn);
      merging.set(turn.id, stored);
      return stored;
    });
    const merged = storage.merge('turns', values, (own, there) =>
      there ? mergeFields(before.get(own.id) as StoredTurn | undefined, own, there as StoredTurn) : own,
    );
    writes.add(merged);
    try {
      await merged;
    } finally {
      writes.delete(merged);
      for (const value of values) if (merging.get(value.id) === value) merging.delete(value.id);
    }
  };
  const tell = (isMeant: (key: string) => boolean) => {
    for (const [key, all] of listeners) if (isMeant(key)) for (const listener of all) listener();
  };

  storage.watch('turns', async (id) => {
    const reading = last;
    if (id === undefined) {
      last = undefined;
      return tell(() => true);
    }
    const [stored] = readTurns([(await storage.get('turns', id)) ?? []].flat());
    if (!stored) return;
    const { chat, column = '' } = stored;
    if (reading?.id === chat) (await reading.chat).turns.set(id, stored);
    tell((key) => key === createKey(chat, column));
  });
  storage.watch('chats', async (id) => {
    if (id === undefined || last?.id !== id) return;
    const chat = await last.chat;
    chat.entry = readChatEntry(await storage.get('chats', id)) ?? chat.entry;
    tell((key) => key.startsWith(`${id} `));
  });

  return {
    /** Begins a chat of which nothing is stored. */
    begin(id: string) {
      const read = readChat(undefined, []);
      last = { id, chat: Promise.resolve(read), read };
    },
    /** Reads a chat as it is stored: its entry, and the messages of its columns. Undefined for one that is not there. */
    async read(id: string) {
      const chat = await loadChat(id);
      const { entry } = chat;
      if (!entry) return undefined;
      const trees = entry.columns.map((column) => [column.id, restored(createTree(chat, column.id))] as const);
      return { entry, trees: Object.fromEntries(trees) };
    },
    get(key: string) {
      const [id = '', column = ''] = key.split(' ');
      const chat = loadChat(id);
      const read = (from: ReadChat) => {
        const tree = createTree(from, column);
        return tree.tree.length > 0 ? tree : undefined;
      };
      return chat instanceof Promise ? chat.then(read) : read(chat);
    },
    set(key: string, value: unknown, known: unknown) {
      const [id = ''] = key.split(' ');
      const chat = loadChat(id);
      // Both were written by `createChat` of the hook.
      const [tree, before] = [value as Tree, known as Tree | undefined];
      return chat instanceof Promise
        ? chat.then((read) => write(read, key, tree, before))
        : write(chat, key, tree, before);
    },
    remove: () => undefined,
    watch(key: string, listener: () => void) {
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      return () => all.delete(listener);
    },
    /** Stores again, at once, what is still being merged: a closing page has no time for it. */
    flush() {
      if (merging.size > 0) void storage.put('turns', ...merging.values());
    },
  };
}

function readChat(entry: ChatEntry | undefined, turns: readonly StoredTurn[]): ReadChat {
  return { entry, turns: new Map(turns.map((turn) => [turn.id, turn])), shown: new WeakMap() };
}

/**
 * The times that messages are stored with, by which their order is restored. New ones that stand before others, such as those of a
 * column that was closed, get times between their neighbors, at equal distances: halves would soon be the same number.
 */
function computeTimes(tree: readonly Turn[], { turns }: ReadChat): ReadonlyMap<string, number> {
  const newest = Math.max(0, ...[...turns.values()].map(({ at }) => at));
  const now = Math.max(Date.now(), newest + 1);
  const known = tree.map(({ id }) => turns.get(id)?.at);
  let last = 0;
  return new Map(
    tree.map(({ id }, place) => {
      const nextTime = () => {
        const next = known.findIndex((at, other) => other > place && at !== undefined);
        return next < 0 ? Math.max(now, last + 1) : last + ((known[next] ?? now) - last) / (next - place + 1);
      };
      last = known[place] ?? nextTime();
      return [id, last];
    }),
  );
}

/** Messages as a page shows them that does not write their open answers. */
function restored({ tree, head }: Tree): Tree {
  return { tree: tree.map((turn) => (isOpen(turn) ? { ...turn, status: 'interrupted' } : turn)), head };
}

/** The messages of a column in the order of their making. */
function createTree({ entry, turns, shown }: ReadChat, column: string): Tree {
  const own = [...turns.values()].filter((turn) => turn.column === column).sort((a, b) => a.at - b.at);
  const tree = own.map((stored) => {
    const known = shown.get(stored);
    if (known) return known;
    const { chat: _chat, column: _column, at: _at, ...turn } = stored;
    shown.set(stored, turn);
    return turn;
  });
  const head = entry?.columns.find(({ id }) => id === column)?.head ?? tree.at(-1)?.id;
  // The end is stored later than the messages, and by each tab: another one may have gone on below it.
  return { tree, head: head === undefined ? null : endOf(tree, head) };
}

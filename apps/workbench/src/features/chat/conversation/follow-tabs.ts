import { isOpen } from '@hubkit/react/chat-panel';
import type { Storage } from '../../../database/open-storage.ts';
import type { Chat } from '../create-chat.ts';
import { type ChatEntry, readChatEntry, restoreTurn, withModelsOf } from './chat-entry.ts';
import { type Conversation, isAnswering } from './conversation.ts';
import { followPath, mergeColumns } from './merge-columns.ts';
import { mergeFields } from './merge-fields.ts';
import { readTurns } from './read-turns.ts';
import { partsOf, type SyncedState } from './synced-state.ts';
import type { Turn } from './turn.ts';

/** The other tabs, as a page follows them. */
interface FollowedTabs {
  /** Loads changes to the shown chat that were stored before this tab listened for them. */
  readonly catchUp: () => Promise<void>;
  /** Reads the shown chat again, and leaves it if it was deleted. */
  readonly readAll: () => Promise<void>;
}

/** Merges changes from other tabs. Local edits win. */
export function followTabs(kept: Chat, storage: Storage, known: SyncedState, serviceId: () => string): FollowedTabs {
  const joinTurns = (stored: readonly Turn[]) =>
    kept.store.set((state) => {
      const turns = stored.filter(({ chat }) => chat === state.id).map((turn) => [turn.id, mergeTurn(state, turn)]);
      return turns.length > 0 ? { ...state, turns: { ...state.turns, ...Object.fromEntries(turns) } } : state;
    });
  const mergeTurn = ({ turns }: Conversation, stored: Turn): Turn => {
    const here = turns[stored.id];
    const before = known.turns.get(stored.id);
    // The answer of a call of this tab is not being written elsewhere.
    const there = here?.run ? { ...stored, run: here.run } : restoreTurn(stored, true);
    known.turns.set(stored.id, there);
    return here && here !== before ? mergeFields(before, here, there) : there;
  };

  const mergeEntry = (entry: ChatEntry) =>
    kept.store.set((state) => {
      if (state.id !== entry.id) return state;
      const before = known.chats.get(state.id);
      const there = entry.service === serviceId() ? entry.columns : withModelsOf(entry.columns, state.columns);
      const columns = mergeColumns(before?.columns, state.columns, there).map((column) => {
        const here = state.columns.find(({ id }) => id === column.id);
        const other = there.find(({ id }) => id === column.id);
        return here && other
          ? followPath(state.turns, here, { ...column, head: other.head, chosen: other.chosen })
          : column;
      });
      const settings = mergeFields(before?.settings, state.settings, entry.settings);
      const title = state.title === before?.title && entry.isNamed ? entry.title : state.title;
      const next = { ...state, columns, settings, title };
      // What was not changed here since it was last stored is not stored again: two tabs would go on for ever.
      const isStored = state.columns === before?.columns && state.settings === before.settings;
      known.chats.set(state.id, isStored ? partsOf(next) : { columns: there, settings: entry.settings, title });
      return next;
    });

  const readEntry = async (id: string) => {
    const entry = readChatEntry(await storage.get('chats', id));
    if (!entry) return false;
    const { turns } = kept.store.get();
    const isWhole = entry.columns.every(({ head }) => head === null || turns[head]);
    if (!isWhole) joinTurns(readTurns(await storage.listTurns(id)));
    mergeEntry(entry);
    return true;
  };
  /** After an import, or after everything was deleted. */
  const readAll = async () => {
    const { id } = kept.store.get();
    joinTurns(readTurns(await storage.listTurns(id)));
    if (await readEntry(id)) return;
    const now = kept.store.get();
    const wasStored = Object.keys(now.turns).some((turn) => known.turns.has(turn));
    if (now.id !== id || !wasStored) return;
    if (!isAnswering(now)) {
      known.deleted.add(id);
      kept.clear();
    }
    // What is still written here is stored as a whole.
    known.turns.clear();
    known.chats.clear();
  };

  storage.watch('turns', (id) => {
    if (id !== undefined) void storage.get('turns', id).then((turn) => joinTurns(readTurns(turn ? [turn] : [])));
  });
  storage.watch('chats', (id) => {
    if (id === undefined) void readAll();
    else if (id === kept.store.get().id) void readEntry(id);
  });
  const catchUp = async () => {
    const { id } = kept.store.get();
    // An answer that is open in the storage stays interrupted until a tab goes on with it: its page may have been closed.
    joinTurns(readTurns(await storage.listTurns(id)).filter((turn) => !isOpen(turn)));
    await readEntry(id);
  };
  void catchUp();
  return { catchUp, readAll };
}

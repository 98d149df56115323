import type { Entry } from '../../../database/schema.ts';
import { type ChatEntry, readChatEntry } from './chat-entry.ts';
import { mergeColumns } from './merge-columns.ts';
import { mergeFields } from './merge-fields.ts';
import type { ChatParts } from './synced-state.ts';
import type { Turn } from './turn.ts';

type StoredTurn = Omit<Turn, 'run'>;

/** Joins a turn of this tab with what others have stored of it since; `versions` has what this tab last knew, by id. */
export function mergeTurn(versions: ReadonlyMap<string, Turn | undefined>) {
  return (turn: StoredTurn, there: Entry | undefined): StoredTurn =>
    there ? mergeFields<StoredTurn>(versions.get(turn.id), turn, there as StoredTurn) : turn; // Stored by `persistChat`.
}

/** Joins what this tab stores of a chat with what others have stored since; `before` is what this tab last knew. */
export function mergeEntry(before: ChatParts | undefined) {
  return (entry: ChatEntry, stored: Entry | undefined): ChatEntry => {
    const there = readChatEntry(stored);
    if (!there) return entry;
    const isOtherName = there.isNamed && before?.title === (entry.isNamed ? entry.title : undefined);
    return {
      ...entry,
      ...(isOtherName && { title: there.title, isNamed: true }),
      columns:
        entry.service === there.service ? mergeColumns(before?.columns, entry.columns, there.columns) : entry.columns,
      settings: mergeFields(before?.settings, entry.settings, there.settings),
    };
  };
}

import type { Entry } from '../../../database/schema.ts';
import { type ChatEntry, readChatEntry, type StoredColumn, withoutHead } from './chat-entry.ts';
import type { Column } from './columns.ts';
import { type Conversation, getTree } from './conversation.ts';

/** The parts of a chat that are stored beside its messages. */
export interface ChatParts extends Pick<Conversation, 'settings' | 'title'> {
  readonly columns: readonly StoredColumn[];
}

/** Returns the parts of a conversation that are stored beside its messages. */
export function pickParts(state: Conversation): ChatParts {
  const { columns, settings, title } = state;
  return { columns: columns.map((column) => ({ ...column, head: getTree(state, column.id).head })), settings, title };
}

/** True where nothing has changed that is stored beside the messages. */
export function isSameParts(one: ChatParts, other: ChatParts): boolean {
  return (
    one.settings === other.settings &&
    one.title === other.title &&
    one.columns.length === other.columns.length &&
    one.columns.every(
      (column, place) => isSameColumn(column, other.columns[place]) && column.head === other.columns[place]?.head,
    )
  );
}

/** Joins what was changed here since `before` with what another tab has stored. */
export function mergeParts(
  before: ChatParts | undefined,
  here: Conversation,
  there: ChatParts,
): Pick<Conversation, 'columns' | 'settings' | 'title'> {
  const columns = mergeColumns<Column>(before?.columns, here.columns, there.columns).map((merged): Column => {
    const present = here.columns.find(({ id }) => id === merged.id);
    return present && isSameColumn(present, merged) ? present : withoutHead(merged);
  });
  return {
    columns,
    settings: mergeFields(before?.settings, here.settings, there.settings),
    title: here.title === before?.title && there.title !== undefined ? there.title : here.title,
  };
}

/** Joins what this tab stores of a chat with what others have stored since; `before` is what this tab last knew. */
export function mergeEntry(before: ChatParts | undefined) {
  return (entry: ChatEntry, stored: Entry | undefined): ChatEntry => {
    const there = readChatEntry(stored);
    if (!there) return entry;
    const isOtherName = there.isNamed && before?.title === (entry.isNamed ? entry.title : undefined);
    return {
      ...entry,
      // What is written to a deleted chat does not restore it.
      hiddenAt: there.hiddenAt,
      ...(isOtherName && { title: there.title, isNamed: true }),
      columns:
        entry.service === there.service ? mergeColumns(before?.columns, entry.columns, there.columns) : entry.columns,
      settings: mergeFields(before?.settings, entry.settings, there.settings),
    };
  };
}

function isSameColumn(one: Column, other: Column | undefined): boolean {
  return (['id', 'model', 'provider', 'service', 'own'] as const).every((name) => one[name] === other?.[name]);
}

/** Joins the columns of two tabs that were the same before: columns added in either stay, those removed in either go. */
function mergeColumns<Of extends { readonly id: string }>(
  before: readonly Of[] | undefined,
  here: readonly Of[],
  there: readonly Of[],
): readonly Of[] {
  const find = (columns: readonly Of[] | undefined, id: string) => columns?.find((column) => column.id === id);
  const mine = here.flatMap((column) => {
    const other = find(there, column.id);
    const known = find(before, column.id);
    if (!other) return known ? [] : [column];
    return [mergeFields(known, column, other)];
  });
  const added = there.filter(({ id }) => !find(here, id) && !find(before, id));
  const merged = [...mine, ...added];
  return merged.length > 0 ? merged : here;
}

/**
 * Joins two versions of a record that were one before: what changed here stays as it is here, all else is as it is there.
 * Without a version before, all that is here counts as changed.
 */
export function mergeFields<Of extends object>(before: Of | undefined, here: Of, there: Of): Of {
  const isChanged = (key: keyof Of) => here[key] !== before?.[key];
  // Object.keys loses the type of the keys.
  const changed = (Object.keys(here) as (keyof Of)[]).filter(isChanged).map((key) => [key, here[key]] as const);
  return { ...there, ...Object.fromEntries(changed) };
}

import type { Entry } from '../../../database/schema.ts';
import type { ChatSettings } from './chat-settings.ts';
import { type Column, FIRST_COLUMN } from './columns.ts';

/** A column as it is stored: with the end of its shown path. Its messages are separate entries. */
export interface StoredColumn extends Column {
  readonly head: string | null;
}

/** A chat as stored in the database. */
export interface ChatEntry extends Entry {
  /** 2 where the columns share one tree of messages. */
  readonly schema: 2 | 3;
  readonly settings: ChatSettings;
  readonly columns: readonly StoredColumn[];
  readonly title: string;
  /** True once the user has named it. */
  readonly isNamed?: boolean;
  readonly service: string;
  readonly updatedAt: number;
  /** Time of its deletion in ms since 1970; its turns are kept, and it can be restored. */
  readonly hiddenAt?: number | undefined;
}

/** A chat as the first version stored it: of one column, with its model among the settings. */
interface FirstChatEntry extends Entry, Pick<StoredColumn, 'head'> {
  readonly schema: 1;
  readonly settings: ChatSettings & Pick<Column, 'model' | 'provider'>;
  readonly title: string;
  readonly service: string;
  readonly updatedAt: number;
}

/** Reads a stored chat. One whose columns share their messages keeps its `schema`. */
export function readChatEntry(stored: Entry | undefined): ChatEntry | undefined {
  const entry = stored as ChatEntry | FirstChatEntry | undefined; // Stored by `persistChat`, under the name of this store.
  if (entry?.schema === 2 || entry?.schema === 3) return entry;
  if (entry?.schema !== 1) return undefined;
  const { id, title, service, updatedAt, head, settings } = entry;
  const { model, provider, ...shared } = settings;
  const columns = [{ ...FIRST_COLUMN, model, provider, head }];
  return { id, title, service, updatedAt, schema: 2, settings: shared, columns };
}

/** A column as the page has it; stored ones, and the last use of earlier versions, have more. */
export function withoutHead({ id, model, provider, service, own }: Column): Column {
  return { id, model, provider, ...(service && { service }), ...(own && { own }) };
}

/** Drops the stored models of another service and keeps the current ones. Columns with a service of their own keep theirs. */
export function copyModels<Of extends Column>(columns: readonly Of[], present: readonly Column[]): readonly Of[] {
  return columns.map((column, place) => {
    if (column.service !== undefined) return column;
    const { model, provider } = present[place] ?? FIRST_COLUMN;
    return { ...column, model, provider };
  });
}

import type { OwnSettings } from './chat-settings.ts';

/** One of the models side by side. */
export interface Column {
  readonly id: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  /** Id of the service that has the model. @default the one of the connection */
  readonly service?: string | undefined;
  /** Settings in the place of those of the chat. @default none */
  readonly own?: OwnSettings | undefined;
}

interface Columns {
  readonly columns: readonly Column[];
}

/** Most columns of a conversation. */
export const MAX_COLUMNS = 4;

/** The name of a column by its place from the left, from 0. */
export function getLetter(place: number): string {
  return 'ABCD'.charAt(place);
}

/** The column that a conversation begins with. */
export const FIRST_COLUMN: Column = { id: 'a', model: '', provider: 'auto' };

/** Returns a column, or the first one where there is none of that id. */
export function findColumn({ columns }: Columns, id?: string): Column {
  return columns.find((column) => column.id === id) ?? columns[0] ?? FIRST_COLUMN;
}

/** Replaces fields of a column. */
export function changeColumn<Of extends Columns>(state: Of, id: string, change: Partial<Column>): Of {
  return { ...state, columns: state.columns.map((column) => (column.id === id ? { ...column, ...change } : column)) };
}

import type { OwnSettings } from './chat-settings.ts';
import { hideTurn, pathOf, restoreTurns, type Tree } from './tree.ts';
import type { Turn } from './turn.ts';

/** One of the models side by side, and the path through the tree that it shows. */
export interface Column extends Pick<Tree, 'head' | 'chosen'> {
  readonly id: string;
  readonly model: string;
  /** A provider, or `auto`. */
  readonly provider: string;
  /** Settings in the place of those of the chat. @default none */
  readonly own?: OwnSettings | undefined;
}

/** The turns of a conversation, and its columns, of which there is at least one. */
export interface Columns extends Pick<Tree, 'turns'> {
  readonly columns: readonly Column[];
}

/** Most columns of a conversation. */
export const MAX_COLUMNS = 4;

const IDS = ['a', 'b', 'c', 'd'] as const;

/** The name of a column by its place from the left, from 0. */
export function letterOf(place: number): string {
  return (IDS[place] ?? '').toUpperCase();
}

/** The column that a conversation begins with. */
export const FIRST_COLUMN: Column = { id: IDS[0], head: null, chosen: {}, model: '', provider: 'auto' };

/** Returns a column, or the first one where there is none of that id. */
export function columnOf({ columns }: Pick<Columns, 'columns'>, id?: string): Column {
  return columns.find((column) => column.id === id) ?? columns[0] ?? FIRST_COLUMN;
}

/** The tree as a column shows it. */
export function treeOf({ turns }: Pick<Columns, 'turns'>, { head, chosen }: Column): Tree {
  return { turns, head, chosen };
}

/** Returns the turns that a column shows. */
export function pathIn(state: Columns, id: string): readonly Turn[] {
  return pathOf(treeOf(state, columnOf(state, id)));
}

/** Changes the tree through one column; the paths of the others stay. */
export function inColumn<Of extends Columns>(state: Of, id: string, change: (tree: Tree) => Tree): Of {
  const { turns, head, chosen } = change(treeOf(state, columnOf(state, id)));
  return changeColumn({ ...state, turns }, id, { head, chosen });
}

/** Replaces fields of a column. */
export function changeColumn<Of extends Columns>(state: Of, id: string, change: Partial<Column>): Of {
  return { ...state, columns: state.columns.map((column) => (column.id === id ? { ...column, ...change } : column)) };
}

/** Adds a column that begins where the first one is, with the settings of the chat. */
export function addColumn<Of extends Columns>(state: Of, model: string): Of {
  const id = IDS.find((free) => !state.columns.some((column) => column.id === free));
  if (id === undefined) return state;
  return { ...state, columns: [...state.columns, { ...columnOf(state), id, model, provider: 'auto', own: undefined }] };
}

/** Hides a turn in every column that shows it. */
export function hideInAll<Of extends Columns>(state: Of, turn: string, at: number): Of {
  return state.columns.reduce((next, { id }) => inColumn(next, id, (tree) => hideTurn(tree, turn, at)), state);
}

/** Restores the turns hidden at a time, and the previous paths of the columns. */
export function restoreInAll<Of extends Columns>(state: Of, at: number, before: readonly Column[]): Of {
  return before.reduce((next, { id, head }) => inColumn(next, id, (tree) => restoreTurns(tree, at, head)), state);
}

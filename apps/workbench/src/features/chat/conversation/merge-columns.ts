import type { Column } from './columns.ts';
import { mergeFields } from './merge-fields.ts';
import { pathOf, type Tree } from './tree.ts';

/** Joins the columns of two tabs that were the same before: columns added in either stay, those removed in either go. */
export function mergeColumns(
  before: readonly Column[] | undefined,
  here: readonly Column[],
  there: readonly Column[],
): readonly Column[] {
  const find = (columns: readonly Column[] | undefined, id: string) => columns?.find((column) => column.id === id);
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
 * Chooses the path of a column that another tab has changed, too. Where the other one goes on from the end of this one, or this
 * one was deleted, it is followed; else each tab stays at its own, and the other one is among the versions.
 */
export function followPath(turns: Tree['turns'], here: Column, there: Column): Column {
  const path = pathOf({ turns, head: here.head });
  const isGone = path.length === 0 || path.some(({ hiddenAt }) => hiddenAt !== undefined);
  const isFurther = pathOf({ turns, head: there.head }).some(({ id }) => id === here.head);
  return isGone || isFurther
    ? { ...there, chosen: { ...here.chosen, ...there.chosen } }
    : { ...there, head: here.head, chosen: { ...there.chosen, ...here.chosen } };
}

import { mergeFields } from './merge-fields.ts';

/** Joins the columns of two tabs that were the same before: columns added in either stay, those removed in either go. */
export function mergeColumns<Of extends { readonly id: string }>(
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

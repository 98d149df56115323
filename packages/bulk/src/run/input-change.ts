import type { BulkOptions } from '../contract/options.ts';
import type { BulkStore } from '../contract/store.ts';
import { rowText } from '../input/exact-row.ts';
import { readChosenRows } from './read-chosen-rows.ts';

/** Compares an input with the rows that a run has read. Returns the first difference in words, without data; undefined for the same rows. */
export async function inputChange(
  store: Pick<BulkStore, 'row' | 'totals'>,
  options: BulkOptions,
): Promise<string | undefined> {
  const { rows } = store.totals();
  let seq = 0;
  for await (const { row } of readChosenRows(options)) {
    const before = store.row(++seq);
    if (before === undefined) return `the input had ${rows} rows, now more`;
    if (rowText(before.row) !== rowText(row)) return `row ${seq} of the input is another one`;
  }
  return seq === rows ? undefined : `the input had ${rows} rows, now ${seq}`;
}

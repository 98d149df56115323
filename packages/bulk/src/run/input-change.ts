import type { BulkOptions } from '../contract/options.ts';
import type { BulkStore } from '../contract/store.ts';
import { rowText } from '../input/exact-row.ts';
import { readChosenRows } from './read-chosen-rows.ts';

/** Rows that are read from the store together. */
const BATCH = 1000;

/** Compares an input with the rows that a run has read. Returns the first difference in words, without data; undefined for the same rows. */
export async function inputChange(
  store: Pick<BulkStore, 'sources' | 'totals'>,
  options: BulkOptions,
): Promise<string | undefined> {
  const { rows } = store.totals();
  let batch: readonly string[] = [];
  let count = 0;
  for await (const { row } of readChosenRows(options)) {
    const place = count % BATCH;
    if (place === 0) batch = store.sources(count, BATCH);
    const before = batch[place];
    if (before === undefined) return `the input had ${rows} rows, now more`;
    count++;
    if (before !== rowText(row)) return `row ${count} of the input is another one`;
  }
  return count === rows ? undefined : `the input had ${rows} rows, now ${count}`;
}

import type { BulkOptions } from '../contract/options.ts';
import type { InputRow } from '../contract/row.ts';
import { readRows } from '../input/read-rows.ts';
import { sampleRows } from '../input/sample-rows.ts';

/** Reads the rows of a run: all of them, the first ones, or a sample. */
export async function* readChosenRows(options: BulkOptions): AsyncGenerator<InputRow> {
  const { input, limit = Infinity, sample } = options;
  const rows = readRows(input, options);
  let count = 0;
  for await (const row of sample === undefined ? rows : sampleRows(rows, sample)) {
    if (count++ >= limit) break;
    yield row;
  }
}

import type { BulkOptions } from '../contract/options.ts';
import type { InputRow } from '../contract/row.ts';
import { readRows } from '../input/read-rows.ts';

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

/**
 * Chooses rows at random, each with the same chance, and yields them in their order. The choice is the same for the same input, so that a
 * trial can be repeated. Keeps the chosen rows in memory.
 */
async function* sampleRows(rows: AsyncIterable<InputRow>, count: number): AsyncGenerator<InputRow> {
  const random = numbersFrom(count);
  const chosen: InputRow[] = [];
  let seen = 0;
  for await (const row of rows) {
    seen++;
    if (chosen.length < count) chosen.push(row);
    else {
      const place = Math.floor(random() * seen);
      if (place < count) chosen[place] = row;
    }
  }
  yield* chosen.sort((a, b) => a.line - b.line);
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

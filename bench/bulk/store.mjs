// `npm run bench -- bulk --only store [--rows 100000]`: outcomes that the store of a run records per second, without calls. 64 rows are
// recorded and as many claimed in each transaction, as under load.
import { join } from 'node:path';
import { openSqliteStore } from '@hubkit/bulk';
import { inFolder } from '../folders.mjs';
import { rowsOf } from './rows.mjs';

const PLACES = 64;

/** Measures the store over so many rows. */
export const benchStore = (rows) =>
  inFolder(async (folder) => {
    const store = await openSqliteStore(join(folder, 'state.db'));
    store.create({}, {});
    const added = rowsOf(rows).map((row) => ({ row, line: row.id + 1, id: String(row.id) }));
    const start = performance.now();
    for (let first = 0; first < rows; first += 1000) store.add(added.slice(first, first + 1000));
    store.finishReading();
    const read = performance.now();
    let { claimed } = store.turn([], PLACES, Date.now());
    while (claimed.length > 0) claimed = store.turn(claimed.map(outcomeOf), PLACES, Date.now()).claimed;
    const end = performance.now();
    const { done } = store.totals();
    store.close();
    if (done !== rows) throw new Error(`${done} of ${rows} rows are done`);
    const perSecond = (ms) => Math.round(rows / (ms / 1000)).toLocaleString('en-US');
    console.log(
      `${rows} rows of 240 B with answers of 620 B: ${perSecond(read - start)} rows/s read, ${perSecond(end - read)} outcomes/s recorded`,
    );
  });

const ANSWER = 'x'.repeat(620);

function outcomeOf({ seq }) {
  const used = { inputTokens: 60, outputTokens: 150, cost: 0.0001, requestId: `request-${seq}` };
  const attempt = { startedAt: Date.now(), ms: 300, provider: 'groq', model: 'm', code: 'ok', status: 200, ...used };
  return { seq, attempts: [attempt], next: { type: 'done', output: ANSWER } };
}

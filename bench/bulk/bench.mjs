// `npm run bench -- bulk [--rows 10000] [--rounds 3] [--peers fetch,client,bulk] [--only store|redis|page|command]`: a chat for every row of a file, 64 at a time, against a
// local server in another process that responds at once. Every peer has a process of its own, and rounds go through all in turn.
// Compared is wall time relative to the client alone over the same transport; memory is the peak of the process.
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder, saveResult } from '../folders.mjs';
import { readOptions } from '../options.mjs';
import { startResponses } from '../peer-process.mjs';
import { round } from '../round.mjs';
import { median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { benchCommand } from './command.mjs';
import { benchPage } from './page.mjs';
import { benchRedis } from './redis.mjs';
import { rowsOf } from './rows.mjs';
import { benchStore } from './store.mjs';

const PEERS = { fetch: 'bare fetch', client: 'the client over nodeFetch', bulk: 'bulk over it' };

/** The parts that `--only` measures alone, with their usual count of rows. */
const PARTS = {
  store: [benchStore, 100_000],
  redis: [benchRedis, 20_000],
  page: [benchPage, 100_000],
  command: [(rows) => benchCommand(rows, lines), 10_000],
};

export async function bench(args) {
  const {
    only,
    quick,
    rounds,
    peers: names,
    ...given
  } = readOptions(args, { only: '', rows: 0, rounds: [3, 1], peers: Object.keys(PEERS) });
  const [benchPart, usualRows] = PARTS[only] ?? [undefined, 10_000];
  const rows = given.rows || (quick ? 500 : usualRows);
  if (benchPart) return benchPart(rows);
  const server = await startResponses();
  const samples = await inFolder(async (folder) => {
    const input = join(folder, 'in.jsonl');
    writeFileSync(input, lines(rows));
    // The first round warms up the server and the files.
    const { chats } = await round(names, ['chats'], { rounds, warmUp: 1 }, (name, _, number) =>
      measure(name, { input, output: join(folder, `${name}-${number}.jsonl`), origin: server.origin }),
    );
    return chats;
  }).finally(() => server.stop());
  const middle = (name, member) => median(samples[name].map((sample) => sample[member]));
  const base = names.includes('client') ? middle('client', 'ms') : undefined;
  const report = names.map((name) => [
    PEERS[name],
    (middle(name, 'ms') / 1000).toFixed(2),
    String(Math.round(rows / (middle(name, 'ms') / 1000))),
    base === undefined ? '' : `${(middle(name, 'ms') / base).toFixed(2)}x`,
    String(Math.round(middle(name, 'peakMb'))),
  ]);
  console.log(`${rows} rows, 64 at a time, medians of ${rounds} rounds, Node ${process.versions.node}\n`);
  console.log(table([['', 's', 'rows/s', 'to the client', 'peak MB'], ...report]));
  saveResult('bulk', { date: new Date().toISOString(), rows, rounds, samples });
}

const lines = (rows) =>
  rowsOf(rows)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');

function measure(name, job) {
  const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));
  const child = fork(worker, [name, JSON.stringify(job)]);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The process of ${name} ended with ${code}.`)));
  });
}

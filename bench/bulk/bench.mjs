// `npm run bench -- bulk [--rows 10000] [--rounds 3] [--peers fetch,client,bulk] [--only store|redis|page|command]`: a chat for every row of a file, 64 at a time, against a
// local server in another process that responds at once. Every peer has a process of its own, and rounds go through all in turn.
// Compared is wall time relative to the client alone over the same transport; memory is the peak of the process.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '../client/start-server.mjs';
import { round } from '../round.mjs';
import { median } from '../statistics.mjs';
import { table } from '../table.mjs';
import { benchCommand } from './command.mjs';
import { benchPage } from './page.mjs';
import { benchRedis } from './redis.mjs';
import { benchStore } from './store.mjs';

const PEERS = { fetch: 'bare fetch', client: 'the client over nodeFetch', bulk: 'bulk over it' };

export async function bench(args) {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      rows: { type: 'string' },
      rounds: { type: 'string' },
      peers: { type: 'string', default: Object.keys(PEERS).join() },
    },
  });
  const rows = Number(values.rows ?? (values.quick ? 500 : 10_000));
  if (values.only === 'store') return benchStore(Number(values.rows ?? 100_000));
  if (values.only === 'redis') return benchRedis(Number(values.rows ?? 20_000));
  if (values.only === 'command') return benchCommand(rows, lines);
  if (values.only === 'page') return benchPage(Number(values.rows ?? 100_000));
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));
  const names = values.peers.split(',');
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-bench-bulk-'));
  const input = join(folder, 'in.jsonl');
  writeFileSync(input, lines(rows));
  const server = await startServer();
  // The first round warms up the server and the files.
  const { chats: samples } = await round(names, ['chats'], { rounds, warmUp: 1 }, (name, _, number) =>
    measure(name, { input, output: join(folder, `${name}-${number}.jsonl`), origin: server.origin }),
  ).finally(() => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
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
  const cache = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    `${cache}bulk.json`,
    `${JSON.stringify({ date: new Date().toISOString(), rows, rounds, samples }, null, 1)}\n`,
  );
}

function lines(rows) {
  const text = 'The parcel came a day late, and one of the cups was broken. '.repeat(4);
  return Array.from({ length: rows }, (_, index) => `${JSON.stringify({ id: index, text })}\n`).join('');
}

function measure(name, job) {
  const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));
  const child = fork(worker, [name, JSON.stringify(job)]);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The process of ${name} ended with ${code}.`)));
  });
}

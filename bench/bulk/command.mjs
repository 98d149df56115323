// `npm run bench -- bulk --only command [--rows 10000]`: `hubkit bulk run` with its defaults and a key, from the start of its process to its end, beside the
// client alone with 64 calls at a time: as it is, with rate limits in the middle, and with two workers on Redis. Needs redis-server for the last.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder } from '../folders.mjs';
import { table } from '../table.mjs';
import { withRedis } from './with-redis.mjs';

/** Calls that get 429, with a second of `Retry-After`. */
const LIMITED = 20;
const BIN = fileURLToPath(new URL('../../node_modules/.bin/hubkit', import.meta.url));
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Measures the command over so many rows. */
export const benchCommand = (rows, lines) =>
  inFolder(async (folder) => {
    writeFileSync(join(folder, 'in.jsonl'), lines(rows));
    const run = (limits) => withChats(limits, (endpoint) => command(folder, endpoint));
    const client = await withChats({}, (endpoint) => clientAlone(folder, endpoint));
    const measured = [
      ['the client alone, 64 at a time', client],
      ['hubkit bulk run', await run({})],
      [`with ${LIMITED} rate limits of 1 s in the middle`, await run({ limitFrom: rows / 2, limitCount: LIMITED })],
      ['with two workers on Redis', await withWorkers(folder)],
    ];
    const report = measured.map(([name, { ms, calls, limited }]) => [
      name,
      (ms / 1000).toFixed(2),
      `${(ms / client.ms).toFixed(2)}x`,
      String(calls - rows - limited),
    ]);
    console.log(`${rows} rows, Node ${process.versions.node}\n`);
    console.log(table([['', 's', 'to the client', 'calls made twice'], ...report]));
  });

/** Measures with a server of chats in another process, and reads its counts. */
async function withChats(options, measure) {
  const server = fork(path('chat-server.mjs'), [JSON.stringify(options)]);
  try {
    const [endpoint] = await once(server, 'message');
    const ms = await measure(endpoint);
    server.send('counts');
    const [counts] = await once(server, 'message');
    return { ms, ...counts };
  } finally {
    server.disconnect();
  }
}

async function clientAlone(folder, endpoint) {
  const job = { input: join(folder, 'in.jsonl'), output: join(folder, 'client.jsonl'), url: endpoint };
  const worker = fork(path('worker.mjs'), ['client', JSON.stringify(job)]);
  const [{ ms }] = await once(worker, 'message');
  return ms;
}

function start(folder, args) {
  const { PATH } = process.env;
  const env = {
    PATH,
    HOME: folder,
    HUBKIT_DATA: folder,
    ENDPOINT_API_KEY: 'sk-bench',
    HUBKIT_BULK_SECRET: 'a secret of the bench',
  };
  return spawn(process.execPath, [BIN, 'bulk', ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function command(folder, endpoint, more = []) {
  const begin = performance.now();
  const words = ['run', 'in.jsonl', '-o', 'out.jsonl', '--new', '--endpoint', endpoint, '-m', 'm', '--json'];
  const child = start(folder, [...words, '--prompt', 'Is this review positive? {{ id }} {{ text }}', ...more]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`hubkit bulk run ended with ${code}`);
  return performance.now() - begin;
}

const withWorkers = (folder) =>
  withRedis(folder, [], (url, processes) => {
    for (let count = 0; count < 2; count++) processes.push(start(folder, ['worker', '--redis', url]));
    return withChats({}, (endpoint) => command(folder, endpoint, ['--redis', url]));
  });

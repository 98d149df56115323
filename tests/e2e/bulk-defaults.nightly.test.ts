import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startChats } from '../../bench/bulk/chat-server.mjs';
import { findRedis } from '../../scripts/redis.mjs';
import { describeWith } from '../support/describe-with.ts';
import { startRedis } from '../support/redis-server.ts';
import { ended } from './bulk-command.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const ROWS = 10_000;
const LIMITED = 20;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-bulk-'));
  const lines = Array.from({ length: ROWS }, (_, id) => `${id},How good is number ${id}?\n`);
  writeFileSync(join(folder, 'in.csv'), `id,text\n${lines.join('')}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts `hubkit bulk` with a key, so that limits are shared, and the data of the user in the folder. */
function start(args: readonly string[]) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    HUBKIT_DATA: folder,
    ENDPOINT_API_KEY: 'key',
    HUBKIT_BULK_SECRET: 'a secret of the test',
  };
  const bin = join(root, 'node_modules', '.bin', 'hubkit');
  return spawn(process.execPath, [bin, 'bulk', ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Runs all rows with the defaults of the command, and returns its summary and what it wrote. */
async function runAll(endpoint: string, more: readonly string[] = []) {
  const place = ['in.csv', '-o', 'out.jsonl', '--endpoint', endpoint, '-m', 'm'];
  const child = start(['run', ...place, '--prompt', '{{ text }}', '--rpm', '10000000', '--json', ...more]);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  expect(await ended(child)).toBe(0);
  const ids = readFileSync(join(folder, 'out.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id);
  return { summary: JSON.parse(out), ids };
}

const ALL = Array.from({ length: ROWS }, (_, id) => String(id));

it.each([
  ['as it is', 0],
  ['with rate limits in the middle', LIMITED],
])('hubkit bulk run calls each of 10,000 rows once, %s', { timeout: SLOW_TIMEOUT_MS }, async (_, limitCount) => {
  const chats = await startChats({ limitFrom: ROWS / 2, limitCount });
  try {
    const { summary, ids } = await runAll(chats.endpoint);
    expect(chats.counts()).toEqual({ calls: ROWS + limitCount, rows: ROWS, limited: limitCount });
    expect(summary).toMatchObject({ end: 'done', done: ROWS, dead: 0, lost: 0 });
    expect(ids).toEqual(ALL);
  } finally {
    chats.close();
  }
});

describeWith(findRedis(), 'with two workers on Redis', (program) => {
  it('hubkit bulk run calls each of 10,000 rows once', { timeout: SLOW_TIMEOUT_MS }, async () => {
    const redis = await startRedis(program);
    const chats = await startChats({ limitFrom: ROWS / 2, limitCount: LIMITED });
    const workers = [0, 1].map(() => start(['worker', '--redis', redis.url, '--lease', '120']));
    try {
      const { summary, ids } = await runAll(chats.endpoint, ['--redis', redis.url]);
      expect(chats.counts()).toEqual({ calls: ROWS + LIMITED, rows: ROWS, limited: LIMITED });
      expect(summary).toMatchObject({ end: 'done', done: ROWS, dead: 0, lost: 0 });
      expect(ids).toEqual(ALL);
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
      chats.close();
      await redis.close();
    }
  });
});

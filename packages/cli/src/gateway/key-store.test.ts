import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hubkit/bulk/sqlite';
import type { UsageRecord } from '@hubkit/gateway';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { openKeyStore } from './key-store.ts';
import { openLedger } from './ledger.ts';

let cwd: string;

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-keys-'));
});

afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const open = (name = 'keys.sqlite') => openKeyStore(name, fakeIo({ cwd }).io);

function usage(more: Partial<UsageRecord> = {}): UsageRecord {
  return {
    requestId: 'r1',
    user: 'u',
    task: 'conversational',
    model: 'm',
    provider: 'groq',
    providerModel: 'm',
    isStream: false,
    isCached: false,
    outcome: 'ok',
    inputTokens: 10,
    outputTokens: 5,
    cachedTokens: 4,
    cacheWriteTokens: undefined,
    cost: 0.5,
    isEstimated: true,
    startedAt: 1,
    durationMs: 1,
    firstTokenMs: undefined,
    ...more,
  };
}

it('adds the columns of today to a file of an earlier version', async () => {
  const old = await openDatabase(join(cwd, 'keys.sqlite'));
  old.exec(`create table usage (
    request_id text primary key, key_id text not null, at integer not null, task text not null, model text not null, provider text,
    provider_model text, is_stream integer not null, outcome text not null, input_tokens integer, output_tokens integer, cost real,
    duration_ms real not null)`);
  old.close();
  const store = await open();
  store.addUsage([usage()]);
  store.close();
  const again = await openDatabase(join(cwd, 'keys.sqlite'));
  const row = again.prepare('select cached_tokens, cache_write_tokens, is_estimated from usage').get();
  again.close();
  expect({ ...(row as object) }).toEqual({ cached_tokens: 4, cache_write_tokens: null, is_estimated: 1 });
});

it.skipIf(process.platform === 'win32')('keeps its files from other users of the machine', async () => {
  writeFileSync(join(cwd, 'old.sqlite'), '');
  chmodSync(join(cwd, 'old.sqlite'), 0o644);
  for (const name of ['new.sqlite', 'old.sqlite']) {
    const store = await open(name);
    store.create({ name: 'ada' });
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(join(cwd, name + suffix)).mode & 0o777).toBe(0o600);
    store.close();
  }
});

it('does not hold up a gateway while another program has locked its file, and loses no record', async () => {
  const store = await openKeyStore('keys.sqlite', fakeIo({ cwd }).io, { busyMs: 20 });
  store.create({ name: 'ada' });
  const id = store.list()[0]?.id ?? '';
  const other = await openDatabase(join(cwd, 'keys.sqlite'));
  other.exec('begin immediate');
  const errors: unknown[] = [];
  const ledger = openLedger(store, (error) => errors.push(error));
  ledger.add(usage({ user: id }));
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  other.exec('commit');
  await expect.poll(() => store.list()[0]?.spent).toBe(0.5);
  ledger.close();
  other.close();
  store.close();
});

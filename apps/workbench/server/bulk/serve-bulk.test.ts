import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RunFolder } from './run-folder.ts';
import { serveBulk } from './serve-bulk.ts';
import { RunStarter } from './start-run.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const RUN = { service: 'emulator', model: 'm', prompt: '{{ text }}', isTrial: true };

let place: string;
let folder: string;
let asked: number;
let starter: RunStarter;
let app: ReturnType<typeof serveBulk>;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'workbench-bulk-'));
  folder = join(place, 'runs');
  mkdirSync(folder);
  writeFileSync(join(place, 'secret.csv'), 'text\nsecret\n');
  asked = 0;
  const fetch: typeof globalThis.fetch = async () => {
    asked++;
    return Response.json({ choices: [{ index: 0, message: { role: 'assistant', content: 'x' } }] });
  };
  const mapping = {
    m: [{ provider: 'groq', hfModelId: 'm', providerId: 'm', status: 'live', task: 'conversational' }],
  };
  starter = new RunStarter(folder, () => new InferenceClient('key', { fetch, mapping: mapping as never }));
  app = serveBulk(new RunFolder(folder), starter);
});
afterEach(async () => {
  await starter.close();
  rmSync(place, { recursive: true, force: true });
});

const post = (path: string, body: unknown, headers: object = {}) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } });

describe('the runs of a host', () => {
  it.each([
    '../secret.csv',
    '../../secret.csv',
    './a/../../secret.csv',
    '/etc/passwd',
    '..\\secret.csv',
    '.hidden.csv',
    '..',
    '',
    'a\0.csv',
    7,
    null,
  ])('are of files in its folder, by their names: refuses %j', async (file) => {
    expect((await post('/bulk-runs', { ...RUN, file })).status).toBe(409);
    expect([asked, readdirSync(folder), existsSync(join(place, 'secret.trial.jsonl'))]).toEqual([0, [], false]);
  });

  it.each(['..%2Fsecret', '%2e%2e', '.%2e', '..%5Csecret', '.bulk'])('has no run %s', async (name) => {
    mkdirSync(join(place, 'secret.bulk'));
    expect((await app.request(`/bulk-runs/${name}/rows`)).status).toBe(404);
    expect((await post(`/bulk-runs/${name}/control`, { control: 'stop' })).status).toBe(404);
  });

  it('does not resume a run whose kept facts name another file', async () => {
    mkdirSync(join(folder, 'a.jsonl.bulk'));
    for (const name of ['state.db', 'state.sqlite']) writeFileSync(join(folder, 'a.jsonl.bulk', name), '');
    writeFileSync(
      join(folder, 'a.jsonl.bulk', 'page.json'),
      JSON.stringify({ ...RUN, file: '../secret.csv', output: 'a.jsonl' }),
    );
    await expect(starter.resume('a.jsonl', undefined)).rejects.toThrow('is not the name of a file');
    expect(asked).toBe(0);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://example.com' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-mode': 'navigate' }],
  ])('are for pages of the host only: refuses %j', async (headers) => {
    for (const path of ['/bulk-runs', '/bulk-runs/x/rows', '/bulk-runs/x/events'])
      expect((await app.request(path, { headers })).status).toBe(403);
    for (const path of ['/bulk-runs', '/bulk-runs/x/control', '/bulk-runs/x/retry', '/bulk-runs/x/resume'])
      expect((await post(path, {}, headers)).status).toBe(403);
  });

  it('are for the machine of the host only', async () => {
    const from = (remoteAddress: string) =>
      app.request('/bulk-runs', {}, { incoming: { socket: { remoteAddress } } as never });
    expect((await from('192.168.1.7')).status).toBe(403);
    expect((await from('::1')).status).toBe(200);
  });

  it('take bodies up to a size, with or without a stated length', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000).fill(32));
      },
    });
    const init = { method: 'POST', body, headers: JSON_TYPE, duplex: 'half' };
    expect((await app.request('/bulk-runs', init as RequestInit)).status).toBe(413);
    expect(sent).toBeLessThan(110_000_000);
    const stated = { ...JSON_TYPE, 'content-length': '300000000' };
    expect((await app.request('/bulk-runs', { method: 'POST', body: '{}', headers: stated })).status).toBe(413);
  });

  it('call no row of a trial again, and have the name that they are given', async () => {
    const text = Array.from({ length: 25 }, (_, place) => `{"text":"${place}"}\n`).join('');
    const given = { ...RUN, file: 'rows.jsonl', text, provider: 'groq', name: 'My run: 1' };
    expect(await (await post('/bulk-runs', given)).json()).toEqual({ name: 'My-run-1.trial.jsonl' });
    const state = async (name: string) =>
      (await (await app.request('/bulk-runs')).json()).runs.find((run: { name: string }) => run.name === name);
    await expect.poll(() => state('My-run-1.trial.jsonl')).toMatchObject({ done: 20, state: 'over' });
    expect(asked).toBe(20);
    const all = await post('/bulk-runs/My-run-1.trial.jsonl/all', {});
    expect(await all.json()).toEqual({ name: 'My-run-1.answers.jsonl' });
    await expect.poll(() => state('My-run-1.answers.jsonl')).toMatchObject({ done: 25, state: 'over' });
    expect(asked).toBe(25);
    const start = await app.request('/bulk-runs/My-run-1.answers.jsonl/start');
    expect(await start.json()).toMatchObject({ file: 'rows.jsonl', text, name: 'My run: 1', isTrial: false });
  });

  it('are in a folder that git leaves out', async () => {
    rmSync(folder, { recursive: true });
    await post('/bulk-runs', { ...RUN, file: 'rows.jsonl', text: '{"text":"Hi"}\n', provider: 'groq' });
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
  });

  it('begin with a file of the page', async () => {
    const reply = await post('/bulk-runs', { ...RUN, file: 'rows.jsonl', text: '{"text":"Hi"}\n', provider: 'groq' });
    expect([reply.status, await reply.json()]).toEqual([200, { name: 'rows.trial.jsonl' }]);
    await expect.poll(() => asked).toBe(1);
  });
});

import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devtools } from '@hubkit/inference/node';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { serveCalls } from './serve-calls.ts';

const root = await mkdtemp(join(tmpdir(), 'hubkit-calls-'));
let folder = root;
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'test-'));
});
afterAll(() => rm(root, { recursive: true }));

const ORIGIN = 'http://127.0.0.1:5173';
const get = (path: string, headers: HeadersInit = {}, remoteAddress = '127.0.0.1') =>
  serveCalls(folder).fetch(new Request(ORIGIN + path, { headers }), {
    incoming: { socket: { remoteAddress } } as never,
  });

async function callOnce() {
  const fetch = devtools({ folder, fetch: async () => Response.json({ choices: [] }) });
  const init = { method: 'POST', body: JSON.stringify({ model: 'owner/name' }) };
  await (await fetch('https://a.test/v1/chat/completions', init)).text();
  await fetch.written();
}

describe('the calls of programs', () => {
  it('are listed, and read one by one', async () => {
    await callOnce();
    const { calls } = await (await get('/program-calls')).json();
    expect(calls).toEqual([
      expect.objectContaining({
        ...{ model: 'owner/name', status: 200 },
        requests: [expect.objectContaining({ method: 'POST' })],
      }),
    ]);
    const response = await get(`/program-calls/${calls[0].id}`);
    expect(await response.json()).toMatchObject({ request: { body: { json: { model: 'owner/name' } } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are none without a folder', async () => {
    await rm(folder, { recursive: true });
    expect(await (await get('/program-calls')).json()).toEqual({ folder, calls: [] });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, undefined],
    ['another origin', { origin: 'https://evil.test' }, undefined],
    ['a navigation', { 'sec-fetch-mode': 'navigate' }, undefined],
    ['another machine', {}, '192.168.1.7'],
  ])('are refused to %s', async (_, headers, address) => {
    await callOnce();
    const { calls } = await (await get('/program-calls')).json();
    for (const path of ['/program-calls', `/program-calls/${calls[0].id}`])
      expect((await get(path, headers as HeadersInit, address)).status).toBe(403);
  });

  it('are files of the folder alone: no other name, no link, nothing of another form', async () => {
    const secret = join(root, 'secret.json');
    await writeFile(secret, JSON.stringify({ startedAt: 1, program: 'p', request: { url: 'u', method: 'GET' } }));
    await symlink(secret, join(folder, '1-0123abcd.json'));
    await writeFile(join(folder, '2-0123abcd.json'), '{"request": 1}');
    await writeFile(join(folder, '3-0123abcd.json'), 'no JSON');
    await chmod(folder, 0o700);
    expect((await (await get('/program-calls')).json()).calls).toEqual([]);
    for (const id of ['..%2Fsecret', '%2e%2e%2fsecret', '1-0123abcd', '2-0123abcd', '3-0123abcd', 'secret'])
      expect((await get(`/program-calls/${id}`)).status).toBe(404);
  });
});

import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devtools } from './devtools.ts';

const root = await mkdtemp(join(tmpdir(), 'hubkit-devtools-'));
let folder = root;
beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'test-')), '.hubkit', 'calls');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(root, { recursive: true }));

const KEY = 'hf_abcdefghijklmnopqrstuvwxyz012345';
const OTHER = 'gsk_ZYXWVUTSRQPONMLK9876543210';

const post = (body: unknown) => ({
  method: 'POST',
  headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', 'x-bill-to': 'secret-payer' },
  body: JSON.stringify(body),
});
const callsIn = async (path: string) => {
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map((name) => readFile(join(path, name), 'utf8')));
};

describe('devtools', () => {
  it('writes a call with its bodies and the times of its parts', async () => {
    const parts = ['data: {"a":1}\n\n', 'data: [DONE]\n\n'];
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const fetch = devtools({ folder, fetch: async () => new Response(body) });
    await (await fetch('https://a.test/v1/chat/completions', post({ model: 'm' }))).text();
    await fetch.written();
    const [call] = (await callsIn(folder)).map((text) => JSON.parse(text));
    expect(call).toMatchObject({
      pid: process.pid,
      request: { method: 'POST', url: 'https://a.test/v1/chat/completions', body: { json: { model: 'm' } } },
      response: { status: 200, chunks: [{ text: 'data: {"a":1}\n\n' }, { text: 'data: [DONE]\n\n' }] },
    });
    expect(call.startedAt).toBeGreaterThan(Date.now() - 60_000);
  });

  it('never writes a key, wherever it is: headers, query, prompt, echoes, cookies, base64, across parts', async () => {
    const halves = [`{"echo":"${KEY.slice(0, 9)}`, `${KEY.slice(9)}","encoded":"${btoa(`token ${KEY}`)}"}`];
    const body = new ReadableStream({
      pull(controller) {
        const part = halves.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const headers = { 'set-cookie': `session=${KEY}`, 'x-echo': KEY, 'content-type': 'application/json' };
    const fetch = devtools({ folder, fetch: async () => new Response(body, { headers }) });
    const prompt = { model: 'm', messages: [{ role: 'user', content: `My keys are ${KEY} and ${OTHER}.` }] };
    await (await fetch(`https://a.test/v1/chat/completions?key=${OTHER}&signature=abc`, post(prompt))).text();
    await fetch.written();
    const text = (await callsIn(folder)).join('');
    expect(text).toContain('My keys are [redacted] and [redacted].');
    for (const secret of [
      KEY,
      OTHER,
      KEY.slice(3, 20),
      btoa(KEY).slice(4, 20),
      'secret-payer',
      'signature=abc',
      'session=',
    ])
      expect(text).not.toContain(secret);
  });

  it('keeps folder and files to the user of the process, out of git, and at most so many', async () => {
    const fetch = devtools({ folder, fetch: async () => new Response('whole'), maxCalls: 3 });
    for (let call = 0; call < 5; call += 1) await (await fetch('https://a.test/', post({ call }))).text();
    await fetch.written();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const names = await readdir(folder);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(3);
    expect(await readFile(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
  });

  it('cuts large bodies, and passes them on whole', async () => {
    const large = 'x'.repeat(3_000_000);
    const fetch = devtools({ folder, fetch: async () => new Response(large) });
    expect(await (await fetch('https://a.test/', post({ large }))).text()).toHaveLength(large.length);
    await fetch.written();
    expect((await callsIn(folder)).join('').length).toBeLessThan(1_200_000);
  });

  it('writes nothing through a link, and lets the call succeed', async () => {
    const elsewhere = await mkdtemp(join(root, 'elsewhere-'));
    const link = join(root, `link-${Date.now()}`);
    await symlink(elsewhere, link);
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const fetch = devtools({ folder: link, fetch: async () => new Response('whole') });
    expect(await (await fetch('https://a.test/', post({}))).text()).toBe('whole');
    expect(await (await fetch('https://a.test/', post({}))).text()).toBe('whole');
    await fetch.written();
    expect(await readdir(elsewhere)).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('writes nothing in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const fetch = devtools({ folder, fetch: async () => new Response('whole') });
    expect(await (await fetch('https://a.test/', post({}))).text()).toBe('whole');
    await fetch.written();
    await expect(lstat(folder)).rejects.toThrow('ENOENT');
  });
});

import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hubkit/bulk/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeIo, fakeIo } from '../../test/fake-io.ts';
import { InterruptError } from '../command-line/errors.ts';
import { main } from '../main.ts';

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

let cwd: string;
const running: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-gateway-'));
});

afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
  rmSync(cwd, { recursive: true, force: true });
});

async function hubkit(...args: string[]): Promise<{ readonly code: number } & Pick<FakeIo, 'out' | 'err'>> {
  const fake = fakeIo({ cwd });
  return { code: await main(['gateway', ...args], fake.io), out: fake.out, err: fake.err };
}

/** Serves a gateway in the folder of the test, in front of the built-in emulator, and returns its address. */
async function serve(...args: string[]): Promise<string> {
  const fake = fakeIo({ cwd });
  const ended = main(['gateway', '--port', '0', ...args], fake.io);
  running.push(() => {
    fake.controller.abort(new InterruptError());
    return ended;
  });
  await expect.poll(() => fake.out() || fake.err(), { timeout: 30_000 }).toContain('http://');
  return /http:\S+/.exec(fake.out())?.[0] ?? '';
}

async function newKey(...args: string[]): Promise<string> {
  const { code, out } = await hubkit('keys', 'create', '--name', 'ada', ...args);
  expect(code).toBe(0);
  return out().trim();
}

const chat = (url: string, key?: string, more: object = {}) =>
  fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model: MODEL, messages: [{ role: 'user', content: 'What is 6 times 7?' }], ...more }),
  });

describe('hubkit gateway', () => {
  it('takes a key in the header of Anthropic’s clients, and no other one', async () => {
    const key = await newKey();
    const url = await serve();
    const ask = (sent: string) =>
      fetch(`${url}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01', 'x-api-key': sent },
        body: JSON.stringify({
          model: MODEL,
          max_tokens: 50,
          messages: [{ role: 'user', content: 'What is 6 times 7?' }],
        }),
      });
    expect((await (await ask(key)).json()).content[0].text).toContain('42');
    expect([(await ask('hbk_wrong')).status, (await ask('')).status]).toEqual([401, 401]);
  });

  it('serves programs of this machine from an empty folder', async () => {
    const url = await serve();
    const reply = await chat(url);
    expect((await reply.json()).choices[0].message.content).toContain('42');
  });

  it('wants a key as soon as there is one, and stores only its hash', async () => {
    const url = await serve();
    const key = await newKey();
    expect((await chat(url)).status).toBe(401);
    expect((await chat(url, 'hbk_wrong')).status).toBe(401);
    expect((await chat(url, key)).status).toBe(200);
    for (const name of ['hubkit-gateway.sqlite', 'hubkit-gateway.sqlite-wal']) {
      expect(readFileSync(join(cwd, name), 'latin1')).not.toContain(key.slice(4));
    }
  });

  it('lists keys with what they have spent, and revokes them', async () => {
    writeFileSync(
      join(cwd, 'hubkit.config.json'),
      JSON.stringify({
        models: { [MODEL]: { targets: [`${MODEL}:groq`], price: { input: 100_000, output: 100_000 } } },
      }),
    );
    const key = await newKey('--budget', '0.5', '--expires', '30', '--model', MODEL);
    const url = await serve();
    expect((await chat(url, key)).status).toBe(200);
    const listed = async () => JSON.parse((await hubkit('keys', 'list', '--json')).out());
    await expect.poll(async () => (await listed())[0].spent).toBeGreaterThan(0.5);
    const over = await chat(url, key);
    expect([over.status, (await over.json()).error.code]).toEqual([429, 'BUDGET']);
    const [{ id, name }] = await listed();
    expect(name).toBe('ada');
    expect((await hubkit('keys', 'revoke', id)).code).toBe(0);
    expect((await chat(url, key)).status).toBe(401);
    expect((await hubkit('keys', 'list')).out()).toContain('revoked');
    expect((await hubkit('keys', 'revoke', id)).code).toBe(2);
  });

  it('stays closed after its last key was revoked or has expired', async () => {
    const key = await newKey();
    const url = await serve();
    const [{ id }] = JSON.parse((await hubkit('keys', 'list', '--json')).out());
    expect((await hubkit('keys', 'revoke', id)).code).toBe(0);
    const statuses = async (address: string) =>
      Promise.all([
        chat(address).then(({ status }) => status),
        chat(address, 'hbk_made_up').then(({ status }) => status),
        chat(address, key).then(({ status }) => status),
        fetch(`${address}/models`).then(({ status }) => status),
        fetch(new URL('/metrics', address)).then(({ status }) => status),
      ]);
    expect(await statuses(url)).toEqual([401, 401, 401, 401, 401]);
    // A gateway that starts afterwards is no more open, and neither is one whose only key has expired.
    expect(await statuses(await serve())).toEqual([401, 401, 401, 401, 401]);
    await newKey('--expires', '0');
    expect(await statuses(await serve())).toEqual([401, 401, 401, 401, 401]);
  });

  it('stays closed when a key was made after its start, even if the file of the keys is emptied', async () => {
    const url = await serve();
    expect((await chat(url)).status).toBe(200);
    await newKey();
    expect((await chat(url)).status).toBe(401);
    const database = await openDatabase(join(cwd, 'hubkit-gateway.sqlite'));
    database.exec('delete from keys');
    database.close();
    expect((await chat(url)).status).toBe(401);
  });

  it('refuses a key that has expired, and models that it may not call', async () => {
    const url = await serve();
    const expired = await newKey('--expires', '0');
    expect((await chat(url, expired)).status).toBe(401);
    const narrow = await newKey('--model', 'acme/other');
    expect((await chat(url, narrow)).status).toBe(404);
  });

  it('has numbers for Prometheus, without users', async () => {
    const url = await serve();
    await chat(url);
    const text = await (await fetch(new URL('/metrics', url))).text();
    expect(text).toContain(`hubkit_gateway_calls_total{task="conversational",model="${MODEL}",outcome="ok"} 1`);
    expect(text).toMatch(/hubkit_gateway_tokens_total\{[^}]*direction="output"\} [1-9]/);
    expect(text).toContain('hubkit_gateway_call_duration_seconds_bucket');
    expect(text).not.toContain('local');
    await newKey();
    expect((await fetch(new URL('/metrics', url))).status).toBe(401);
  });

  it('does not listen for other machines without a key', async () => {
    const { code, err } = await hubkit('--host', '0.0.0.0', '--port', '0');
    expect(code).toBe(2);
    expect(err()).toContain('hubkit gateway keys create');
  });

  it('refuses pages of other origins and names that lead to this machine', async () => {
    const url = await serve();
    const headers = { origin: 'https://evil.example' };
    expect((await fetch(`${url}/models`, { headers })).status).toBe(403);
  });

  it.each([
    ['{', 'hubkit.config.json is not valid JSON: Expected property name'],
    ['{"providers":{"groq":"gsk_0123456789"}}}', 'is not valid JSON: Unexpected non-whitespace character'],
    ['{"providers":{"groq":"gsk_0123456789",}', 'is not valid JSON: Expected double-quoted property name'],
    ['{"providers":{"groq":gsk_0123456789}}', "is not valid JSON: Unexpected token 'g'."],
    ['{"modells":["a/b"]}', 'the setting modells does not exist; there are client, providers, models, '],
    ['{"models":"a/b"}', '`models` has to be a list or an object'],
    ['{"models":["a/b"],"limits":{"users":{}}}', 'limits.users does not exist; there are user, all, store'],
    [
      '{"models":["a/b"],"limits":{"user":{"requestPerMinute":3}}}',
      'limits.user.requestPerMinute does not exist; there are requestsPerMinute, ',
    ],
    ['{"models":["a/b"],"bounds":{"bodyByte":3}}', 'bounds.bodyByte does not exist; there are bodyBytes, '],
    ['{"models":["a/b"],"allowedOrigins":["app.example.com"]}', 'is not an origin such as https://app.example.com'],
    ['{"models":["a/b"],"allowedOrigins":["https://app.example.com/"]}', 'is not an origin such as'],
    ['{"models":["a/b"],"providers":{"grok":"key"}}', 'There is no provider "grok"; `hubkit providers` lists'],
    ['[]', 'has to hold an object'],
    ['{"providers":{"groq":"$HUBKIT_NO_SUCH_KEY"},"models":["a/b"]}', 'HUBKIT_NO_SUCH_KEY, which is not set'],
    ['{"providers":{"groq":"key"}}', 'has no `models`'],
    ['{"models":[]}', '`models` is empty'],
  ])('explains the settings %s', async (settings, reason) => {
    writeFileSync(join(cwd, 'hubkit.config.json'), settings);
    const { code, err } = await hubkit();
    expect(code).toBe(2);
    expect(err()).toContain(reason);
    expect(err()).not.toContain('gsk_');
  });

  it.each([
    ['export default { models: [', 'gateway.mjs cannot be loaded: '],
    ['throw new Error("The database is down.");', 'gateway.mjs cannot be loaded: The database is down.'],
    ['export const models = [];', 'gateway.mjs has no default export with the settings'],
  ])('explains a file with %s', async (code, reason) => {
    writeFileSync(join(cwd, 'gateway.mjs'), code);
    const failed = await hubkit('--config', 'gateway.mjs');
    expect(failed.code).toBe(2);
    expect(failed.err()).toContain(reason);
  });

  it.each(['gateway.json', 'gateway.mjs', 'gateway.ts'])('says that %s does not exist', async (name) => {
    const { code, err } = await hubkit('--config', name);
    expect([code, err()]).toEqual([2, `hubkit: ${name} cannot be read: no such file.\n  See: hubkit gateway --help\n`]);
  });

  it('says in one sentence that its port is in use, and stops', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, out, err } = await hubkit('--port', String(port));
    server.close();
    expect([code, out()]).toEqual([1, '']);
    expect(err()).toMatch(
      new RegExp(
        `^hubkit: The gateway cannot listen at 127.0.0.1:${port}: this port is in use. Choose another --port.$`,
        'm',
      ),
    );
  });

  it('lists keys as a table, and says where there are none', async () => {
    const none = await hubkit('keys', 'list');
    expect([none.code, none.out(), none.err()]).toEqual([0, '', 'hubkit: there are no keys yet\n']);
    await newKey('--budget', '0.5', '--model', 'acme/tiny', '--model', 'acme/small');
    await newKey('--expires', '0');
    await newKey('--expires', '2');
    const { code, out } = await hubkit('keys', 'list');
    expect(code).toBe(0);
    const rows = out().trimEnd().split('\n');
    const listed: readonly { readonly id: string; readonly expiresAt: number }[] = JSON.parse(
      (await hubkit('keys', 'list', '--json')).out(),
    );
    const day = new Date(listed[2]?.expiresAt ?? 0).toISOString().slice(0, 10);
    expect(rows.map((row) => row.split(/ {2,}/).slice(1))).toEqual([
      ['ada', 'valid', '$0 of $0.5', 'acme/tiny, acme/small'],
      ['ada', 'expired', '$0', 'all models'],
      ['ada', `until ${day}`, '$0', 'all models'],
    ]);
    expect(rows.map((row) => row.split(' ')[0])).toEqual(listed.map(({ id }) => id));
  });

  it.each([
    [['keys'], 'Use `keys create --name <name>`, `keys list` or `keys revoke <id>`.'],
    [['keys', 'list', 'all'], 'Use `keys create --name <name>`, `keys list` or `keys revoke <id>`.'],
    [['keys', 'create'], 'Add a --name that says whose key it is.'],
    [['serve'], '`hubkit gateway serve` does not exist; there is `hubkit gateway keys`.'],
  ])('explains the words %j', async (words, message) => {
    const { code, err } = await hubkit(...words);
    expect([code, err()]).toEqual([2, `hubkit: ${message}\n  See: hubkit gateway --help\n`]);
  });

  it('reads settings from JavaScript', async () => {
    writeFileSync(join(cwd, 'gateway.mjs'), `export default { models: { fast: ['${MODEL}:groq'] } };`);
    const url = await serve('--config', 'gateway.mjs');
    const { data } = await (await fetch(`${url}/models`)).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['fast']);
  });
});

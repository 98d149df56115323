import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { InterruptError } from '../command-line/errors.ts';
import { main } from '../main.ts';

/** Starts the command and waits until it has said where it listens. */
async function start(...flags: string[]) {
  const fake = fakeIo();
  const code = main(['emulator', ...flags], fake.io);
  const url = await eventually(() => {
    const address = /listens at (http:\S+)/.exec(fake.out())?.[1];
    expect(address).toBeDefined();
    return address as string;
  });
  const stop = () => {
    fake.controller.abort(new InterruptError());
    return code;
  };
  return { ...fake, url, stop };
}

describe('hubkit emulator', () => {
  it('says where it listens, answers there, and stops with exit code 0 on Ctrl-C', async () => {
    const { url, out, stop } = await start();
    const answer = await fetch(url);
    expect(await answer.json()).toMatchObject({ emulator: true });
    expect(out()).toContain(`--endpoint ${url}/router/v1`);
    expect(await stop()).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('prints one line for every request, without what stands behind the question mark', async () => {
    const { url, err, stop } = await start();
    await (await fetch(`${url}/nowhere?token=hf_secret`)).text();
    await eventually(() => expect(err()).toMatch(/^404 {2}GET \/nowhere \d+ ms\n$/));
    await stop();
  });

  it('prints a line for what was refused, and for what a fault has cut', async () => {
    const { url, err, stop } = await start();
    await (await fetch(url, { headers: { origin: 'https://evil.example' } })).text();
    await fetch(`${url}/hub/api/models`, { headers: { 'x-hubkit-fault': 'reset;target=hub' } }).catch(() => undefined);
    await eventually(() => expect(err()).toMatch(/^403 {2}GET \/ \d+ ms\ncut {2}GET \/hub\/api\/models \d+ ms\n$/));
    await stop();
  });

  it('prints no line for a request with --quiet', async () => {
    const { url, err, stop } = await start('--quiet');
    await (await fetch(url)).text();
    await stop();
    expect(err()).toBe('');
  });

  it('notes in the log that the reader of an answer has left', async () => {
    const { url, err, stop } = await start('--delay', '500');
    const leave = new AbortController();
    const response = await fetch(`${url}/router/v1/chat/completions`, {
      method: 'POST',
      signal: leave.signal,
      headers: { authorization: 'Bearer hf_emulator0000', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'meta-llama/Llama-3.1-8B-Instruct',
        messages: [{ role: 'user', content: 'Tell me a long story about the sea' }],
        stream: true,
      }),
    });
    await response.body?.getReader().read();
    leave.abort();
    await eventually(() => expect(err()).toMatch(/^left POST \/router\/v1\/chat\/completions \d+ ms\n$/));
    await stop();
  });

  it('says in one sentence that a port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const fake = fakeIo();
    expect(await main(['emulator', '--port', String(port)], fake.io)).toBe(1);
    expect(fake.err()).toMatch(new RegExp(`^hubkit: Port ${port} on 127.0.0.1 is already in use`));
    server.close();
  });

  it.each(['0.0.0.0', '::', '192.168.0.7', 'example.org'])('refuses --host %s without --expose', async (host) => {
    const fake = fakeIo();
    expect(await main(['emulator', '--host', host], fake.io)).toBe(2);
    expect(fake.err()).toContain('Add --expose');
  });

  it('warns when other machines can reach it', async () => {
    const { err, stop } = await start('--host', '0.0.0.0', '--expose');
    await eventually(() => expect(err()).toMatch(/^warning: anyone who can reach 0\.0\.0\.0/));
    await stop();
  });

  it.each([
    [['--host', '0.0.0.0', '--expose'], '127.0.0.1'],
    [['--host', '0.0.0.0', '--expose', '--public-host', 'localhost'], 'localhost'],
  ])('prints a URL that can be called: %j', async (options, name) => {
    const { url, stop } = await start(...options);
    expect(new URL(url).hostname).toBe(name);
    expect((await fetch(url)).status).toBe(200);
    await stop();
  });

  it('serves models of your own, and any model', async () => {
    const { url, stop } = await start('--model', 'groq:conversational:acme/tiny=tiny:v2', '--unknown-models');
    const mapping = async (id: string) => {
      const response = await fetch(`${url}/hub/api/models/${id}?expand[]=inferenceProviderMapping`);
      const { inferenceProviderMapping: entries } = (await response.json()) as {
        inferenceProviderMapping: Record<string, object>;
      };
      return entries;
    };
    expect(await mapping('acme/tiny')).toMatchObject({ groq: { providerId: 'tiny:v2', task: 'conversational' } });
    expect(await mapping('acme/flux')).toMatchObject({ 'fal-ai': { task: 'text-to-image' } });
    await stop();
  });

  it('writes exchanges to a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hubkit-record-'));
    const { url, stop } = await start('--record', folder, '--pace', 'instant');
    await (await fetch(`${url}/hub/api/models?limit=1`)).text();
    expect(await readdir(folder)).toEqual(['0001-GET-huggingface.co-api-models.json']);
    await stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['acme/tiny', 'must be <provider>:<task>:<id>'],
    ['grok:conversational:acme/tiny', 'names the provider “grok”'],
    ['groq:painting:acme/tiny', 'names the task “painting”'],
  ])('refuses --model %s', async (model, message) => {
    const fake = fakeIo();
    expect(await main(['emulator', '--model', model], fake.io)).toBe(2);
    expect(fake.err()).toContain(message);
  });

  it('tells how to get faults in its help, and lists them', async () => {
    const help = fakeIo();
    await main(['emulator', '--help'], help.io);
    expect(help.out().replaceAll(/\s+/g, ' ')).toContain('Requests select a fault with the header x-hubkit-fault');
    const list = fakeIo();
    expect(await main(['emulator', '--list-faults'], list.io)).toBe(0);
    expect(list.out()).toMatch(/^rate-limit;retry-after=1;.*\n {4}429 with Retry-After\n/);
    expect(list.out()).toContain('target=provider|router|hub|media|any|/path');
  });

  it.each(['-1', '70000', 'http', '80.5'])('refuses --port %s', async (port) => {
    const fake = fakeIo();
    expect(await main(['emulator', '--port', port], fake.io)).toBe(2);
    expect(fake.err()).toContain(`--port must be an integer from 0 to 65535, not "${port}".`);
  });
});

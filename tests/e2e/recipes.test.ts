import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { EMULATOR_HUB_TOKEN } from '@hubkit/emulator';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import setup, { teardown } from './recipes/emulator-setup.mjs';
import { root } from './workspace.ts';

/** The files that the guides to tests and to deployment show, run as they say. */

beforeAll(() => {
  vi.stubEnv('HF_TOKEN', EMULATOR_HUB_TOKEN);
  return setup();
});
afterAll(teardown);

it('sets up an emulator for a whole run', async () => {
  const response = await fetch(`${process.env.EMULATOR_URL}/hub/api/whoami-v2`, {
    headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}` },
  });
  expect(response.status).toBe(200);
});

it('serves a gateway on the port of the environment until it is told to end', async () => {
  const server = spawn(process.execPath, [join(root, 'tests/e2e/recipes/server.mjs')], {
    env: { ...process.env, HF_TOKEN: EMULATOR_HUB_TOKEN, PORT: '0' },
  });
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  const port = /port (\d+)/.exec(line)?.[1];
  const origin = `http://127.0.0.1:${port}`;
  const models = await fetch(`${origin}/v1/models`, { headers: { origin } });
  expect(await models.json()).toMatchObject({ data: [{ id: 'fast' }] });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

// The next file has the same globals.
afterEach(() => vi.unstubAllGlobals());

describe('an event of Lambda', () => {
  const url = { version: '2.0', rawQueryString: '', requestContext: { domainName: 'app.example' } };
  const headers = { host: 'app.example', origin: 'https://app.example', 'content-type': 'application/json' };

  /** Hands an event of a function URL to the handler; returns what it streams. */
  async function answer(method: string, rawPath: string, more: object = {}): Promise<string> {
    // The runtime of Lambda has this object.
    vi.stubGlobal('awslambda', {
      streamifyResponse: (handler: unknown) => handler,
      HttpResponseStream: { from: (stream: PassThrough) => stream },
    });
    const recipe = await import('./recipes/lambda.mjs');
    // The stub above leaves the handler as it is, while its type is that of the wrapped one.
    const handler = recipe.handler as unknown as (event: object, body: PassThrough, context: object) => Promise<void>;
    const body = new PassThrough();
    const requestContext = { ...url.requestContext, http: { method, path: rawPath } };
    const [sent] = await Promise.all([
      text(body),
      handler({ ...url, rawPath, headers, requestContext, isBase64Encoded: false, ...more }, body, {}),
    ]);
    return sent;
  }

  it('is answered', async () => {
    expect(JSON.parse(await answer('GET', '/api/ai/v1/models'))).toMatchObject({ data: [{ id: 'fast' }] });
  });

  it('with a chat is answered by a stream', async () => {
    // The recipe has no option for another hub, so its requests are led to the emulator.
    const send = globalThis.fetch;
    const toEmulator = (address: string) =>
      address
        .replace('https://huggingface.co', `${process.env.EMULATOR_URL}/hub`)
        .replace('https://router.huggingface.co', `${process.env.EMULATOR_URL}/router`);
    vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) => send(toEmulator(String(address)), init));
    const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
    const body = JSON.stringify({ model: 'fast', messages, stream: true });
    const sent = await answer('POST', '/api/ai/v1/chat/completions', { body });
    const pieces = [...sent.matchAll(/"content":"([^"]*)"/g)].map(([, piece]) => piece);
    expect(pieces.join('')).toBe('6 * 7 = 42');
    expect(pieces.length).toBeGreaterThan(3);
    expect(sent).toMatch(/data: \[DONE\]\s*$/);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { EMULATOR_HUB_TOKEN } from '@hubkit/emulator';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import setup, { teardown } from './recipes/emulator-setup.mjs';
import { root } from './workspace.ts';

/** The files that the guides to tests and to deployment show, run as they say. */

beforeAll(setup);
afterAll(teardown);

it('sets up an emulator for a whole run', async () => {
  const response = await fetch(`${process.env.EMULATOR_URL}/hub/api/whoami-v2`, {
    headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}` },
  });
  expect(response.status).toBe(200);
});

it('serves a gateway on the port of the environment until it is told to end', async () => {
  const server = spawn(process.execPath, [join(root, 'e2e/recipes/server.mjs')], {
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

it('answers an event of Lambda', async () => {
  // The runtime of Lambda has this object.
  vi.stubGlobal('awslambda', {
    streamifyResponse: (handler: unknown) => handler,
    HttpResponseStream: { from: (stream: PassThrough) => stream },
  });
  const recipe = await import('./recipes/lambda.mjs');
  // The stub above leaves the handler as it is, while its type is that of the wrapped one.
  const handler = recipe.handler as unknown as (event: object, body: PassThrough, context: object) => Promise<void>;
  const body = new PassThrough();
  const requestContext = { http: { method: 'GET' }, domainName: 'app.example' };
  const headers = { host: 'app.example', origin: 'https://app.example' };
  const event = { version: '2.0', rawPath: '/api/ai/v1/models', rawQueryString: '', headers, requestContext };
  const [sent] = await Promise.all([text(body), handler(event, body, {})]);
  expect(JSON.parse(sent)).toMatchObject({ data: [{ id: 'fast' }] });
});

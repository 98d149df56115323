import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, post, startFast } from '../../test/caller.ts';
import { getCases } from '../../test/provider-cases/cases.ts';
import { keyHeadersOf, type ProviderCases } from '../../test/provider-cases/provider-cases.ts';
import { providerPath } from '../contract/paths.ts';
import { type Provider, taskPaths } from '../dialect/provider.ts';
import { emulatedModel } from '../host/emulated-tasks.ts';
import type { Emulator } from '../host/start-emulator.ts';
import { PROVIDERS } from './providers.gen.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const rows = await Promise.all(
  PROVIDERS.map(async (provider) => ({ provider, id: provider.id, cases: getCases(provider) })),
);
const hosted = rows.filter(({ provider }) => provider.host === 'own');
const routed = rows.filter(({ provider }) => provider.isRouted);
const chatting = rows.filter(({ provider }) => Object.hasOwn(provider.tasks, 'conversational'));

const hello = (model: string, more: object = {}) => ({
  model,
  messages: [{ role: 'user', content: 'Hello' }],
  ...more,
});

/** Path and body of a request that the provider accepts; with another model, of one that it rejects. */
function createSample(provider: Provider, { sample }: ProviderCases, model?: string): { path: string; body: object } {
  const task = sample?.task ?? 'conversational';
  const name = model ?? emulatedModel(provider.id, task).providerId;
  return { path: taskPaths(provider, task, name)[0] ?? '', body: sample?.body ?? hello(name) };
}

describe.each(hosted)('$id at its own host', ({ id, provider, cases }) => {
  const base = () => emulator.url + providerPath(id);

  it('accepts its key', async () => {
    const { path, body } = createSample(provider, cases);
    const response = await post(base() + path, body, keyHeadersOf(provider, cases));
    expect([200, 201, 202]).toContain(response.status);
  });

  it.each([
    ['no key', () => ({})],
    ['a wrong key', () => keyHeadersOf(provider, cases, 'invalid')],
    ['a hub token, which it must never get', () => keyHeadersOf(provider, cases, 'hf_emulator0000')],
    ['another scheme', () => ({ authorization: 'Basic abc' })],
  ])('rejects %s in its own format', async (_what, headers) => {
    const { path, body } = createSample(provider, cases);
    const response = await post(base() + path, body, headers());
    expect(cases.keyStatuses ?? [401]).toContain(response.status);
    const problem = await json(response);
    expect(JSON.stringify(problem)).not.toContain('emulator');
    expect(problem).toEqual(cases.keyProblem ?? expect.any(Object));
  });

  it('responds to an unknown path with 404, in its own format', async () => {
    const response = await fetch(`${base()}/no/such/address`, { headers: keyHeadersOf(provider, cases) });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('emulator');
  });

  it('has request ids of its own form', async () => {
    const { path, body } = createSample(provider, cases);
    const response = await post(base() + path, body, keyHeadersOf(provider, cases));
    const headers = Object.keys(provider.responses.headers?.('0'.repeat(32)) ?? {});
    expect(headers.length, `${id} needs responses.headers with its request id`).toBeGreaterThan(0);
    for (const name of headers) expect(response.headers.get(name), name).toMatch(/^(?!Root=)./);
  });
});

describe.each(routed)('$id behind the router', ({ id, provider, cases }) => {
  it.each([
    ['no token', {}, 401, 'Invalid username or password.'],
    [
      'a wrong token',
      { authorization: 'Bearer hf_00000000invalid' },
      401,
      'Invalid credentials in Authorization header',
    ],
    [
      'a key of a provider',
      { authorization: 'Bearer emulator-groq' },
      401,
      'Invalid credentials in Authorization header',
    ],
    [
      'a token without permission',
      { authorization: 'Bearer hf_00000000forbidden' },
      403,
      expect.stringContaining('sufficient permissions'),
    ],
    [
      'a token without credits',
      { authorization: 'Bearer hf_00000000nocredits' },
      402,
      expect.stringContaining('monthly included credits'),
    ],
    [
      'an organization that the user may not bill',
      { ...hubAuth, 'x-hf-bill-to': 'org-forbidden' },
      403,
      expect.stringContaining('org-forbidden'),
    ],
  ] as [string, Record<string, string>, number, string][])(
    'rejects %s in the format of the hub',
    async (_what, headers, status, error) => {
      const { path, body } = createSample(provider, cases);
      const response = await post(`${emulator.endpoints.router}/${id}${path}`, body, headers);
      expect(response.status).toBe(status);
      expect(await json(response)).toEqual({ error });
    },
  );

  it('has the request id of the hub', async () => {
    const { path, body } = createSample(provider, cases);
    const response = await post(`${emulator.endpoints.router}/${id}${path}`, body);
    expect(response.headers.get('x-request-id')).toMatch(/^Root=1-/);
  });

  it('rejects a model the provider does not serve', async () => {
    const { path, body } = createSample(provider, cases, 'no/model');
    const response = await post(`${emulator.endpoints.router}/${id}${path}`, body);
    expect([response.status, await json(response)]).toEqual(
      cases.unknownModel ?? [400, { error: `Model not supported by provider ${id}` }],
    );
  });
});

it.each(rows.filter(({ provider }) => !provider.isRouted))(
  '$id is unknown to the router and the hub',
  async ({ id, provider, cases }) => {
    const { path, body } = createSample(provider, cases);
    expect((await post(`${emulator.endpoints.router}/${id}${path}`, body)).status).toBe(404);
    const models = await json<{ id: string }[]>(fetch(`${emulator.endpoints.hub}/api/models?inference_provider=${id}`));
    expect(models).toEqual([]);
  },
);

describe.each(chatting)('chat of $id', ({ id, provider, cases }) => {
  const model = emulatedModel(id, 'conversational').providerId;
  const [path = ''] = taskPaths(provider, 'conversational', model);
  const { isRouted } = provider;
  const url = () => `${isRouted ? `${emulator.endpoints.router}/${id}` : emulator.endpoints.providers[id]}${path}`;
  const auth = isRouted ? hubAuth : keyHeadersOf(provider, cases);

  it('responds with the members that every client reads', async () => {
    const body = await json(post(url(), hello(model), auth));
    expect(body).toMatchObject({
      object: 'chat.completion',
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: expect.stringMatching(/Hello|Hi|Good/) } }],
      usage: {
        prompt_tokens: expect.any(Number),
        completion_tokens: expect.any(Number),
        total_tokens: expect.any(Number),
      },
    });
    expect(typeof body.id).toBe('string');
    expect(Math.abs(Number(body.created) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('streams the same text as a plain response has', async () => {
    const plain = await json<{ choices: { message: { content: string } }[] }>(
      post(url(), hello(model, { seed: 7 }), auth),
    );
    const response = await post(url(), hello(model, { seed: 7, stream: true }), auth);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const text = await response.text();
    const chunks = text
      .split('\n\n')
      .flatMap((event) => (event.startsWith('data: {') ? [JSON.parse(event.slice(6)) as Chunk] : []));
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe(
      plain.choices[0]?.message.content,
    );
    expect(new Set(chunks.map((chunk) => chunk.object))).toEqual(new Set(['chat.completion.chunk']));
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toMatch(/^(stop|eos)$/);
    expect(text).toMatch(cases.streamEnd ?? /\}\n\ndata: \[DONE\]\n\n$/);
  });

  it.each([
    ['no messages', { model }],
    ['an empty list of messages', { model, messages: [] }],
    ['an unknown role', { model, messages: [{ role: 'king', content: 'Hello' }] }],
    ['a temperature out of range', hello(model, { temperature: 11 })],
    ['a body that is not JSON', '{"messages": ['],
  ])('rejects %s', async (_what, body) => {
    const direct = `${emulator.endpoints.providers[id]}${path}`;
    const headers = provider.host === 'router' ? hubAuth : keyHeadersOf(provider, cases);
    const response = await post(direct, body, headers);
    expect([400, 422]).toContain(response.status);
    expect(await response.text()).toMatch(/messages|role|temperature|JSON|Invalid request/);
  });

  it('rejects a body of another type', async () => {
    const headers = { ...auth, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(url(), 'model=x', headers)).status).toBe(415);
  });
});

interface Chunk {
  readonly object: string;
  readonly choices: readonly { readonly delta: { readonly content?: string }; readonly finish_reason: string | null }[];
}

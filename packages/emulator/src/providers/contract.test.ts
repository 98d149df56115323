import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, keyAuth, post, startFast } from '../../test/caller.ts';
import { providerPath } from '../layout.ts';
import type { Provider } from '../provider.ts';
import type { Emulator } from '../start-emulator.ts';
import { PROVIDERS } from './providers.gen.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const hosted = PROVIDERS.filter((provider) => provider.direct === 'host');
const chatting = PROVIDERS.flatMap((provider) => {
  const model = provider.models.find(
    (candidate) => candidate.task === 'conversational' && candidate.hasChatTemplate !== false,
  );
  return model && provider.chatPath ? [{ provider, model, path: provider.chatPath(model.providerId) }] : [];
});
const schemeOf = ({ readKey }: Provider) =>
  ['Bearer', 'Key'].find((scheme) => readKey(new Headers({ authorization: `${scheme} x` })) === 'x') ?? 'Bearer';
const hello = (model: string, more: object = {}) => ({
  model,
  messages: [{ role: 'user', content: 'Hello' }],
  ...more,
});

describe.each(hosted.map((provider) => [provider.id, provider] as const))('%s at its own host', (id, provider) => {
  const scheme = schemeOf(provider);
  const anyPath = () => `${emulator.url}${providerPath(id)}${provider.chatPath?.('x') ?? '/fal-ai/flux/dev'}`;

  it.each([
    ['no key', {}],
    ['a wrong key', { authorization: `${scheme} invalid` }],
    ['a hub token, which it must never see', { authorization: `${scheme} hf_emulator0000` }],
    ['another scheme', { authorization: 'Basic abc' }],
  ] as [string, Record<string, string>][])('refuses %s in its own words', async (_what, headers) => {
    const answer = await post(anyPath(), hello('x'), headers);
    expect(answer.status).toBe(401);
    const body = await json(answer);
    expect(JSON.stringify(body)).not.toContain('emulator');
    expect(body).toEqual(recordedRefusals[id] ?? expect.any(Object));
  });

  it('answers an unknown address with 404, in its own words', async () => {
    const answer = await fetch(`${emulator.url}${providerPath(id)}/no/such/address`, {
      headers: keyAuth(id, scheme),
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('emulator');
  });
});

const message = expect.stringMatching(/key|Authentication/i);
/** Word for word, where the provider's own answer has been seen. */
const recordedRefusals: Readonly<Record<string, object>> = {
  cerebras: { message: 'Wrong API Key', type: 'invalid_request_error', param: 'api_key', code: 'wrong_api_key' },
  'fal-ai': { detail: message },
  groq: { error: { message: 'Invalid API Key', type: 'invalid_request_error', code: 'invalid_api_key' } },
  together: {
    id: expect.stringMatching(/^[0-9a-f]{16}-CDG$/),
    error: { message, type: 'invalid_request_error', param: null, code: 'invalid_api_key' },
  },
};

describe.each(PROVIDERS.map((provider) => [provider.id, provider] as const))('%s behind the router', (id, provider) => {
  const path = provider.chatPath?.('x/y') ?? '/fal-ai/flux/dev';

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
      'an organization one may not bill',
      { ...hubAuth, 'x-hf-bill-to': 'org-forbidden' },
      403,
      expect.stringContaining('org-forbidden'),
    ],
  ] as [string, Record<string, string>, number, string][])(
    'refuses %s in the words of the hub',
    async (_what, headers, status, error) => {
      const answer = await post(`${emulator.endpoints.router}/${id}${path}`, hello('x/y'), headers);
      expect(answer.status).toBe(status);
      expect(await json(answer)).toEqual({ error });
    },
  );

  it('refuses a model the provider does not serve', async () => {
    const route = provider.chatPath?.('no/model') ?? '/fal-ai/no-model';
    const answer = await post(`${emulator.endpoints.router}/${id}${route}`, hello('no/model'));
    expect([answer.status, await json(answer)]).toEqual(
      id === 'hf-inference'
        ? [404, { error: 'Not Found: Model not found' }]
        : [400, { error: `Model not supported by provider ${id}` }],
    );
  });
});

describe.each(chatting.map((row) => [row.provider.id, row] as const))('chat of %s', (id, { provider, model, path }) => {
  const url = () => `${emulator.endpoints.router}/${id}${path}`;

  it('answers with the members every client reads', async () => {
    const body = await json(post(url(), hello(model.providerId)));
    expect(body).toMatchObject({
      object: 'chat.completion',
      model: model.providerId,
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

  it('streams the same text as it answers plainly', async () => {
    const plain = await json<{ choices: { message: { content: string } }[] }>(
      post(url(), hello(model.providerId, { seed: 7 })),
    );
    const answer = await post(url(), hello(model.providerId, { seed: 7, stream: true }));
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const text = await answer.text();
    const chunks = text
      .split('\n\n')
      .flatMap((event) => (event.startsWith('data: {') ? [JSON.parse(event.slice(6)) as Chunk] : []));
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe(
      plain.choices[0]?.message.content,
    );
    expect(new Set(chunks.map((chunk) => chunk.object))).toEqual(new Set(['chat.completion.chunk']));
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toMatch(/^(stop|eos)$/);
    expect(text).toMatch(recordedEndings[id] ?? /\}(\n\n(data: \[DONE\]\n\n)?)?$/);
  });

  it.each([
    ['no messages', { model: 'x' }],
    ['an empty list of messages', { model: 'x', messages: [] }],
    ['a role nobody has', { model: 'x', messages: [{ role: 'king', content: 'Hello' }] }],
    ['a temperature beyond all bounds', hello('x', { temperature: 11 })],
    ['a body that is no JSON', '{"messages": ['],
  ])('refuses %s', async (_what, body) => {
    const direct = provider.direct === 'host' ? emulator.url + providerPath(id) + path : url();
    const answer = await post(direct, body, provider.direct === 'host' ? keyAuth(id) : hubAuth);
    expect([400, 422]).toContain(answer.status);
    expect(await answer.text()).toMatch(/messages|role|temperature|JSON|Invalid request/);
  });

  it('refuses a body of another type', async () => {
    expect(
      (await post(url(), 'model=x', { ...hubAuth, 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
  });
});

const recordedEndings: Readonly<Record<string, RegExp>> = {
  cerebras: /\}$/,
  groq: /\n\ndata: \[DONE\]\n\n$/,
  'hf-inference': /\n\ndata: \[DONE\]\n\n$/,
  together: /\n\ndata: \[DONE\]\n\n$/,
};

interface Chunk {
  readonly object: string;
  readonly choices: readonly { readonly delta: { readonly content?: string }; readonly finish_reason: string | null }[];
}

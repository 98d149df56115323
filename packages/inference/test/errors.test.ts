import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { prepare } from '../src/call/prepare.ts';
import * as first from '../src/contract/errors.ts';
import { createLimiter, InferenceClient } from '../src/index.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';

function unwritable(): never {
  throw new Error('not today');
}

describe('errors', () => {
  it('are recognized across copies of the package, with their families', async () => {
    vi.resetModules();
    const second = await import('../src/contract/errors.ts');
    expect(second.InputError).not.toBe(first.InputError);
    const error = new second.JobError('it failed', { provider: 'groq', cause: 'why' });
    expect(error instanceof first.JobError).toBe(false);
    expect(first.JobError.is(error)).toBe(true);
    expect(first.ProviderOutputError.is(error)).toBe(true);
    expect(first.InferenceError.is(error)).toBe(true);
    expect(first.InputError.is(error)).toBe(false);
    expect(first.JobError.is(new second.ProviderOutputError('x'))).toBe(false);
    for (const other of [null, undefined, 1, 'x', {}, Object.create(null), new Error('x')]) {
      expect(first.InferenceError.is(other)).toBe(false);
    }
    expect(error).toMatchObject({ name: 'JobError', code: 'JOB', provider: 'groq', cause: 'why' });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name: 'JobError', message: 'it failed', code: 'JOB' });
  });
});

describe('the client', () => {
  it('shows its token to nobody', () => {
    const client = new InferenceClient('hf_canary4711');
    for (const shown of [JSON.stringify(client), inspect(client, { showHidden: true, depth: 9 }), String(client)]) {
      expect(shown).not.toContain('canary');
    }
    expect(Object.keys(client)).toEqual([]);
  });

  it('says that no token was given when a server rejects a request without one', async () => {
    const fetch = fakeFetch(() => Response.json({ error: 'Invalid username or password.' }, { status: 401 }));
    const args = { provider: 'groq' as const, model: 'o/m', messages: [] };
    const chat = (token?: string) => new InferenceClient(token, { fetch }).chatCompletion(args);
    await expect(chat()).rejects.toThrow(
      /Invalid username or password\. No access token was given: pass one as `accessToken`, or to the client\.$/,
    );
    await expect(chat('hf_expired')).rejects.toThrow(/Invalid username or password\.$/);
  });

  const circular: Record<string, unknown> = {};
  circular.more = [circular];
  let deep: unknown = [];
  for (let level = 0; level < 50_000; level++) deep = [deep];
  it.each<[string, object, string]>([
    ['a bigint', { seed: 5n }, 'a bigint (5n; pass a number or a text) at $.seed'],
    ['a circle', { messages: [circular] }, 'a value that contains itself at $.messages[0].more[0]'],
    ['brackets without end', { messages: [deep] }, 'more than 500 levels of nesting'],
    ['a method that throws', { stop: { toJSON: () => unwritable() } }, 'not today'],
  ])('names the argument that cannot be sent as JSON: %s', async (_, given, why) => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    const client = new InferenceClient('key', { fetch, limiter: createLimiter({ openai: { tokensPerMinute: 1000 } }) });
    const args = { provider: 'openai', model: 'openai/m', messages: [], ...given } as never;
    const error = { code: 'INPUT', message: expect.stringContaining(`cannot be sent as JSON: ${why}`) };
    await expect(client.chatCompletion(args)).rejects.toMatchObject(error);
    await expect(client.chatCompletionStream(args).next()).rejects.toMatchObject(error);
    expect(() =>
      prepare({ task: 'conversational', args: { ...(args as object), accessToken: 'key' } as never }),
    ).toThrow(expect.objectContaining(error));
    expect(fetch.seen).toEqual([]);
  });

  it('tells servers its name and version', async () => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    await new InferenceClient(undefined, { fetch }).chatCompletion({ endpointUrl: 'https://x.example', messages: [] });
    expect(fetch.seen[0]?.headers.get('user-agent')).toBe(`${manifest.name}/${manifest.version}`);
  });

  it('has its methods beside its options, and passes both on to an endpoint', () => {
    const client = new InferenceClient('hf_canary4711').endpoint('https://x.example');
    expect(client).toBeInstanceOf(InferenceClient);
    expect(typeof client.chatCompletionStream).toBe('function');
  });
});

it('has the status of its response, as other clients have it', async () => {
  const fetch = async () => Response.json({ error: 'Slow down.' }, { status: 429 });
  const client = new InferenceClient(undefined, { endpointUrl: 'http://h/v1', fetch, retry: false });
  const call = client.chatCompletion({ model: 'm', messages: [{ role: 'user', content: 'Hi' }] });
  await expect(call).rejects.toMatchObject({ status: 429, response: { status: 429 } });
  expect(new first.InputError('x').status).toBeUndefined();
});

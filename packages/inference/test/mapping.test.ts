import { describe, expect, it } from 'vitest';
import { type Args, InferenceClient } from '../src/index.ts';
import { readMapping } from '../src/routing/look-up-mapping.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, CHAT, fakeFetch } from './support/fake-fetch.ts';

const GROQ = { status: 'live', providerId: 'g', task: 'conversational' };
const HUB = 'hf_abcdefgh';

/** A server whose hub answers as told. */
function server(hub: Answer) {
  return fakeFetch((request, number) =>
    request.url.startsWith('https://huggingface.co/') ? hub(request, number) : Response.json(CHAT),
  );
}

function lookUps(fetch: ReturnType<typeof server>) {
  return fetch.seen.filter(({ url }) => url.startsWith('https://huggingface.co/'));
}

function chat(client: InferenceClient, args: object = {}) {
  return client.chatCompletion({ provider: 'groq', model: 'o/m', messages: [], ...args });
}

const MAPPED = () => Response.json({ inferenceProviderMapping: { groq: GROQ } });

describe('the mapping of the hub', () => {
  it('is read in both of its forms', () => {
    const lora = { ...GROQ, adapter: 'lora', adapterWeightsPath: 'w.safetensors' };
    const expected = [{ provider: 'groq', hfModelId: 'o/m', ...lora }];
    expect(readMapping({ inferenceProviderMapping: { groq: lora } }, 'o/m')).toEqual(expected);
    expect(readMapping({ inferenceProviderMapping: [{ provider: 'groq', ...lora }] }, 'o/m')).toEqual(expected);
  });

  it('is read past entries that lack what is needed', () => {
    const mapping = { groq: GROQ, broken: { status: 'live' }, empty: null, text: 'x' };
    expect(readMapping({ inferenceProviderMapping: mapping }, 'o/m')).toHaveLength(1);
    for (const answer of [null, 5, 'x', {}, { inferenceProviderMapping: null }]) {
      expect(readMapping(answer, 'o/m')).toBeUndefined();
    }
  });

  it('is asked for with hub tokens only, past every cache', async () => {
    const fetch = server(MAPPED);
    await chat(new InferenceClient(HUB, { fetch }));
    await chat(new InferenceClient('gsk_other', { fetch }));
    const tokens = lookUps(fetch).map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual([`Bearer ${HUB}`, null]);
    expect(lookUps(fetch)[0]?.init.cache).toBe('no-store');
  });

  it.each([
    [
      () => Response.json({ error: 'Repository not found' }, { status: 404 }),
      'HUB_API',
      /^Failed to fetch inference provider mapping for model o\/m: Repository not found$/,
    ],
    [
      () => new Response('<title>Down</title><html>', { status: 400 }),
      'HUB_API',
      /^Failed to fetch inference provider mapping for model o\/m: Down$/,
    ],
    [
      () => new Response('{', { headers: { 'Content-Type': 'application/json' } }),
      'HUB_API',
      /malformed API response, invalid JSON$/,
    ],
    [
      () => Response.json({ id: 'o/m' }),
      'HUB_API',
      /^We have not been able to find inference provider information for model o\/m\.$/,
    ],
    [
      () => Response.json({ inferenceProviderMapping: {} }),
      'INPUT',
      /^We have not been able to find inference provider information for model o\/m\. No provider serves it;/,
    ],
  ])('gives a clear error when it cannot be had (%#)', async (hub, code, message) => {
    const error: unknown = await chat(new InferenceClient(HUB, { fetch: server(hub) })).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it('refuses to look up what is no model id', async () => {
    const fetch = server(MAPPED);
    for (const model of ['../../whoami', 'a?b', 'a#b', 'a//b', 'a\\b']) {
      await expect(chat(new InferenceClient(HUB, { fetch }), { model })).rejects.toMatchObject({ code: 'INPUT' });
    }
    expect(fetch.seen).toHaveLength(0);
  });
});

describe('the memory of a client', () => {
  it('asks the hub once for calls at the same time, and not again for a while', async () => {
    const clock = createFakeClock();
    const fetch = server(MAPPED);
    const client = new InferenceClient(HUB, { fetch, clock });
    await clock.finish(Promise.all(Array.from({ length: 100 }, () => chat(client))));
    expect(lookUps(fetch)).toHaveLength(1);
    await clock.advance(299_000);
    await clock.finish(chat(client));
    expect(lookUps(fetch)).toHaveLength(1);
    await clock.advance(2_000);
    await clock.finish(chat(client));
    expect(lookUps(fetch)).toHaveLength(2);
  });

  it('is kept apart for every token', async () => {
    const fetch = server(MAPPED);
    const client = new InferenceClient(undefined, { fetch });
    for (const accessToken of [HUB, 'hf_other123', undefined, HUB]) await chat(client, { accessToken });
    expect(lookUps(fetch)).toHaveLength(3);
  });

  it('helps out while the hub is away, but not when it says no', async () => {
    const clock = createFakeClock();
    let answer: () => Response = MAPPED;
    const fetch = server(() => answer());
    const warnings: unknown[] = [];
    const onEvent = (event: { type: string }) => void (event.type === 'warning' && warnings.push(event));
    const client = new InferenceClient(HUB, { fetch, clock, retry: false, onEvent });
    await chat(client);
    await clock.advance(400_000);
    answer = () => new Response(null, { status: 503 });
    await expect(clock.finish(chat(client))).resolves.toEqual(CHAT);
    expect(warnings).toHaveLength(1);
    answer = () => Response.json({ error: 'gone' }, { status: 404 });
    await expect(clock.finish(chat(client))).rejects.toMatchObject({ code: 'HUB_API' });
  });

  it('shares a request without sharing its abort', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetch = server(async () => {
      await gate;
      return MAPPED();
    });
    const client = new InferenceClient(HUB, { fetch });
    const abort = new AbortController();
    const options = { signal: abort.signal };
    const args: Args<'conversational'> = { provider: 'groq', model: 'o/m', messages: [] };
    const first = client.chatCompletion(args, options);
    const second = client.chatCompletion(args);
    const left = expect(first).rejects.toBeInstanceOf(DOMException);
    await Promise.resolve();
    abort.abort();
    await left;
    release();
    await expect(second).resolves.toEqual(CHAT);
    expect(lookUps(fetch)).toHaveLength(1);
  });

  it('forgets a model that its provider does not know any more', async () => {
    let status = 404;
    const fetch = fakeFetch(({ url }) =>
      url.startsWith('https://huggingface.co/') ? MAPPED() : Response.json(CHAT, { status }),
    );
    const client = new InferenceClient(HUB, { fetch, retry: false });
    await expect(chat(client)).rejects.toMatchObject({ code: 'PROVIDER_API' });
    await expect(chat(client)).rejects.toMatchObject({ code: 'PROVIDER_API' });
    expect(lookUps(fetch)).toHaveLength(2);
    status = 200;
    await chat(client);
    await chat(client);
    expect(lookUps(fetch)).toHaveLength(3);
  });

  it('forgets the oldest when it is full', async () => {
    const fetch = server(MAPPED);
    const client = new InferenceClient(HUB, { fetch });
    for (let number = 0; number <= 500; number++) await chat(client, { model: `o/m${number}` });
    await chat(client, { model: 'o/m500' });
    expect(lookUps(fetch)).toHaveLength(501);
    await chat(client, { model: 'o/m0' });
    expect(lookUps(fetch)).toHaveLength(502);
  });
});

describe('the default model of a task', () => {
  const tasks = { 'feature-extraction': { models: [{ id: 'o/embed' }] }, 'text-classification': { models: [] } };
  const mapped = { 'hf-inference': { status: 'live', providerId: 'o/embed', task: 'feature-extraction' } };
  const fetch = fakeFetch(({ url }) => {
    if (url.endsWith('/api/tasks')) return Response.json(tasks);
    return Response.json(url.includes('/api/models/') ? { inferenceProviderMapping: mapped } : [1]);
  });
  const client = new InferenceClient(HUB, { fetch });

  it('is the first that the hub recommends', async () => {
    await expect(client.featureExtraction({ provider: 'hf-inference', inputs: 'a' })).resolves.toEqual([1]);
    expect(fetch.seen.at(-1)?.url).toBe(
      'https://router.huggingface.co/hf-inference/models/o/embed/pipeline/feature-extraction',
    );
    expect(fetch.seen[0]?.headers.has('authorization')).toBe(false);
    await client.featureExtraction({ provider: 'hf-inference', inputs: 'b' });
    expect(fetch.seen.filter(({ url }) => url.endsWith('/api/tasks'))).toHaveLength(1);
  });

  it('is missed in so many words', async () => {
    await expect(client.textClassification({ provider: 'hf-inference', inputs: 'a' })).rejects.toThrow(
      'No default model defined for task text-classification, please define the model explicitly.',
    );
    const down = fakeFetch(() => new Response(null, { status: 400 }));
    const call = new InferenceClient(HUB, { fetch: down }).textClassification({
      provider: 'hf-inference',
      inputs: 'a',
    });
    await expect(call).rejects.toThrow('Failed to load tasks definitions from Hugging Face Hub.');
  });
});

import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type AnswerCache,
  type Args,
  type CacheOptions,
  type CacheStore,
  type CallOptions,
  type CallStream,
  type ChatCompletionStreamOutput,
  createBreaker,
  createCache,
  createLimiter,
  InferenceClient,
  InputError,
  type JsonSchema,
  memoryStore,
} from '../src/index.ts';
import { folderStore } from '../src/transport/node/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const DAY_MS = 86_400_000;
const ARGS: Args<'conversational'> = {
  provider: 'groq',
  model: 'm',
  messages: [{ role: 'user', content: 'x' }],
  temperature: 0.5,
  seed: 1,
};

/** Numbered answers, so that a cached one can be told from a new one. */
const numbered: Answer = (_, number) => Response.json({ ...CHAT, id: `c${number}` });
const streamed: Answer = (_, number) =>
  eventStream([`data: ${delta(`${number}`)}\n\n`, `data: ${delta('!', 'stop')}\n\n`, 'data: [DONE]\n\n']);

function cached(answer: Answer = numbered, options: CallOptions = {}, token = 'key') {
  const fetch = fakeFetch(answer);
  const all = { fetch, mapping: MAPPING, cache: createCache(), retry: false, ...options } as const;
  return { fetch, client: new InferenceClient(token, all) };
}

async function textOf(stream: CallStream<ChatCompletionStreamOutput>): Promise<string> {
  let text = '';
  for await (const piece of stream.text()) text += piece;
  return text;
}

afterEach(() => void vi.useRealTimers());

describe('the cache', () => {
  it('answers the same request once more, for nothing, and says so', async () => {
    const { client, fetch } = cached();
    const first = await client.chatCompletion(ARGS).withResponse();
    const second = await client.chatCompletion(ARGS).withResponse();
    expect(fetch.seen).toHaveLength(1);
    expect(first.response).toMatchObject({ cached: false, usage: { totalTokens: 2 } });
    expect(second.data).toEqual(first.data);
    expect(second.response).toMatchObject({
      cached: true,
      status: 200,
      provider: 'groq',
      model: 'm',
      providerModel: 'm',
      attempts: [],
      usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
      cost: 0,
    });
  });

  it.each<[string, object, CallOptions?]>([
    ['message', { messages: [{ role: 'user', content: 'y' }] }],
    ['number', { temperature: 0.6 }],
    ['seed', { seed: 2 }],
    ['further parameter', { max_tokens: 5 }],
    ['provider', { provider: 'cerebras' }],
    ['token', { accessToken: 'other' }],
    ['header', {}, { headers: { 'X-Version': '2' } }],
    ['query', {}, { query: { version: '2' } }],
    ['address', {}, { endpoints: { providers: { groq: 'https://other.example' } } }],
  ])('sends a request with another %s', async (_, changes, options) => {
    const mapping = { m: [...MAPPING.m, ...MAPPING.m.map((entry) => ({ ...entry, provider: 'cerebras' }))] };
    const { client, fetch } = cached(numbered, { mapping } as CallOptions);
    await client.chatCompletion(ARGS);
    const changed = { ...ARGS, ...changes };
    await client.chatCompletion(changed, options);
    expect(fetch.seen).toHaveLength(2);
    // Each has its own answer from now on.
    const answers = [await client.chatCompletion(ARGS), await client.chatCompletion(changed, options)];
    expect(answers.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(fetch.seen).toHaveLength(2);
  });

  it('keeps the answers of tokens apart in one store, and shows no token there', async () => {
    const texts: string[] = [];
    const memory = memoryStore();
    const store: CacheStore = {
      get: (key) => memory.get(key),
      set(key, text, age) {
        texts.push(key, text);
        return memory.set(key, text, age);
      },
    };
    for (const token of ['secret-one', 'secret-two']) {
      const { client, fetch } = cached(numbered, { cache: createCache({ store }) }, token);
      await client.chatCompletion(ARGS);
      expect(fetch.seen).toHaveLength(1);
    }
    expect(texts).toHaveLength(4);
    expect(texts.join()).not.toContain('secret');
  });

  it('keeps no failure, and no answer that its format refuses', async () => {
    const failing = cached((_, number) => (number === 1 ? new Response('no', { status: 500 }) : Response.json(CHAT)));
    await expect(failing.client.chatCompletion(ARGS)).rejects.toMatchObject({ status: 500 });
    await expect(failing.client.chatCompletion(ARGS)).resolves.toEqual(CHAT);

    const text = (content: string) =>
      Response.json({ ...CHAT, choices: [{ ...CHAT.choices[0], message: { role: 'assistant', content } }] });
    const { client, fetch } = cached((_, number) => text(number === 1 ? '{"a":"no number"}' : '{"a":1}'));
    const schema: JsonSchema<{ a: number }> = {
      type: 'object',
      properties: { a: { type: 'number' } },
      required: ['a'],
    };
    const { provider, model, messages, accessToken = 'key' } = ARGS;
    const args = { provider, model, messages, accessToken, responseFormat: schema };
    await expect(client.chatCompletion(args)).rejects.toThrow();
    for (const _ of [1, 2]) {
      const { choices } = await client.chatCompletion(args);
      expect(choices[0]?.message.parsed).toEqual({ a: 1 });
    }
    expect(fetch.seen).toHaveLength(2);
  });

  it('replays a stream at once, apart from the whole answer and the raw events', async () => {
    const { client, fetch } = cached(streamed);
    const texts = [];
    for (const _ of [1, 2, 3]) texts.push(await textOf(client.chatCompletionStream(ARGS)));
    expect(texts).toEqual(['1!', '1!', '1!']);
    expect(fetch.seen).toHaveLength(1);
    const { data, response } = await client.chatCompletionStream(ARGS).withResponse();
    expect((await data.final()).choices[0]?.message.content).toBe('1!');
    expect(response).toMatchObject({ cached: true, cost: 0 });
    const raw = client.streamingRequest(ARGS, { task: 'conversational' });
    for await (const _ of raw);
    expect(fetch.seen).toHaveLength(2);
  });

  it('replays a stream with its pauses', async () => {
    const clock = createFakeClock();
    const pauses = [0, 300, 50];
    const slow: Answer = () => {
      const pieces = [delta('a'), delta('b'), delta('c', 'stop')];
      const body = new ReadableStream({
        async pull(controller) {
          const [pause = 0, piece] = [pauses.shift(), pieces.shift()];
          if (!piece) return controller.close();
          await new Promise<void>((resolve) => void clock.set(resolve, pause));
          controller.enqueue(new TextEncoder().encode(`data: ${piece}\n\n`));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    };
    const { client, fetch } = cached(slow, { clock, cache: createCache({ replay: 'timed' }) });
    const read = async () => {
      const times: number[] = [];
      for await (const _ of client.chatCompletionStream(ARGS)) times.push(Math.round(clock.now()));
      return times.map((time) => time - (times[0] ?? 0));
    };
    expect(await clock.finish(read())).toEqual([0, 300, 350]);
    expect(await clock.finish(read())).toEqual([0, 300, 350]);
    expect(fetch.seen).toHaveLength(1);
  });

  it('keeps no stream that was left or cut', async () => {
    const { client, fetch } = cached((request, number) =>
      number === 2 ? eventStream([`data: ${delta('cut')}\n\n`]) : streamed(request, number),
    );
    for await (const _ of client.chatCompletionStream(ARGS)) break;
    await expect(textOf(client.chatCompletionStream(ARGS))).rejects.toThrow();
    await textOf(client.chatCompletionStream(ARGS));
    expect(fetch.seen).toHaveLength(3);
    await textOf(client.chatCompletionStream(ARGS));
    expect(fetch.seen).toHaveLength(3);
  });

  it('requests an answer again at its age', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { client, fetch } = cached();
    await client.chatCompletion(ARGS);
    vi.setSystemTime(Date.now() + DAY_MS - 1);
    await client.chatCompletion(ARGS);
    expect(fetch.seen).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    await client.chatCompletion(ARGS);
    expect(fetch.seen).toHaveLength(2);
  });

  it('keeps no answer that is larger than its maximum, whole or streamed', async () => {
    const cache = createCache({ maxAnswerLength: 50 });
    const whole = cached(numbered, { cache });
    const stream = cached(streamed, { cache });
    for (const _ of [1, 2]) {
      await whole.client.chatCompletion(ARGS);
      await textOf(stream.client.chatCompletionStream(ARGS));
    }
    expect(whole.fetch.seen).toHaveLength(2);
    expect(stream.fetch.seen).toHaveLength(2);
  });

  it('drops the texts that were not read for longest beyond its bytes', async () => {
    const store = memoryStore(2 * 3 * 11);
    for (const key of ['a', 'b', 'c']) await store.set(key, '0123456789', DAY_MS);
    await store.get('a');
    await store.set('d', '0123456789', DAY_MS);
    expect(['a', 'b', 'c', 'd'].map((key) => store.get(key) !== undefined)).toEqual([true, false, true, true]);
    await store.set('a', 'x'.repeat(100), DAY_MS);
    expect(store.get('a')).toBeUndefined();
    expect(store.get('d')).toBeDefined();
  });

  it('calls the provider if its store fails or lies', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = (get: CacheStore['get']): AnswerCache =>
      createCache({ store: { get, set: () => Promise.reject(new Error('full')) } });
    const lies = ['', '{', 'null', '{"key":"k","at":0,"answer":{}}'].map((text) => () => text);
    const gets: CacheStore['get'][] = [() => Promise.reject(new Error('down')), ...lies];
    for (const get of gets) {
      const { client } = cached(numbered, { cache: broken(get) });
      await expect(client.chatCompletion(ARGS)).resolves.toMatchObject({ id: 'c1' });
    }
    report.mockRestore();
  });

  it('takes no place in the queue of a limiter, and says nothing of a breaker', async () => {
    const clock = createFakeClock();
    const limiter = createLimiter({ groq: { requestsPerMinute: 1 } });
    const { client, fetch } = cached(numbered, { clock, limiter, breaker: createBreaker({ clock }) });
    for (const _ of [1, 2, 3]) await client.chatCompletion(ARGS);
    expect(fetch.seen).toHaveLength(1);
    expect(clock.now()).toBe(0);
  });

  it('answers by the target of failover that had answered', async () => {
    const fallbacks = [{ provider: 'cerebras' as const }];
    const mapping = { m: [...MAPPING.m, ...MAPPING.m.map((entry) => ({ ...entry, provider: 'cerebras' }))] };
    const { client, fetch } = cached(
      ({ url }) => (url.includes('/groq/') ? new Response('', { status: 503 }) : Response.json(CHAT)),
      { mapping } as CallOptions,
      'hf_token',
    );
    const args = { ...ARGS, fallbacks };
    await client.chatCompletion(args);
    const { response } = await client.chatCompletion(args).withResponse();
    expect(response).toMatchObject({ cached: true, provider: 'cerebras', attempts: [{ provider: 'groq' }] });
    expect(fetch.seen.map(({ url }) => url.includes('/groq/'))).toEqual([true, false, true]);
  });

  it('sends two requests at a time, as neither has an answer', async () => {
    let open = () => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { client, fetch } = cached(async (_, number) => {
      if (number === 2) open();
      await both;
      return Response.json(CHAT);
    });
    await Promise.all([client.chatCompletion(ARGS), client.chatCompletion(ARGS)]);
    expect(fetch.seen).toHaveLength(2);
  });

  it('refuses settings that keep nothing', () => {
    const wrong: CacheOptions[] = [{ maxAgeMs: 0 }, { maxAnswerLength: Number.NaN }];
    for (const options of wrong) expect(() => createCache(options)).toThrow(InputError);
  });
});

describe('the folder of a cache', () => {
  const newFolder = () => mkdtemp(join(tmpdir(), 'hubkit-cache-'));

  it('is shared by several clients, and readable by nobody else', async () => {
    const folder = join(await newFolder(), 'answers');
    const clients = [1, 2].map(() => cached(numbered, { cache: createCache({ store: folderStore(folder) }) }));
    const ids = [];
    for (const { client } of clients) ids.push((await client.chatCompletion(ARGS)).id);
    expect(ids).toEqual(['c1', 'c1']);
    expect(clients.map(({ fetch }) => fetch.seen.length)).toEqual([1, 0]);
    const [name = ''] = await readdir(folder);
    if (process.platform !== 'win32') {
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
  });

  it('requests again what is cut or changed anywhere', async () => {
    const folder = await newFolder();
    const first = cached(numbered, { cache: createCache({ store: folderStore(folder) }) });
    await first.client.chatCompletion(ARGS);
    const [name = ''] = await readdir(folder);
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const damaged = [
      ...Array.from({ length: 8 }, (_, part) => text.slice(0, Math.floor((part * text.length) / 8))),
      text.replace('"choices"', '"chances"'),
      text.replace('"body"', '"chunks"'),
      text.replace(/"key":"./, '"key":"_'),
    ];
    for (const wrong of damaged) {
      await writeFile(file, wrong);
      const { client, fetch } = cached(numbered, { cache: createCache({ store: folderStore(folder) }) });
      await expect(client.chatCompletion(ARGS)).resolves.toEqual({ ...CHAT, id: 'c1' });
      expect([wrong, fetch.seen.length]).toEqual([wrong, 1]);
    }
  });

  it('gives readers whole texts while many write', async () => {
    const folder = await newFolder();
    const key = 'a'.repeat(64);
    const texts = Array.from({ length: 20 }, (_, number) => String(number % 10).repeat(50_000));
    const writing = Promise.all(texts.map((text) => folderStore(folder).set(key, text, DAY_MS)));
    const read = await Promise.all(texts.map(() => folderStore(folder).get(key)));
    await writing;
    for (const text of read) if (text !== undefined) expect(texts).toContain(text);
    expect(await readdir(folder)).toEqual([`${key}.json`]);
  });

  it('deletes the oldest beyond its bytes, and nothing that is not its own', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'notes.json'), 'x'.repeat(500));
    const store = folderStore(folder, { maxBytes: 1000 });
    for (let number = 0; number < 30; number++) {
      await store.set(String(number).padStart(64, '0'), 'x'.repeat(100), DAY_MS);
    }
    const names = await readdir(folder);
    expect(names).toContain('notes.json');
    expect(names.length - 1).toBeLessThanOrEqual(10);
    expect(await store.get('29'.padStart(64, '0'))).toBeDefined();
    expect(await store.get('0'.padStart(64, '0'))).toBeUndefined();
  });

  it('takes no key that is a path', async () => {
    await expect(folderStore(await newFolder()).get('../../x')).rejects.toThrow(TypeError);
  });
});

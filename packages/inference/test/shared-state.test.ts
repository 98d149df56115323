import { describe, expect, it } from 'vitest';
import { type CallOptions, chatCompletion, InferenceClient } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const MAPPING_RESPONSE = {
  inferenceProviderMapping: { groq: { providerId: 'm', task: 'conversational', status: 'live' } },
};

/** A hub that knows the model, and a provider. */
function servers(provider: () => Response) {
  return fakeFetch(({ url }) => (url.includes('/api/models/') ? Response.json(MAPPING_RESPONSE) : provider()));
}

const lookUpsOf = ({ seen }: ReturnType<typeof servers>) => seen.filter(({ url }) => url.includes('/api/models/'));

describe.each([
  ['free functions', (options: CallOptions) => (args: typeof ARGS) => chatCompletion(args, options)],
  [
    'a client',
    (options: CallOptions) => {
      const client = new InferenceClient('key', options);
      return (args: typeof ARGS) => client.chatCompletion(args);
    },
  ],
])('%s', (_, create) => {
  it('spend one retry budget, so that a failing service is not flooded', async () => {
    const clock = createFakeClock();
    const fetch = servers(() => Response.json({ error: 'overloaded' }, { status: 503 }));
    const call = create({ fetch, clock, mapping: MAPPING });
    const calls = Array.from({ length: 1000 }, () => call(ARGS).catch(() => undefined));
    await clock.finish(Promise.all(calls));
    expect(fetch.seen.length).toBeGreaterThan(1000);
    expect(fetch.seen.length).toBeLessThanOrEqual(1100);
  });

  it('look a model up once', async () => {
    const fetch = servers(() => Response.json(CHAT));
    const call = create({ fetch });
    await Promise.all(Array.from({ length: 50 }, () => call(ARGS)));
    await call(ARGS);
    expect(lookUpsOf(fetch)).toHaveLength(1);
    expect(fetch.seen).toHaveLength(52);
  });
});

it('free functions with another fetch know nothing of it', async () => {
  const [one, two] = [servers(() => Response.json(CHAT)), servers(() => Response.json(CHAT))];
  await chatCompletion(ARGS, { fetch: one });
  await chatCompletion(ARGS, { fetch: two });
  expect([one, two].map((fetch) => lookUpsOf(fetch).length)).toEqual([1, 1]);
});

it('a client for one endpoint shares the retry budget of its parent', async () => {
  const clock = createFakeClock();
  const fetch = fakeFetch(() => Response.json({ error: 'overloaded' }, { status: 503 }));
  const parent = new InferenceClient('hf_token', { fetch, clock });
  const calls = Array.from({ length: 1000 }, () =>
    parent
      .endpoint('https://x.example')
      .chatCompletion({ messages: [] })
      .catch(() => undefined),
  );
  await clock.finish(Promise.all(calls));
  expect(fetch.seen.length).toBeLessThanOrEqual(1100);
});

it('a stream whose model the provider does not know any more has it looked up again', async () => {
  const events = () => eventStream([`data: ${delta('hi', 'stop')}\n\n`]);
  let isGone = true;
  const fetch = servers(() => (isGone ? Response.json({ error: 'no such model' }, { status: 404 }) : events()));
  const client = new InferenceClient('key', { fetch });
  const read = async () => {
    for await (const _ of client.chatCompletionStream(ARGS));
  };
  await expect(read()).rejects.toThrow('no such model');
  isGone = false;
  await read();
  await read();
  expect(lookUpsOf(fetch)).toHaveLength(2);
});

describe('a storm of errors', () => {
  const STORM = 1000;
  const down = () => Response.json({ error: 'overloaded' }, { status: 503 });

  it('of a client for every call stays within one retry budget', async () => {
    const clock = createFakeClock();
    const fetch = fakeFetch(down);
    const calls = Array.from({ length: STORM }, () =>
      new InferenceClient('key', { fetch, clock, mapping: MAPPING }).chatCompletion(ARGS).catch(() => undefined),
    );
    await clock.finish(Promise.all(calls));
    expect(fetch.seen.length).toBeLessThanOrEqual(1100);
  });

  it('leaves the retries of another provider alone', async () => {
    const clock = createFakeClock();
    const fetch = fakeFetch(down);
    const mapping = {
      m: ['groq', 'together'].flatMap((provider) => MAPPING.m.map((entry) => ({ ...entry, provider }))),
    };
    const client = new InferenceClient('key', { fetch, clock, mapping });
    const run = (provider: 'groq' | 'together') => client.chatCompletion({ ...ARGS, provider }).catch(() => undefined);
    await clock.finish(Promise.all(Array.from({ length: STORM }, () => run('groq'))));
    const before = fetch.seen.length;
    await clock.finish(run('together'));
    expect(fetch.seen.length - before).toBe(3);
  });

  it('succeeds for all calls that list a second provider', async () => {
    const clock = createFakeClock();
    const fetch = fakeFetch(({ url }) => (url.includes('/groq') ? down() : Response.json(CHAT)));
    const mapping = {
      m: ['groq', 'together'].flatMap((provider) => MAPPING.m.map((entry) => ({ ...entry, provider }))),
    };
    const client = new InferenceClient('hf_x', { fetch, clock, mapping });
    const provider = ['groq', 'together'] as const;
    const calls = Array.from({ length: STORM }, () => client.chatCompletion({ provider, model: 'm', messages: [] }));
    expect(await clock.finish(Promise.all(calls))).toHaveLength(STORM);
    expect(fetch.seen.filter(({ url }) => url.includes('/groq')).length).toBeLessThanOrEqual(1100);
    // The breaker has opened: what follows goes to the second provider at once.
    const before = fetch.seen.length;
    await clock.finish(client.chatCompletion({ provider, model: 'm', messages: [] }));
    expect(fetch.seen.slice(before).map(({ url }) => url)).toEqual([expect.stringContaining('/together/')]);
  });
});

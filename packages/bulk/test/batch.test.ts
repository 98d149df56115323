import { readFileSync, writeFileSync } from 'node:fs';
import { type Emulator, emulatorProviderKey, type StartOptions, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, describe, expect, it } from 'vitest';
import { type BulkOptions, bulk } from '../src/index.ts';
import { useFolder } from './support.ts';

const folder = useFolder();
let emulator: Emulator | undefined;
afterEach(() => emulator?.close());

const MODELS = {
  openai: 'openai/gpt-4o-mini',
  groq: 'meta-llama/Llama-3.1-8B-Instruct',
  together: 'meta-llama/Llama-3.1-8B-Instruct',
  'fireworks-ai': 'meta-llama/Llama-3.3-70B-Instruct',
} as const;

async function prepare(rows: number, provider: keyof typeof MODELS = 'openai', options: StartOptions = {}) {
  const started = await startEmulator({ pace: 'instant', keepExchanges: 1000, ...options });
  emulator = started;
  const client = new InferenceClient(emulatorProviderKey(provider), { endpoints: started.endpoints });
  const input = folder.path('in.jsonl');
  const lines = Array.from({ length: rows }, (_, index) => `${JSON.stringify({ prompt: `What is ${index} + 1?` })}\n`);
  writeFileSync(input, lines.join(''));
  const given: BulkOptions = {
    input,
    output: folder.path('out.jsonl'),
    provider,
    model: MODELS[provider],
    batch: { pollMs: 1 },
  };
  const sent = (path: RegExp, method = 'POST') =>
    started.exchanges().filter((exchange) => exchange.method === method && path.test(exchange.path)).length;
  return { started, client, given, sent };
}

async function prepareMistral(rows: number, options: StartOptions = {}) {
  const prepared = await prepare(rows, 'openai', options);
  const { provider: _, ...rest } = prepared.given;
  const endpointUrl = `${prepared.started.servers.mistral}/v1`;
  const given: BulkOptions = { ...rest, model: 'mistral-small-2506', batch: { pollMs: 1, form: 'mistral' } };
  return { ...prepared, client: new InferenceClient(undefined, { endpointUrl }), given };
}

const outputs = () =>
  readFileSync(folder.path('out.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).output);
const sums = (count: number) => Array.from({ length: count }, (_, index) => `${index} + 1 = ${index + 1}`);

/** Path of a request that creates a batch. */
const SUBMISSION = /\/(?:batches|batch\/jobs|batchInferenceJobs)(?:\?.*)?$/;

describe('a run in batches', () => {
  it.each(['openai', 'groq', 'together'] as const)('writes the same as live calls, at %s', async (provider) => {
    const { client, given, sent } = await prepare(20, provider);
    const summary = await bulk(client, given).done;
    expect(summary).toMatchObject({ end: 'done', done: 20, dead: 0, requests: 20 });
    expect(summary.inputTokens).toBeGreaterThan(20);
    expect(outputs()).toEqual(sums(20));
    expect([sent(/\/batches$/), sent(/\/files(?:\/upload)?$/), sent(/chat\/completions$/)]).toEqual([1, 1, 0]);
  });

  it('cuts batches at the limits of requests and bytes', async () => {
    const { client, given, sent } = await prepare(10);
    await bulk(client, { ...given, batch: { pollMs: 1, maxRequests: 4 } }).done;
    expect(sent(/\/batches$/)).toBe(3);
    await bulk(client, { ...given, output: folder.path('b.jsonl'), batch: { pollMs: 1, maxBytes: 500 } }).done;
    expect(sent(/\/batches$/)).toBe(3 + 4);
    expect(outputs()).toEqual(sums(10));
  });

  it('goes to an endpoint with the same API', async () => {
    const { started, given } = await prepare(3);
    const { endpoints } = started;
    const endpointUrl = `${endpoints.providers.openai}/v1`;
    const client = new InferenceClient(emulatorProviderKey('openai'), { endpointUrl });
    const { provider: _, ...rest } = given;
    expect(await bulk(client, { ...rest, model: 'gpt-4o-mini' }).done).toMatchObject({ end: 'done', done: 3 });
  });

  describe('at Mistral', () => {
    it('makes jobs with one model', async () => {
      const { client, given, sent } = await prepareMistral(20);
      expect(await bulk(client, given).done).toMatchObject({ end: 'done', done: 20, dead: 0, requests: 20 });
      expect(outputs()).toEqual(sums(20));
      expect([sent(/\/batch\/jobs$/), sent(/\/files$/), sent(/chat\/completions$/)]).toEqual([1, 1, 0]);
    });

    it('sends rows again after a timeout of the job', async () => {
      let now = 0;
      const slow = { jobs: { queuedMs: 0, runningMs: 1000 }, batchWindowMs: 500, now: () => (now += 100) };
      const { client, given, sent } = await prepareMistral(10, slow);
      expect(await bulk(client, { ...given, attempts: 10 }).done).toMatchObject({ end: 'done', done: 10, dead: 0 });
      expect(sent(/\/batch\/jobs$/)).toBeGreaterThan(1);
      expect(outputs()).toEqual(sums(10));
    });

    it('finds a job whose response was lost by its key', async () => {
      const { client, given, sent } = await prepareMistral(3);
      let isLost = false;
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await globalThis.fetch(input, init);
        if (isLost || init?.method !== 'POST' || !String(input).endsWith('/batch/jobs')) return response;
        isLost = true;
        throw new TypeError('fetch failed');
      };
      expect(await bulk(client, { ...given, callOptions: { fetch } }).done).toMatchObject({ end: 'done', done: 3 });
      expect([isLost, sent(/\/batch\/jobs$/)]).toEqual([true, 1]);
    });

    it('names two models in one batch', async () => {
      const { client, given } = await prepareMistral(2);
      const map = (row: object) => ({
        model: `m-${JSON.stringify(row).length % 2}`,
        messages: [{ role: 'user', content: 'Hi' }],
      });
      const input = [{ prompt: 'a' }, { prompt: 'bc' }];
      await expect(bulk(client, { ...given, input, map }).done).rejects.toThrow('A batch at Mistral has one model');
    });
  });

  describe('at Fireworks', () => {
    const prepareFireworks = (rows: number, options?: StartOptions) => prepare(rows, 'fireworks-ai', options);
    /** Sends the requests of a run, and changes the response of those at a path. */
    const changing =
      (path: RegExp, change: (response: Response) => Response | Promise<Response>): typeof globalThis.fetch =>
      async (input, init) => {
        const response = await globalThis.fetch(input, init);
        return path.test(String(input)) ? change(response) : response;
      };

    it('makes jobs below the account of the key', async () => {
      const { client, given, sent } = await prepareFireworks(20);
      expect(await bulk(client, given).done).toMatchObject({ end: 'done', done: 20, dead: 0, requests: 20 });
      expect(outputs()).toEqual(sums(20));
      expect([sent(SUBMISSION), sent(/:upload$/), sent(/chat\/completions$/)]).toEqual([1, 1, 0]);
    });

    it('sends rows again after a job has expired', async () => {
      let now = 0;
      const slow = { jobs: { queuedMs: 0, runningMs: 1000 }, batchWindowMs: 500, now: () => (now += 100) };
      const { client, given, sent } = await prepareFireworks(10, slow);
      expect(await bulk(client, { ...given, attempts: 10 }).done).toMatchObject({ end: 'done', done: 10, dead: 0 });
      expect(sent(SUBMISSION)).toBeGreaterThan(1);
      expect(outputs()).toEqual(sums(10));
    });

    it('waits until the rows are read, and finds a job whose response was lost', async () => {
      const { client, given, sent } = await prepareFireworks(3);
      let looks = 0;
      let isLost = false;
      const reading = changing(/\/datasets\/[^/:]+$/, async (response) =>
        looks++ < 3 ? Response.json({ ...(await response.json()), state: 'UPLOADING' }) : response,
      );
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await reading(input, init);
        if (isLost || init?.method !== 'POST' || !String(input).includes('/batchInferenceJobs?')) return response;
        isLost = true;
        throw new TypeError('fetch failed');
      };
      expect(await bulk(client, { ...given, callOptions: { fetch } }).done).toMatchObject({ end: 'done', done: 3 });
      expect([looks, isLost, sent(SUBMISSION)]).toEqual([4, true, 1]);
    });

    it('fetches results without the key, and takes the words of failed rows', async () => {
      const { client, given } = await prepareFireworks(2);
      const seen: (string | null)[] = [];
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await globalThis.fetch(input, init);
        if (!/\/files\/.*\.jsonl$/.test(String(input))) return response;
        seen.push(new Headers(init?.headers).get('authorization'));
        const [first] = (await response.text()).split('\n').filter((line) => line.includes('"1-1"'));
        return new Response(first ?? 'no JSON\n{"custom_id":"2-1","error":{"message":"out of capacity"}}\n');
      };
      const run = bulk(client, { ...given, attempts: 1, callOptions: { fetch } });
      const summary = await run.done;
      expect(seen).toEqual([null, null]);
      expect(summary).toMatchObject({ end: 'done', done: 1, dead: 1 });
      expect(readFileSync(folder.path('out.errors.jsonl'), 'utf8')).toContain('out of capacity');
    });

    it('asks for the account where the key has several', async () => {
      const { client, given } = await prepareFireworks(1);
      const accounts = [{ name: 'accounts/one' }, { name: 'accounts/two' }];
      const fetch = changing(/\/accounts$/, () => Response.json({ accounts }));
      const several = { ...given, callOptions: { fetch } };
      await expect(bulk(client, several).done).rejects.toThrow(
        'several accounts of Fireworks: one, two. Set the account',
      );
      const chosen = { ...several, batch: { pollMs: 1, account: 'emulated' } };
      expect(await bulk(client, chosen).done).toMatchObject({ end: 'done', done: 1 });
    });

    it('ends with the reason for which a job failed', async () => {
      const { client, given } = await prepareFireworks(1);
      const fetch = changing(/\/batchInferenceJobs\/./, async (response) =>
        Response.json({
          ...(await response.json()),
          state: 'JOB_STATE_FAILED',
          status: { code: 'INVALID_ARGUMENT', message: 'Dataset has a syntax error: invalid role bananas.' },
        }),
      );
      await expect(bulk(client, { ...given, callOptions: { fetch } }).done).rejects.toThrow('invalid role bananas');
    });
  });

  it('sends rows again that a batch did not process in time', async () => {
    let now = 0;
    const { client, given, sent } = await prepare(10, 'openai', {
      jobs: { queuedMs: 0, runningMs: 1000 },
      batchWindowMs: 500,
      now: () => (now += 100),
    });
    const summary = await bulk(client, { ...given, attempts: 10 }).done;
    expect(summary).toMatchObject({ end: 'done', done: 10, dead: 0, requests: 10 });
    expect(sent(/\/batches$/)).toBeGreaterThan(1);
    expect(outputs()).toEqual(sums(10));
  });

  it('calls them live on request', async () => {
    let now = 0;
    const { client, given, sent } = await prepare(10, 'openai', {
      jobs: { queuedMs: 0, runningMs: 1000 },
      batchWindowMs: 500,
      now: () => (now += 100),
    });
    const summary = await bulk(client, { ...given, batch: { pollMs: 1, fallback: 'live' } }).done;
    expect(summary).toMatchObject({ end: 'done', done: 10, requests: 10 });
    expect(sent(/\/batches$/)).toBe(1);
    expect(sent(/chat\/completions$/)).toBe(5);
    expect(outputs()).toEqual(sums(10));
  });

  it('records single failures with their reason', async () => {
    const { client, given } = await prepare(3);
    writeFileSync(
      given.input as string,
      '{"prompt":"What is 0 + 1?"}\n{"messages":[{"role":"nobody","content":"a"}]}\n',
    );
    const summary = await bulk(client, given).done;
    expect(summary).toMatchObject({ end: 'done', done: 1, dead: 1 });
    expect(summary.failures[0]?.code).toBe('rejected');
  });

  it('ends with the reason for which a provider rejects a batch', async () => {
    const { client, given } = await prepare(3);
    writeFileSync(given.input as string, '{"prompt":"a","m":"gpt-4.1"}\n{"prompt":"b","m":"gpt-4o-mini"}\n');
    const { model: _, ...rest } = given;
    const endpoint = client.endpoint(`${(emulator as Emulator).endpoints.providers.openai}/v1`);
    const { provider: __, ...mixed } = rest;
    const run = bulk(endpoint, { ...mixed, columns: { model: '{{ m }}' } });
    await expect(run.done).rejects.toThrow('All requests of a batch must have the same model.');
  });

  it.each([
    ['a hub token', { provider: 'groq', model: MODELS.groq }, 'The router of the hub has no batch API'],
    ['another task', { task: 'text-generation' }, 'Batches are for chats, not for text-generation'],
  ] as const)('is refused with %s', async (_, more, message) => {
    const { started, given } = await prepare(1);
    const client = new InferenceClient('hf_0123456789', { endpoints: started.endpoints });
    writeFileSync(given.input as string, '{"prompt":"a","inputs":"a"}\n');
    await expect(bulk(client, { ...given, ...more }).done).rejects.toThrow(message);
  });
});

describe.each(['openai', 'groq', 'together', 'mistral', 'fireworks-ai'] as const)(
  'a process that ends, at %s,',
  (service) => {
    it.each([
      ['before the upload', /\/files(?:\/upload)?$|:upload$/, 'POST'],
      ['before the submission', SUBMISSION, 'POST'],
      ['after the submission', /\/(?:batches|batch\/jobs|batchInferenceJobs)\/./, 'GET'],
      ['while it collects', /\/content$|\/files\/.*\.jsonl$/, 'GET'],
    ] as const)('%s leaves one batch for the next process', async (_, path, method) => {
      const { client, given, sent } = await (service === 'mistral' ? prepareMistral(10) : prepare(10, service));
      let isBroken = true;
      // The last request of the first process: its response never arrives, whether it was sent or not.
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const isLast = isBroken && path.test(String(input)) && (init?.method ?? 'GET') === method;
        if (isLast && method === 'GET') throw new Gone();
        const response = await globalThis.fetch(input, init);
        if (isLast) throw new Gone();
        if (
          isBroken &&
          /\?limit=|\?page=|\/files$|\/batches$|\/batchInferenceJobs\/./.test(String(input)) &&
          (init?.method ?? 'GET') === 'GET'
        )
          throw new Gone();
        return response;
      };
      const broken = { ...given, callOptions: { fetch } };
      await expect(bulk(client, broken).done).rejects.toThrow('gone');
      isBroken = false;
      expect(await bulk(client, broken).done).toMatchObject({ end: 'done', done: 10, requests: 10, lost: 0 });
      expect(sent(SUBMISSION)).toBe(1);
      expect(outputs()).toEqual(sums(10));
    });
  },
);

/** As a process that is killed: no retry follows. */
class Gone extends Error {
  override readonly message = 'gone';
}

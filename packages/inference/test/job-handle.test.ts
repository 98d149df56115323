import { inspect } from 'node:util';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type CallEvent,
  type CallOptions,
  cancel,
  InferenceClient,
  type Job,
  type JobCallPromise,
  type JobPromise,
  type JobReport,
  resume,
} from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, fakeFetch } from './support/fake-fetch.ts';
import { jobProvider } from './support/job-provider.ts';

const PNG_URL = 'data:image/png;base64,iVBORw==';
const QUEUE = 'https://queue.fal.run';
const JOB = '/fal-ai/flux/requests/r-1';
const SUBMITTED = { request_id: 'r-1', response_url: `${QUEUE}${JOB}`, status: 'IN_QUEUE', queue_position: 3 };
const RESULT = { images: [{ url: PNG_URL }] };
const mapping = (provider: string, providerId: string) => ({
  'o/m': [{ provider, providerId, hfModelId: 'o/m', task: 'text-to-image', status: 'live' }],
});
const ENTRY = mapping('fal-ai', 'fal-ai/flux/dev');

/** A job of fal, as it was stored. */
const STORED: Job<'text-to-image'> = {
  version: 1,
  id: 'r-1',
  provider: 'fal-ai',
  task: 'text-to-image',
  model: 'o/m',
  providerModel: 'fal-ai/flux/dev',
  isRouted: false,
  urls: { status: `${QUEUE}${JOB}/status?logs=1`, cancel: `${QUEUE}${JOB}/cancel` },
  ticket: { request_id: 'r-1', response_url: `${QUEUE}${JOB}`, status: 'IN_QUEUE', queue_position: 3 },
};

const inTurn =
  (...responses: readonly object[]): Answer =>
  (_, number) =>
    Response.json(responses[Math.min(number, responses.length) - 1]);

/** A client of the key `fal-key-4711` whose service gives these responses in turn, the last one for ever. */
function setUp(answer: Answer, options: CallOptions = {}, token = 'fal-key-4711') {
  const clock = createFakeClock();
  const fetch = fakeFetch(answer);
  const client = new InferenceClient(token, { fetch, clock, mapping: ENTRY, random: () => 0, ...options });
  const generate = () => client.textToImage({ provider: 'fal-ai', model: 'o/m', inputs: 'a cat' });
  const urls = () => fetch.seen.map(({ method, url }) => `${method} ${url}`);
  const settled = (call: Promise<unknown>) => clock.finish(call.catch((error: unknown) => error));
  return { client, clock, fetch, generate, urls, settled };
}

describe('the promise of a call', () => {
  it('has its job before the first poll, as plain data', async () => {
    const { generate, fetch, settled } = setUp(inTurn(SUBMITTED, { status: 'COMPLETED' }, RESULT));
    const call = generate();
    const job = await call.job;
    expect(fetch.seen).toHaveLength(1);
    expect(job).toEqual(STORED);
    expect(JSON.parse(JSON.stringify(job))).toEqual(STORED);
    expect(await settled(call)).toBeInstanceOf(Blob);
  });

  it('is a promise like any other for everybody else', async () => {
    const { generate, settled } = setUp(inTurn(RESULT));
    const call = generate();
    expect(call).toBeInstanceOf(Promise);
    expect(Object.keys(call)).toEqual([]);
    expect(inspect(call)).not.toContain('job');
    expect(await settled(Promise.all([call, 1]))).toMatchObject([expect.any(Blob), 1]);
  });

  it('has none where the response holds the result, and where the call fails before', async () => {
    const done = setUp(inTurn(RESULT)).generate();
    expect([await done.job, await done]).toEqual([undefined, expect.any(Blob)]);
    const failing = setUp(() => Response.json({ detail: 'no' }, { status: 422 })).generate();
    await expect(failing).rejects.toMatchObject({ code: 'PROVIDER_API' });
    expect(await failing.job).toBeUndefined();
  });

  it('does not keep a failure from being reported as unhandled', async () => {
    const call = setUp(() => Response.json({}, { status: 422 })).generate();
    const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
    await call.job;
    expect(await unhandled).toMatchObject({ code: 'PROVIDER_API' });
  });
});

describe('events, progress and errors', () => {
  it('tell the job, its state, its place in the queue and its logs', async () => {
    const reports: JobReport[] = [];
    const events: CallEvent[] = [];
    const logs = [{ message: 'step 1' }, { message: 'step 2' }];
    const { generate, settled } = setUp(
      inTurn(SUBMITTED, { status: 'IN_PROGRESS', logs }, { status: 'COMPLETED' }, RESULT),
      { onProgress: (report) => reports.push(report), onEvent: (event) => events.push(event) },
    );
    await settled(generate());
    expect(reports.map(({ job, ...report }) => report)).toEqual([
      { status: 'IN_QUEUE', queuePosition: 3 },
      { status: 'IN_PROGRESS', logs: 'step 1\nstep 2' },
      { status: 'COMPLETED' },
    ]);
    expect(reports.every(({ job }) => job?.id === 'r-1')).toBe(true);
    expect(events.filter(({ type }) => type === 'job')).toEqual([{ type: 'job', job: STORED }]);
  });

  it.each([
    ['a job that failed', inTurn(SUBMITTED, { status: 'FAILED', error: 'no' }), 'JOB'],
    ['a job out of time', inTurn(SUBMITTED), 'TIMEOUT'],
    [
      'an error response',
      (_: unknown, n: number) => Response.json(SUBMITTED, { status: n > 1 ? 403 : 200 }),
      'PROVIDER_API',
    ],
    ['a malformed result', inTurn(SUBMITTED, { status: 'COMPLETED' }, {}), 'PROVIDER_OUTPUT'],
    [
      'a file that cannot be loaded',
      inTurn(SUBMITTED, { status: 'COMPLETED' }, { images: [{ url: 'http://10.0.0.1/x' }] }),
      'PROVIDER_OUTPUT',
    ],
  ] as [string, Answer, string][])('keep the job of %s', async (_, answer, code) => {
    const { generate, settled } = setUp(answer);
    const error = await settled(generate());
    expect(error).toMatchObject({ code, job: STORED });
    expect(JSON.parse(JSON.stringify(error)).job).toEqual(STORED);
  });
});

describe('a job that is resumed', () => {
  it('is polled at once, with its key, and gives the result in the wanted form; nothing is submitted', async () => {
    const { client, settled, urls, fetch, clock } = setUp(
      inTurn({ status: 'IN_PROGRESS' }, { status: 'COMPLETED' }, RESULT),
    );
    const statuses: unknown[] = [];
    const call = client.resume(JSON.parse(JSON.stringify(STORED)) as Job<'text-to-image'>, {
      outputType: 'url',
      onProgress: ({ status }) => statuses.push(status),
    });
    expectTypeOf(call).toEqualTypeOf<JobPromise<string, 'text-to-image'>>();
    expect(await call.job).toEqual(STORED);
    expect(await settled(call)).toBe(PNG_URL);
    expect(urls()).toEqual([
      `GET ${QUEUE}${JOB}/status?logs=1`,
      `GET ${QUEUE}${JOB}/status?logs=1`,
      `GET ${QUEUE}${JOB}`,
    ]);
    expect(fetch.seen.every(({ headers }) => headers.get('authorization') === 'Key fal-key-4711')).toBe(true);
    expect(statuses).toEqual(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']);
    expect(clock.now()).toBe(750);
  });

  it('may be resumed without a client', async () => {
    const { fetch, clock } = setUp(inTurn({ status: 'COMPLETED' }, RESULT));
    const call = resume(STORED, { accessToken: 'fal-key-4711', fetch, clock });
    expectTypeOf(call).toEqualTypeOf<JobPromise<Blob, 'text-to-image'>>();
    expect(await clock.finish(call)).toBeInstanceOf(Blob);
    expect(fetch.seen[0]?.headers.get('authorization')).toBe('Key fal-key-4711');
  });

  it('goes through the router with a hub token, below its base', async () => {
    const stored = {
      ...STORED,
      isRouted: true,
      urls: { status: `https://router.huggingface.co/fal-ai${JOB}/status?_subdomain=queue&logs=1` },
    };
    const { client, settled, urls } = setUp(inTurn({ status: 'COMPLETED' }, RESULT), {}, 'hf_abcdefgh');
    expect(await settled(client.resume(stored))).toBeInstanceOf(Blob);
    expect(urls()[0]).toBe(`GET https://router.huggingface.co/fal-ai${JOB}/status?_subdomain=queue&logs=1`);
  });

  it('has the result type of its task', () => {
    const { client } = setUp(inTurn({}));
    const video = (job: Job<'text-to-video'>) => client.resume(job);
    expectTypeOf(video).returns.resolves.toEqualTypeOf<Blob>();
    const transcript = (job: Job<'automatic-speech-recognition'>) => client.resume(job);
    expectTypeOf(transcript).returns.resolves.toHaveProperty('text');
    const image = () => client.textToImage({ inputs: 'a cat' });
    expectTypeOf(image).returns.toEqualTypeOf<JobCallPromise<Blob, 'text-to-image'>>();
    expectTypeOf(image).returns.toExtend<Promise<Blob>>();
  });

  it('ends with the reason of an abort, and is cancelled unless it is to be kept', async () => {
    for (const keepJob of [false, true]) {
      const { client, clock, urls } = setUp(inTurn({ status: 'IN_PROGRESS' }), { keepJob });
      const controller = new AbortController();
      const call = client.resume(STORED, { signal: controller.signal });
      const failed = expect(call).rejects.toBe('enough');
      await clock.advance(600);
      controller.abort('enough');
      await failed;
      expect(urls().at(-1)).toBe(keepJob ? `GET ${QUEUE}${JOB}/status?logs=1` : `PUT ${QUEUE}${JOB}/cancel`);
    }
  });

  it('works for a provider that is passed as an object', async () => {
    // An id that no guide proposes: the provider must stay unknown to the registry.
    const custom = { ...jobProvider(), id: 'no-such-provider' };
    const prompt = 'the same prompt again';
    const { client, settled, urls } = setUp(inTurn({ id: '7', prompt }, { state: 'ready', url: PNG_URL }), {
      mapping: mapping('no-such-provider', 'm'),
    });
    const call = client.textToImage({ provider: custom, model: 'o/m', inputs: prompt });
    const job = await call.job;
    if (!job) throw new Error('there is no job');
    expect(JSON.stringify(job)).not.toContain(prompt);
    await settled(call);
    expect(await settled(client.resume(job, { provider: custom }))).toBeInstanceOf(Blob);
    expect(urls()).toEqual([
      'POST https://api.acme.example/jobs',
      'GET https://api.acme.example/jobs/7',
      'GET https://api.acme.example/jobs/7',
    ]);
    expect(await settled(client.resume(job))).toMatchObject({
      code: 'INPUT',
      message: expect.stringContaining("Provider 'no-such-provider' not supported"),
    });
    expect(await settled(client.cancel(job, { provider: custom }))).toMatchObject({
      code: 'INPUT',
      message: 'Acme cannot cancel jobs; the job ends by itself.',
    });
  });
});

describe('a job that is not one', () => {
  const ticket = STORED.ticket as { response_url: string };
  it.each([
    ['nothing', undefined, 'This is not a job: expected object at $.'],
    ['a text', JSON.stringify(STORED), 'This is not a job: expected object at $.'],
    ['a list', [STORED], 'This is not a job: expected object at $.'],
    ['another version', { ...STORED, version: 2 }, 'This job has version 2'],
    ['no version', { ...STORED, version: undefined }, 'expected number at $.version'],
    ['no id', { ...STORED, id: undefined }, 'expected string at $.id'],
    ['no ticket', { ...STORED, ticket: null }, 'expected object at $.ticket'],
    ['no address', { ...STORED, urls: {} }, 'expected a URL at $.urls.status'],
    ['no provider', { ...STORED, provider: 'fal' }, "Provider 'fal' not supported."],
    ['a prototype for a provider', { ...STORED, provider: '__proto__' }, "Provider '__proto__' not supported."],
    ['a task that the provider lacks', { ...STORED, task: 'conversational' }, "Task 'conversational' not supported"],
    ['a task without jobs', { ...STORED, task: 'automatic-speech-recognition' }, 'it leads to no poll'],
    ['the ticket of another provider', { ...STORED, ticket: { task_id: '7' } }, 'no request ID found in the response'],
    ['a ticket with a result', { ...STORED, ticket: RESULT }, 'it leads to no poll'],
    ['a job of the router', { ...STORED, isRouted: true }, 'pass a hub token (hf_…) as `accessToken`.'],
    [
      'a foreign host in the ticket',
      { ...STORED, ticket: { ...ticket, response_url: `https://evil.example${JOB}` } },
      'The job URL (https://evil.example) is not on a host of Fal.ai. No request was sent.',
    ],
    [
      'a host that only looks like its own',
      { ...STORED, ticket: { ...ticket, response_url: `https://queue.fal.run.evil.example${JOB}` } },
      'https://queue.fal.run.evil.example',
    ],
    [
      'a foreign host in its addresses',
      { ...STORED, urls: { status: 'https://evil.example/status' } },
      'This job is at https://evil.example, but these options lead to https://queue.fal.run',
    ],
    [
      'an id that leads elsewhere',
      { ...STORED, provider: 'replicate', ticket: { id: '../../x', status: 'starting' } },
      'expected the id of a prediction',
    ],
  ] as [string, unknown, string][])('is refused with %s, and nothing is sent', async (_, value, message) => {
    const { client, settled, fetch } = setUp(inTurn(RESULT));
    const stored = value as Job;
    for (const call of [
      () => client.resume(stored),
      () => client.cancel(stored),
      () => cancel(stored, { accessToken: 'k', fetch }),
    ]) {
      expect(await settled(call())).toMatchObject({ code: 'INPUT', message: expect.stringContaining(message) });
    }
    expect(fetch.seen).toEqual([]);
  });

  it('is refused with a hub token where the key of the provider is needed', async () => {
    const { client, settled, fetch } = setUp(inTurn(RESULT), {}, 'hf_abcdefgh');
    expect(await settled(client.resume(STORED))).toMatchObject({
      code: 'INPUT',
      message: 'This job was submitted to Fal.ai directly: pass its API key as `accessToken`, not a hub token.',
    });
    expect(fetch.seen).toEqual([]);
  });
});

describe('a job that is cancelled', () => {
  it('is cancelled at its provider, with the key', async () => {
    const { client, settled, fetch, urls } = setUp(inTurn({ status: 'CANCELLATION_REQUESTED' }));
    expect(await settled(client.cancel(STORED))).toBeUndefined();
    expect(urls()).toEqual([`PUT ${QUEUE}${JOB}/cancel`]);
    expect(fetch.seen[0]?.headers.get('authorization')).toBe('Key fal-key-4711');
  });

  it('tells why it could not be', async () => {
    const { settled, fetch } = setUp(() => Response.json({ detail: 'already completed' }, { status: 400 }));
    expect(await settled(cancel(STORED, { accessToken: 'k', fetch }))).toMatchObject({
      code: 'PROVIDER_API',
      message: 'Failed to cancel the job: already completed',
      job: STORED,
    });
  });
});

describe('the key', () => {
  it('stands in no job, even where the service repeats it', async () => {
    const key = 'fal-key-4711';
    const echo = { ...SUBMITTED, status: key, response_url: `${QUEUE}/fal-ai/${key}/requests/r-1` };
    const { generate, settled } = setUp(inTurn(echo, { status: 'COMPLETED' }, RESULT));
    const call = generate();
    expect(JSON.stringify(await call.job)).not.toContain(key);
    await settled(call);
  });
});

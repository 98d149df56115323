import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, keyAuth, post, startFast } from '../../test/caller.ts';
import { encodeSpeech } from '../content/audio/encode-speech.ts';
import { toBase64 } from '../content/base64.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

interface Ticket {
  readonly status: string;
  readonly request_id: string;
  readonly response_url: string;
  readonly status_url: string;
  readonly cancel_url: string;
}
interface Result {
  readonly images: readonly {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly content_type: string;
  }[];
}

const key = keyAuth('fal-ai', 'Key');
const run = (model: string, body: object) => post(`${emulator.endpoints.providers['fal-ai']}/${model}`, body, key);

/** The three ways to reach the queue: base address, query, headers. */
const ways: [string, () => { base: string; query: string; headers: Record<string, string> }][] = [
  [
    'behind the router',
    () => ({ base: `${emulator.endpoints.router}/fal-ai`, query: '?_subdomain=queue', headers: hubAuth }),
  ],
  ['at its own host', () => ({ base: `${emulator.url}/providers/fal-ai-queue`, query: '', headers: key })],
  [
    'at the direct base, by its query',
    () => ({ base: `${emulator.endpoints.providers['fal-ai']}`, query: '?_subdomain=queue', headers: key }),
  ],
];

describe.each(ways)('the queue %s', (_way, way) => {
  it('takes a job, moves it on, and gives its result', async () => {
    const { base, query, headers } = way();
    const ticket = await json<Ticket>(
      post(`${base}/fal-ai/flux/schnell${query}`, { prompt: 'a cat', image_size: 'square' }, headers),
    );
    expect(ticket.status).toBe('IN_QUEUE');
    const path = new URL(ticket.response_url).pathname;
    expect(path).toBe(`/fal-ai/flux/requests/${ticket.request_id}`);

    const early = await fetch(base + path + query, { headers });
    expect([early.status, await json(early)]).toEqual([400, { detail: 'Request is still in progress' }]);

    const seen: [number, string][] = [];
    for (let look = 0; look < 4; look++) {
      const response = await fetch(`${base}${path}/status${query}`, { headers });
      seen.push([response.status, (await json<Ticket>(response)).status]);
    }
    expect(seen).toEqual([
      [202, 'IN_QUEUE'],
      [202, 'IN_PROGRESS'],
      [200, 'COMPLETED'],
      [200, 'COMPLETED'],
    ]);
    const result = await json<Result>(fetch(base + path + query, { headers }));
    expect(result.images[0]).toMatchObject({ width: 512, height: 512, content_type: 'image/jpeg' });
    const picture = await fetch(result.images[0]?.url ?? '');
    expect(picture.url).toMatch(/\.png$/);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await picture.arrayBuffer()).slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
  });
});

describe('the queue', () => {
  const submit = (body: object, fault?: string) =>
    post(`${emulator.url}/providers/fal-ai-queue/fal-ai/lora`, body, {
      ...key,
      ...(fault ? { 'x-hubkit-fault': fault } : {}),
    });

  it('can be followed by the addresses of the ticket as they stand', async () => {
    const ticket = await json<Ticket>(
      post(`${emulator.url}/providers/fal-ai-queue/fal-ai/flux/dev`, { prompt: 'x' }, key),
    );
    expect((await fetch(ticket.status_url, { headers: hubAuth })).status).toBe(202);
    expect((await fetch(ticket.status_url)).status).toBe(401);
    const cancelled = await fetch(ticket.cancel_url, { method: 'PUT', headers: key });
    expect([cancelled.status, await json(cancelled)]).toEqual([202, { status: 'CANCELLATION_REQUESTED' }]);
  });

  it('completes a job that fails, and tells the error as its result', async () => {
    const ticket = await json<Ticket>(submit({ prompt: 'x', loras: [{ path: 'y' }] }));
    for (let look = 0; look < 3; look++) await fetch(ticket.status_url, { headers: key });
    const result = await fetch(ticket.response_url, { headers: key });
    expect([result.status, await json(result)]).toEqual([
      422,
      { detail: [{ loc: ['body', 'model_name'], msg: 'field required', type: 'value_error.missing' }] },
    ]);
  });

  it('has logs only where the status request wants them', async () => {
    const ticket = await json<Ticket>(submit({ prompt: 'x' }));
    for (let look = 0; look < 3; look++) await fetch(ticket.status_url, { headers: key });
    expect(await json(fetch(ticket.status_url, { headers: key }))).toMatchObject({ logs: null });
    const logs = [{ message: expect.stringContaining('Running') }, { message: 'Finished' }];
    expect(await json(fetch(`${ticket.status_url}?logs=1`, { headers: key }))).toMatchObject({ logs });
  });

  it('keeps its own pace', async () => {
    let now = 1_000_000;
    const timed = await startFast({ pace: { jobStepMs: 1000 }, now: () => now });
    const ticket = await json<Ticket>(
      post(`${timed.url}/providers/fal-ai-queue/fal-ai/flux/dev`, { prompt: 'x' }, key),
    );
    const look = async () => (await json<Ticket>(fetch(ticket.status_url, { headers: key }))).status;
    expect([await look(), await look(), await look()]).toEqual(['IN_QUEUE', 'IN_QUEUE', 'IN_QUEUE']);
    now += 1000;
    expect(await look()).toBe('IN_PROGRESS');
    now += 1000;
    expect(await look()).toBe('COMPLETED');
    const unwatched = await json<Ticket>(
      post(`${timed.url}/providers/fal-ai-queue/fal-ai/flux/dev`, { prompt: 'x' }, key),
    );
    now += 2000;
    expect(await json<Ticket>(fetch(unwatched.status_url, { headers: key }))).toMatchObject({ status: 'COMPLETED' });
    await timed.close();
  });

  it.each([
    ['job-stuck', '/status', { status: 'IN_QUEUE' }],
    ['job-unknown-state', '/status', { status: 'DREAMING' }],
    ['job-failed', '', { detail: 'The model ran out of memory.' }],
    ['job-moderated', '', { detail: [{ type: 'content_policy_violation' }] }],
    ['job-cancelled', '', { detail: 'Request was cancelled' }],
    ['job-expired', '/status', { detail: 'Request not found' }],
    ['job-no-media', '', { images: [] }],
  ])('spoils with %s only that part of a job', async (fault, part, expected) => {
    const spoiled = { ...key, 'x-hubkit-fault': fault };
    const ticket = await json<Ticket>(
      post(`${emulator.url}/providers/fal-ai-queue/fal-ai/flux/dev`, { prompt: 'x' }, spoiled),
    );
    for (let look = 0; look < 3; look++) await fetch(ticket.status_url, { headers: key });
    expect(await json(fetch(ticket.response_url + part, { headers: spoiled }))).toMatchObject(expected);
  });

  it('spoils tickets', async () => {
    expect(await json(submit({ prompt: 'x' }, 'job-no-id'))).not.toHaveProperty('request_id');
    expect((await json<Ticket>(submit({ prompt: 'x' }, 'job-foreign-url'))).response_url).toMatch(
      /^http:\/\/169\.254\.169\.254\/fal-ai/,
    );
  });
});

describe('pictures', () => {
  it('come as a data URL when the call waits for them, else as an address', async () => {
    const waiting = await json<Result>(
      run('fal-ai/flux/dev', { prompt: 'x', sync_mode: true, image_size: { width: 64, height: 32 } }),
    );
    expect(waiting.images[0]?.url).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect(waiting.images[0]).toMatchObject({ width: 64, height: 32 });
    expect((await json<Result>(run('fal-ai/flux/dev', { prompt: 'x' }))).images[0]?.url).toContain(
      '/providers/fal-ai-media/files/',
    );
  });

  it.each([
    ['no prompt', 'fal-ai/flux/dev', {}, ['body', 'prompt'], 'field required'],
    [
      'no base model for weights',
      'fal-ai/lora',
      { prompt: 'x', loras: [{ path: 'y' }] },
      ['body', 'model_name'],
      'field required',
    ],
    [
      'weights that are no address',
      'fal-ai/lora',
      { prompt: 'x', loras: [{ path: {} }] },
      ['body', 'loras', 0, 'path'],
      'str type expected',
    ],
    [
      'a size nobody knows',
      'fal-ai/flux/dev',
      { prompt: 'x', image_size: 'huge' },
      ['body', 'image_size'],
      expect.stringContaining('unexpected value'),
    ],
    [
      'a picture too large',
      'fal-ai/flux/dev',
      { prompt: 'x', image_size: { width: 9000, height: 10 } },
      ['body', 'width'],
      expect.any(String),
    ],
  ])('are refused with %s', async (_what, model, body, loc, msg) => {
    const response = await run(model, body);
    expect([response.status, await json(response)]).toEqual([
      422,
      { detail: [{ loc, msg, type: expect.any(String) }] },
    ]);
  });
});

describe('speech recognition', () => {
  const audio = (type: string, bytes = encodeSpeech('Hello world. This is a test.', 'audio/wav').bytes) =>
    run('fal-ai/whisper', { audio_url: `data:${type};base64,${toBase64(bytes)}` });

  it('gives text and chunks', async () => {
    expect(await json(audio('audio/x-wav'))).toMatchObject({
      text: 'Hello world. This is a test.',
      chunks: [{ text: 'Hello world. ', timestamp: [0, expect.any(Number)] }, { text: 'This is a test.' }],
      inferred_languages: ['en'],
    });
  });

  it.each(['audio/wav', 'audio/ogg', 'audio/mp4'])('does not know the label %s', async (type) => {
    const response = await audio(type);
    expect([response.status, await json(response)]).toMatchObject([400, { detail: 'Unsupported data URL' }]);
  });

  it('refuses what is no recording, and loads nothing from elsewhere', async () => {
    expect((await audio('audio/x-wav', new Uint8Array(100))).status).toBe(422);
    expect((await run('fal-ai/whisper', { audio_url: 'http://169.254.169.254/latest' })).status).toBe(422);
  });
});

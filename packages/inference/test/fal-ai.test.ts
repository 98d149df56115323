import { describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { type CallOptions, InferenceClient, type Job } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, fakeFetch } from './support/fake-fetch.ts';

const PNG_URL = 'data:image/png;base64,iVBORw==';
const QUEUE = 'https://queue.fal.run';
const JOB = '/fal-ai/flux/requests/r-1';
const TICKET = { request_id: 'r-1', response_url: `${QUEUE}${JOB}`, status: 'IN_QUEUE' };
const RESULT = { images: [{ url: PNG_URL }] };
const PICTURE = {
  provider: 'fal-ai',
  providerId: 'fal-ai/flux/dev',
  hfModelId: 'o/m',
  task: 'text-to-image',
  status: 'live',
};

/** Draws a picture; the queue answers as told, in turn, and for ever as it did last. */
async function draw(answers: readonly (object | (() => Response))[], token = 'fal-key', options: CallOptions = {}) {
  const clock = createFakeClock();
  const answer: Answer = (_, number) => {
    const given = answers[Math.min(number, answers.length) - 1];
    return typeof given === 'function' ? given() : Response.json(given);
  };
  const fetch = fakeFetch(answer);
  const client = new InferenceClient(token, {
    fetch,
    clock,
    mapping: { 'o/m': [PICTURE] },
    random: () => 0,
    ...options,
  });
  const call = client.textToImage({ provider: 'fal-ai', model: 'o/m', inputs: 'a cat' });
  const result: unknown = await clock.finish(call.catch((error: unknown) => error));
  return { result, clock, seen: fetch.seen, urls: fetch.seen.map(({ method, url }) => `${method} ${url}`) };
}

describe('the queue of fal', () => {
  it('is asked for the status until it is completed, then for the result', async () => {
    const { result, urls, seen, clock } = await draw([
      TICKET,
      { status: 'IN_PROGRESS' },
      { status: 'COMPLETED' },
      RESULT,
    ]);
    expect(result).toBeInstanceOf(Blob);
    expect(urls).toEqual([
      `POST ${QUEUE}/fal-ai/flux/dev`,
      `GET ${QUEUE}${JOB}/status?logs=1`,
      `GET ${QUEUE}${JOB}/status?logs=1`,
      `GET ${QUEUE}${JOB}`,
    ]);
    expect(seen.every(({ headers }) => headers.get('authorization') === 'Key fal-key')).toBe(true);
    expect(clock.now()).toBe(500 + 750);
  });

  it('is reached through the router, whatever host the ticket names', async () => {
    const { urls, seen, result } = await draw([TICKET, { status: 'COMPLETED' }, RESULT], 'hf_abcdefgh');
    const router = 'https://router.huggingface.co/fal-ai';
    expect(urls).toEqual([
      `POST ${router}/fal-ai/flux/dev?_subdomain=queue`,
      `GET ${router}${JOB}/status?_subdomain=queue&logs=1`,
      `GET ${router}${JOB}?_subdomain=queue`,
    ]);
    expect(seen.every(({ headers }) => headers.get('authorization') === 'Bearer hf_abcdefgh')).toBe(true);
    expect(result).toBeInstanceOf(Blob);
  });

  it('can be a stand-in below a path of its own', async () => {
    const own = 'http://127.0.0.1:8080/providers/fal-ai-queue';
    const options = { endpoints: { providers: { 'fal-ai-queue': own } } };
    const ticket = { ...TICKET, response_url: `${own}${JOB}` };
    const { urls } = await draw([ticket, { status: 'COMPLETED' }, RESULT], 'k', options);
    expect(urls).toEqual([`POST ${own}/fal-ai/flux/dev`, `GET ${own}${JOB}/status?logs=1`, `GET ${own}${JOB}`]);
    const both = await draw([TICKET, { status: 'COMPLETED' }, RESULT], 'k', {
      endpoints: { providers: { 'fal-ai': 'http://127.0.0.1:8080/fal' } },
    });
    expect(both.urls[0]).toBe('POST http://127.0.0.1:8080/fal/fal-ai/flux/dev?_subdomain=queue');
  });

  it('waits longer and longer, up to 5 s', async () => {
    const times: number[] = [];
    const clock = createFakeClock();
    const fetch = fakeFetch((_, number) => {
      times.push(clock.now());
      return Response.json(number < 12 ? TICKET : number === 12 ? { status: 'COMPLETED' } : RESULT);
    });
    const client = new InferenceClient('k', { fetch, clock, mapping: { 'o/m': [PICTURE] } });
    await clock.finish(client.textToImage({ provider: 'fal-ai', model: 'o/m', inputs: 'a cat' }));
    const waits = times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)));
    expect(waits.slice(0, 4)).toEqual([500, 750, 1125, 1688]);
    expect(waits[8]).toBe(5000);
    expect(waits.at(-1)).toBe(0);
  });

  it('sends the key nowhere else, whatever the ticket says', async () => {
    for (const response_url of [
      'https://evil.example/fal-ai/flux/requests/r-1',
      `${QUEUE}/whoami`,
      `${QUEUE}/fal-ai/flux/requests/r-2`,
      `${QUEUE}/a/../../whoami?x=/requests/r-1`,
      'https://u:p@queue.fal.run/requests/r-1',
      'nonsense',
      `${QUEUE}/${'x'.repeat(100_000)}/requests/r-1`,
      undefined,
      7,
    ]) {
      const { seen } = await draw([{ ...TICKET, response_url }, { status: 'COMPLETED' }, RESULT]);
      for (const { url } of seen) expect(new URL(url).origin).toBe(QUEUE);
      for (const { url } of seen.slice(1)) expect(new URL(url).pathname).toMatch(/\/requests\/r-1(\/status)?$/);
    }
  });

  it.each(['..', '.', '../whoami', 'r 1', 'r/1', ''])(
    'asks for no job of the id %j, which leads elsewhere',
    async (id) => {
      const ticket = { request_id: id, status: 'IN_QUEUE' };
      const { result, urls } = await draw([ticket, { status: 'COMPLETED' }, RESULT]);
      expect(result).toMatchObject({ code: 'PROVIDER_OUTPUT' });
      expect(urls).toHaveLength(1);
      const job: Job = {
        version: 1,
        task: 'text-to-image',
        provider: 'fal-ai',
        model: 'o/m',
        providerModel: 'fal-ai/flux/dev',
        isRouted: false,
        id,
        ticket,
        urls: { status: `${QUEUE}${JOB}/status` },
      };
      const fetch = fakeFetch(() => Response.json({ status: 'COMPLETED' }));
      const client = new InferenceClient('fal-key', { fetch });
      await expect(client.resume(job)).rejects.toMatchObject({ code: 'INPUT' });
      await expect(client.cancel(job)).rejects.toMatchObject({ code: 'INPUT' });
      expect(fetch.seen).toEqual([]);
    },
  );

  it('goes on after a poll that failed, and submits once', async () => {
    const { result, urls } = await draw([
      TICKET,
      () => new Response(null, { status: 500 }),
      { status: 'COMPLETED' },
      RESULT,
    ]);
    expect(result).toBeInstanceOf(Blob);
    expect(urls.filter((url) => url.startsWith('POST'))).toHaveLength(1);
  });

  it('does not submit again what may have been accepted', async () => {
    const submitted = await draw([() => new Response(null, { status: 500 })]);
    expect(submitted.seen).toHaveLength(1);
    const refused = await draw([() => new Response(null, { status: 503 }), TICKET, { status: 'COMPLETED' }, RESULT]);
    expect(refused.result).toBeInstanceOf(Blob);
  });

  it('tells what the provider says when the result is a refusal', async () => {
    const refusal = () => Response.json({ detail: [{ loc: ['body', 'prompt'], msg: 'not allowed' }] }, { status: 422 });
    const { result } = await draw([TICKET, { status: 'COMPLETED' }, refusal]);
    expect(result).toMatchObject({
      code: 'PROVIDER_API',
      message: 'Failed to perform inference: body.prompt: not allowed',
      response: { status: 422 },
    });
  });

  it('tells what the provider says in place of a ticket', async () => {
    expect((await draw([{ error: { message: 'out of order' } }])).result).toMatchObject({
      code: 'PROVIDER_API',
      message: 'Failed to perform inference: out of order',
    });
  });

  it('ends with the state of a job that failed', async () => {
    expect((await draw([TICKET, { status: 'FAILED' }])).result).toMatchObject({
      code: 'JOB',
      message: 'Fal.ai text-to-image task failed: FAILED',
    });
  });

  it('gives up after the time for jobs, and stops the job', async () => {
    const { result, seen, clock } = await draw([TICKET, { status: 'SOMETHING_NEW' }], 'k', {
      timeouts: { jobMs: 60_000 },
    });
    expect(result).toMatchObject({ code: 'TIMEOUT', layer: 'job', job: { id: 'r-1', task: 'text-to-image' } });
    expect(clock.now()).toBeLessThanOrEqual(60_000);
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `${QUEUE}${JOB}/cancel` });
  });

  it('names what is malformed', async () => {
    expect((await draw([{ status: 'IN_QUEUE' }])).result).toMatchObject({
      message: 'Received malformed response from Fal.ai text-to-image API: no request ID found in the response',
    });
    const text = () => new Response('oops', { headers: { 'Content-Type': 'text/plain' } });
    expect((await draw([TICKET, text])).result).toMatchObject({
      message: 'Failed to parse status response from fal-ai API: received malformed response',
    });
    expect((await draw([TICKET, { status: 'COMPLETED' }, text])).result).toMatchObject({
      message: 'Failed to parse result response from fal-ai API: received malformed response',
    });
    expect((await draw([TICKET, () => new Response(null, { status: 404 })])).result).toMatchObject({
      code: 'PROVIDER_API',
      message: expect.stringMatching(/^Failed to fetch response status from fal-ai API: /),
    });
    expect((await draw([TICKET, { status: 'COMPLETED' }, { images: [] }])).result).toMatchObject({
      message: expect.stringMatching(/^Received malformed response from Fal.ai text-to-image API: /),
    });
  });
});

describe('a picture by fal', () => {
  const body = (args: object, mapping = {}) =>
    prepare({
      task: 'text-to-image',
      args: { provider: 'fal-ai', model: 'o/m', inputs: 'a cat', ...args },
      mapping: { ...PICTURE, ...mapping },
    }).body;

  it('has one member for its size', () => {
    expect(body({ parameters: { width: 64, height: 32, seed: 7 } })).toEqual({
      type: 'json',
      value: { image_size: { width: 64, height: 32 }, seed: 7, prompt: 'a cat' },
    });
  });

  it('is told of the adapter of the model', () => {
    const lora = { adapter: 'lora', adapterWeightsPath: 'my weights.safetensors', providerId: 'fal-ai/lora' };
    expect(body({}, lora)).toEqual({
      type: 'json',
      value: {
        prompt: 'a cat',
        loras: [{ path: 'https://huggingface.co/o/m/resolve/main/my%20weights.safetensors', scale: 1 }],
        model_name: 'stabilityai/stable-diffusion-xl-base-1.0',
      },
    });
  });

  it('keeps the adapter that the user names', () => {
    const lora = { adapter: 'lora', adapterWeightsPath: 'w.safetensors', providerId: 'fal-ai/lora' };
    const own = { loras: [{ path: 'https://my.example/w', scale: 0.5 }], model_name: 'my/base' };
    expect(body({ parameters: own }, lora)).toEqual({ type: 'json', value: { prompt: 'a cat', ...own } });
    expect(body({ parameters: { loras: undefined } }, lora)).toMatchObject({ value: { loras: [{ scale: 1 }] } });
  });

  it('can be asked for at once', () => {
    const call = {
      task: 'text-to-image',
      args: { provider: 'fal-ai', model: 'fal-ai/x', accessToken: 'k', inputs: 'a', parameters: { sync_mode: true } },
    } as const;
    expect(prepare(call).url).toBe('https://fal.run/fal-ai/x');
  });
});

describe('speech at fal', () => {
  const mapping = { 'o/m': [{ ...PICTURE, task: 'automatic-speech-recognition', providerId: 'fal-ai/whisper' }] };
  const transcribe = async (inputs: Blob | ArrayBuffer, answer: unknown = { text: 'hi' }) => {
    const fetch = fakeFetch(() => Response.json(answer));
    const client = new InferenceClient('k', { fetch, mapping });
    const result: unknown = await client
      .automaticSpeechRecognition({
        provider: 'fal-ai',
        model: 'o/m',
        data: inputs,
        parameters: { return_timestamps: true },
      })
      .catch((error: unknown) => error);
    return { result, request: fetch.seen[0] };
  };

  it('goes inside JSON, under a label that fal understands', async () => {
    const { result, request } = await transcribe(new Blob(['abc'], { type: 'audio/wav; codecs=1' }));
    expect(result).toEqual({ text: 'hi' });
    expect(request).toMatchObject({
      url: 'https://fal.run/fal-ai/whisper',
      body: { audio_url: 'data:audio/x-wav;base64,YWJj', return_timestamps: true },
    });
    expect(request?.headers.get('content-type')).toBe('application/json');
  });

  it('needs a type, and one of the allowed ones', async () => {
    const untyped =
      "Unable to determine the input's content-type. Make sure your are passing a Blob when using provider fal-ai.";
    expect((await transcribe(new Blob(['x']))).result).toMatchObject({ code: 'INPUT', message: untyped });
    expect((await transcribe(new ArrayBuffer(3))).result).toMatchObject({ code: 'INPUT', message: untyped });
    const { result, request } = await transcribe(new Blob(['x'], { type: 'text/plain' }));
    expect(result).toMatchObject({
      message:
        'Provider fal-ai does not support blob type text/plain - supported content types are: audio/mpeg, audio/mp3, audio/wav, audio/wave, audio/x-wav, audio/webm, video/webm',
    });
    expect(request).toBeUndefined();
    // Seen by others in June 2026: "Unsupported data URL".
    expect((await transcribe(new Blob(['x'], { type: 'audio/mp4' }))).request).toBeUndefined();
  });

  it('comes back with the times of its pieces, in either spelling', async () => {
    const sound = new Blob(['x'], { type: 'audio/mpeg' });
    const chunks = [{ text: 'hi', timestamp: [0, 1] }];
    expect((await transcribe(sound, { text: 'hi', chunks })).result).toEqual({ text: 'hi', chunks });
    const odd = [
      { timestamp: [0, 1] },
      { text: 'hi', timestamp: [0, 1], speaker: 'A' },
      { text: 'x', timestamp: null },
    ];
    expect((await transcribe(sound, { text: 'hi', chunks: odd })).result).toEqual({
      text: 'hi',
      chunks: [
        { text: 'hi', timestamp: [0, 1], speaker: 'A' },
        { text: 'x', timestamp: [1, null] },
      ],
    });
    const segments = [{ text: 'hi', start: 0, end: 1, id: 1 }];
    expect((await transcribe(sound, { output: 'hi', segments })).result).toEqual({ text: 'hi', chunks });
    expect((await transcribe(sound, { words: [] })).result).toMatchObject({
      message: expect.stringMatching(
        /^Received malformed response from Fal.ai Automatic Speech Recognition API: expected \{ text: string \}/,
      ),
    });
  });
});

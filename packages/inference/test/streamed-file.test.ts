import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CallOptions, type FileStream, InferenceClient, type MappingEntry } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, fakeFetch } from './support/fake-fetch.ts';

/** Begins as WAV files do. */
const HEAD = new TextEncoder().encode('RIFF\x00\x00\x00\x00WAVEfmt ');
const REST = new Uint8Array([1, 2, 3]);

const entry = (provider: string, task: string): MappingEntry => ({
  ...{ provider, task, providerId: 'p/m', hfModelId: 'o/m', status: 'live' },
});

function clientWith(answer: Answer, options: CallOptions = {}) {
  const fetch = fakeFetch(answer);
  const mapping = {
    'o/m': [entry('together', 'text-to-speech'), entry('fal-ai', 'text-to-speech'), entry('nscale', 'text-to-image')],
  };
  return { seen: fetch.seen, client: new InferenceClient('key', { fetch, mapping, retry: false, ...options }) };
}

const args = { provider: 'together', model: 'o/m', inputs: 'Hello' } as const;

/** A body whose pieces are pushed by the test. */
function pushedBody() {
  let push!: ReadableStreamDefaultController<Uint8Array>;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      push = controller;
    },
    cancel() {
      isCancelled = true;
    },
  });
  return {
    push,
    isCancelled: () => isCancelled,
    response: (headers: Record<string, string> = {}) =>
      new Response(stream, { headers: { 'Content-Type': 'application/octet-stream', ...headers } }),
  };
}

describe('a file as a stream', () => {
  it('is there with its media type while the rest still arrives', async () => {
    const body = pushedBody();
    const { client } = clientWith(() => body.response());
    body.push.enqueue(HEAD);
    const file = await client.textToSpeech(args, { outputType: 'stream' });
    expectTypeOf(file).toEqualTypeOf<FileStream>();
    expect(file.type).toBe('audio/wav');
    const reader = file.stream.getReader();
    expect((await reader.read()).value).toEqual(HEAD);
    body.push.enqueue(REST);
    expect((await reader.read()).value).toEqual(REST);
    body.push.close();
    expect((await reader.read()).done).toBe(true);
  });

  it('has all bytes, also where the first ones come one by one', async () => {
    const body = pushedBody();
    const { client } = clientWith(() => body.response({ 'Content-Type': 'audio/pcm' }));
    for (const byte of HEAD.slice(4)) body.push.enqueue(new Uint8Array([byte]));
    body.push.close();
    const { type, stream } = await client.textToSpeech(args, { outputType: 'stream' });
    expect(type).toBe('audio/pcm');
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(HEAD.slice(4));
  });

  it('ends the request when it is cancelled', async () => {
    const body = pushedBody();
    const { client } = clientWith(() => body.response());
    body.push.enqueue(HEAD);
    const { stream } = await client.textToSpeech(args, { outputType: 'stream' });
    await stream.cancel();
    expect(body.isCancelled()).toBe(true);
  });

  it('fails with the reason of an abort', async () => {
    const body = pushedBody();
    const stop = new AbortController();
    const { client } = clientWith(() => body.response(), { signal: stop.signal });
    body.push.enqueue(HEAD);
    const { stream } = await client.textToSpeech(args, { outputType: 'stream' });
    const reader = stream.getReader();
    await reader.read();
    const reading = reader.read();
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });

  it.each([
    ['breaks', {}, (push: ReadableStreamDefaultController) => push.error(new TypeError('terminated'))],
    ['is cut short', { 'Content-Length': '99' }, (push: ReadableStreamDefaultController) => push.close()],
  ])('fails where the connection %s', async (_how, headers, end) => {
    const body = pushedBody();
    const { client } = clientWith(() => body.response(headers));
    body.push.enqueue(HEAD);
    const { stream } = await client.textToSpeech(args, { outputType: 'stream' });
    const reader = stream.getReader();
    await reader.read();
    end(body.push);
    await expect(reader.read()).rejects.toMatchObject({ code: 'CONNECTION', provider: 'together' });
  });

  it('fails past the largest size of a file', async () => {
    const { client } = clientWith(() => new Response(HEAD), { maxBytes: { binary: 10 } });
    const { stream } = await client.textToSpeech(args, { outputType: 'stream' });
    await expect(new Response(stream).arrayBuffer()).rejects.toMatchObject({ code: 'LIMIT' });
  });

  it('is requested again where it fails before its first bytes', async () => {
    const broken = () => new Response(new ReadableStream({ pull: (push) => push.error(new TypeError('terminated')) }));
    const { client, seen } = clientWith((_, number) => (number === 1 ? broken() : new Response(HEAD)), {
      retry: { baseMs: 0 },
    });
    const { stream } = await client.textToSpeech(args, { outputType: 'stream' });
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(HEAD);
    expect(seen).toHaveLength(2);
  });

  it('is refused where it is empty', async () => {
    const { client } = clientWith(() => new Response(new Uint8Array()));
    await expect(client.textToSpeech(args, { outputType: 'stream' })).rejects.toMatchObject({
      code: 'PROVIDER_OUTPUT',
      message: expect.stringContaining('the response is empty'),
    });
  });

  it('is the download of a service that names an address', async () => {
    const body = pushedBody();
    const { client } = clientWith(({ method }) =>
      method === 'GET' ? body.response() : Response.json({ audio: { url: 'https://fal.media/x.wav' } }),
    );
    body.push.enqueue(HEAD);
    const file = await client.textToSpeech({ ...args, provider: 'fal-ai' }, { outputType: 'stream' });
    expect(file.type).toBe('audio/wav');
    await file.stream.cancel();
    expect(body.isCancelled()).toBe(true);
  });

  it('is one piece where the service puts it into JSON', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const { client } = clientWith(() => Response.json({ data: [{ b64_json: png.toString('base64') }] }));
    const file = await client.textToImage({ ...args, provider: 'nscale' }, { outputType: 'stream' });
    expect(file.type).toBe('image/png');
    expect(Buffer.from(await new Response(file.stream).arrayBuffer())).toEqual(png);
  });

  it('may take longer than other calls, unless a timeout is given', async () => {
    for (const [timeouts, isOver] of [
      [undefined, false],
      [{ totalMs: 1000 }, true],
    ] as const) {
      const body = pushedBody();
      const clock = createFakeClock();
      const { client } = clientWith(() => body.response(), { clock, ...(timeouts && { timeouts }) });
      body.push.enqueue(HEAD);
      const { stream } = await client.textToSpeech(args, { outputType: 'stream' });
      const reader = stream.getReader();
      await reader.read();
      await clock.advance(3_600_000);
      body.push.enqueue(REST);
      const reading = reader.read();
      if (isOver) await expect(reading).rejects.toMatchObject({ code: 'TIMEOUT', layer: 'total' });
      else expect((await reading).value).toEqual(REST);
    }
  });
});

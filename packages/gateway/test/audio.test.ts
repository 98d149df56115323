import { InferenceClient } from '@hubkit/inference';
import { describe, expect, it, vi } from 'vitest';
import { createGateway, type GatewayOptions, type UsageRecord } from '../src/index.ts';
import { serveGateway } from '../src/node/index.ts';
import { dataOf, post } from './support.ts';

/** Begins as WAV files do. */
const HEAD = new TextEncoder().encode('RIFF\x00\x00\x00\x00WAVEfmt ');
const REST = new Uint8Array([1, 2, 3]);

const SPEECH = { model: 'voice', input: 'Hello' };

/** A gateway whose provider sends what the test pushes. */
function heldAudio(type: string, options: Partial<GatewayOptions> = {}) {
  const records: UsageRecord[] = [];
  const happened: string[] = [];
  let push!: ReadableStreamDefaultController<Uint8Array>;
  const send: typeof fetch = async (_, { signal } = {}) => {
    signal?.addEventListener('abort', () => happened.push('cancelled'));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        push = controller;
        controller.enqueue(HEAD);
      },
    });
    return new Response(body, { headers: { 'content-type': type } });
  };
  const targets = [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }];
  const gateway = createGateway({
    client: new InferenceClient('key', { fetch: send, retry: false }),
    models: { voice: { targets, price: { call: 0.5 } } },
    authorize: () => ({ id: 'tester' }),
    onUsage: (record) => records.push(record),
    ...options,
  });
  return { gateway, records, happened, push: (bytes: Uint8Array) => push.enqueue(bytes), body: () => push };
}

describe('speech through the gateway', () => {
  it('is passed on while it arrives, and settled once at its end', async () => {
    const { gateway, records, push, body } = heldAudio('application/octet-stream');
    const response = await gateway(post('/v1/audio/speech', SPEECH));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/wav');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value).toEqual(HEAD);
    expect(records).toEqual([]);
    push(REST);
    expect((await reader.read()).value).toEqual(REST);
    body().close();
    expect((await reader.read()).done).toBe(true);
    expect(records).toEqual([expect.objectContaining({ task: 'text-to-speech', outcome: 'ok', cost: 0.5 })]);
  });

  it.each([
    ['cancels its body', (reader: ReadableStreamDefaultReader) => reader.cancel()],
    ['aborts its request', (_: unknown, leaving: AbortController) => leaving.abort()],
  ])('ends at the provider when the client %s', async (_how, leave) => {
    const { gateway, records, happened } = heldAudio('audio/wav');
    const leaving = new AbortController();
    const response = await gateway(post('/v1/audio/speech', SPEECH, {}, { signal: leaving.signal }));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await leave(reader, leaving);
    expect(happened).toEqual(['cancelled']);
    expect(records).toEqual([expect.objectContaining({ outcome: 'cancelled', cost: 0.5 })]);
  });

  it('holds its place among the calls at once until its end', async () => {
    const { gateway, body } = heldAudio('audio/wav', { limits: { user: { concurrent: 1 } } });
    const first = await gateway(post('/v1/audio/speech', SPEECH));
    expect((await gateway(post('/v1/audio/speech', SPEECH))).status).toBe(429);
    body().close();
    await first.arrayBuffer();
    await vi.waitFor(async () => {
      const again = await gateway(post('/v1/audio/speech', SPEECH));
      await again.body?.cancel();
      expect(again.status).toBe(200);
    });
  });

  it('breaks where the provider breaks', async () => {
    const { gateway, records, body } = heldAudio('audio/wav');
    const response = await gateway(post('/v1/audio/speech', SPEECH));
    const reading = response.arrayBuffer();
    body().error(new TypeError('terminated'));
    await expect(reading).rejects.toThrow();
    expect(records).toEqual([expect.objectContaining({ outcome: expect.not.stringMatching('^ok$') })]);
  });

  it('ends after the longest time of a call, also where nobody reads it', async () => {
    const { gateway, records, happened } = heldAudio('audio/wav', { bounds: { callMs: 50 } });
    await gateway(post('/v1/audio/speech', SPEECH));
    await vi.waitFor(() => expect(records).toHaveLength(1));
    expect(happened).toEqual(['cancelled']);
  });

  it('has the status of a failure before its first bytes', async () => {
    const targets = [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }];
    const send: typeof fetch = async () => Response.json({ error: { message: 'No such voice' } }, { status: 400 });
    const records: UsageRecord[] = [];
    const client = new InferenceClient('key', { fetch: send, retry: false });
    const { gateway } = heldAudio('audio/wav', {
      client,
      models: { voice: { targets } },
      onUsage: (r) => records.push(r),
    });
    const response = await gateway(post('/v1/audio/speech', SPEECH));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('No such voice');
    expect(records).toHaveLength(1);
  });

  it('comes through node:http, where a break breaks the connection and leaving cancels', async () => {
    const { gateway, records, push, body, happened } = heldAudio('audio/wav');
    const server = await serveGateway(gateway, { port: 0 });
    const speak = (signal?: AbortSignal) =>
      fetch(`${server.url}/v1/audio/speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(SPEECH),
        ...(signal && { signal }),
      });
    try {
      const whole = await speak();
      const reader = (whole.body as ReadableStream<Uint8Array>).getReader();
      expect((await reader.read()).value).toEqual(HEAD);
      push(REST);
      expect((await reader.read()).value).toEqual(REST);
      body().close();
      expect((await reader.read()).done).toBe(true);

      const broken = await speak();
      const reading = broken.arrayBuffer();
      body().error(new TypeError('terminated'));
      await expect(reading).rejects.toThrow();

      const leaving = new AbortController();
      await (await speak(leaving.signal)).body?.getReader().read();
      leaving.abort();
      await vi.waitFor(() => expect(records.map(({ outcome }) => outcome)[2]).toBe('cancelled'));
      expect(records[0]?.outcome).toBe('ok');
      expect(records).toHaveLength(3);
      expect(happened).toContain('cancelled');
    } finally {
      await server.close();
    }
  });
});

describe('transcripts through the gateway', () => {
  const event = (data: object) => new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`);
  const delta = { type: 'transcript.text.delta', delta: 'Hello' };
  const done = { type: 'transcript.text.done', text: 'Hello', usage: { input_tokens: 7, output_tokens: 2 } };

  /** A provider that sends the first event, and what the test pushes. */
  function heldTranscript() {
    const records: UsageRecord[] = [];
    const happened: string[] = [];
    let push!: ReadableStreamDefaultController<Uint8Array>;
    const send: typeof fetch = async (_, { signal } = {}) => {
      signal?.addEventListener('abort', () => happened.push('cancelled'));
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          push = controller;
          controller.enqueue(event(delta));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const gateway = createGateway({
      client: new InferenceClient('key', { fetch: send, retry: false }),
      models: { listen: { targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }] } },
      authorize: () => ({ id: 'tester' }),
      onUsage: (record) => records.push(record),
    });
    const form = new FormData();
    form.set('file', new Blob([HEAD], { type: 'audio/wav' }), 'a.wav');
    form.set('model', 'listen');
    form.set('stream', 'true');
    const request = new Request('http://gateway.test/v1/audio/transcriptions', { method: 'POST', body: form });
    return { send: () => gateway(request), records, happened, body: () => push };
  }

  it('are passed on as events while they are made, and settled once', async () => {
    const { send, records, body } = heldTranscript();
    const response = await send();
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
    const reader = (response.body as NonNullable<Response['body']>).pipeThrough(new TextDecoderStream()).getReader();
    expect(dataOf((await reader.read()).value ?? '').map((data) => JSON.parse(data))).toEqual([delta]);
    expect(records).toEqual([]);
    body().enqueue(event(done));
    body().close();
    let rest = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) rest += read.value;
    expect(dataOf(rest)).toEqual([JSON.stringify(done), '[DONE]']);
    expect(records).toEqual([
      expect.objectContaining({ outcome: 'ok', isStream: true, inputTokens: 7, outputTokens: 2 }),
    ]);
  });

  it('end at the provider when the client leaves', async () => {
    const { send, records, happened } = heldTranscript();
    const reader = (await send()).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(happened).toEqual(['cancelled']);
    expect(records).toEqual([expect.objectContaining({ outcome: 'cancelled' })]);
  });
});

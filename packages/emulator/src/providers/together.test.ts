import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, keyAuth, post, startFast } from '../../test/caller.ts';
import { readWav } from '../content/audio/wav.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const call = (path: string, body: object) =>
  post(`${emulator.endpoints.providers.together}${path}`, body, keyAuth('together'));

describe('together', () => {
  const image = { model: 'black-forest-labs/FLUX.1-schnell', prompt: 'a boat', width: 64, height: 48 };

  it('gives pictures as base64 or as addresses that anyone may read', async () => {
    const base64 = await json<{ data: { b64_json: string }[] }>(
      call('/v1/images/generations', { ...image, response_format: 'base64', n: 2 }),
    );
    expect(base64.data).toHaveLength(2);
    const bytes = Buffer.from(base64.data[0]?.b64_json ?? '', 'base64');
    const { width, height } = jpeg.decode(bytes);
    expect([width, height]).toEqual([64, 48]);
    const hosted = await json<{ data: { url: string }[] }>(call('/v1/images/generations', image));
    const picture = await fetch(hosted.data[0]?.url ?? '');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(bytes);
    expect((await fetch(`${emulator.url}/providers/together-media/files/none.png`)).status).toBe(404);
  });

  it.each([
    ['no prompt', { ...image, prompt: undefined }, 'prompt'],
    ['a width of nothing', { ...image, width: 0 }, 'width'],
    ['too many pictures', { ...image, n: 9 }, 'n'],
  ])('refuses %s and names the field', async (_what, body, param) => {
    const response = await call('/v1/images/generations', body);
    expect(response.status).toBe(400);
    expect(await json(response)).toMatchObject({ error: { type: 'invalid_request_error', param } });
  });

  it('does not use a model for another task', async () => {
    expect((await call('/v1/images/generations', { ...image, model: 'deepseek-ai/DeepSeek-V3' })).status).toBe(404);
    expect(
      (await call('/v1/chat/completions', { model: image.model, messages: [{ role: 'user', content: 'x' }] })).status,
    ).toBe(404);
  });

  it('embeds texts in their order, with their index', async () => {
    const body = await json<{ data: { index: number; embedding: number[] }[] }>(
      call('/v1/embeddings', { model: 'BAAI/bge-base-en-v1.5', input: ['a', 'b'] }),
    );
    expect(body.data.map((row) => [row.index, row.embedding.length])).toEqual([
      [0, 768],
      [1, 768],
    ]);
    expect(body.data[0]?.embedding).not.toEqual(body.data[1]?.embedding);
  });

  it('sends JSON with gzip to clients that accept it, and has a request id of its own', async () => {
    const response = await call('/v1/embeddings', { model: 'BAAI/bge-base-en-v1.5', input: 'a' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'retry-after': '2',
      'cf-ray': expect.stringMatching(/^[0-9a-f]{16}-CDG$/),
    });
    expect(await json(response)).toHaveProperty('data');
    const missing = await call('/v1/embeddings', {});
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([400, null]);
  });

  it('speaks', async () => {
    const response = await call('/v1/audio/speech', {
      model: 'hexgrad/Kokoro-82M',
      input: 'Good morning',
      voice: 'af_alloy',
    });
    expect(response.headers.get('content-type')).toBe('audio/wav');
    expect(readWav(new Uint8Array(await response.arrayBuffer()))?.comment).toBe('Good morning');
  });
});

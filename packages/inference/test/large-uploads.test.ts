import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SLICE_BYTES } from '../src/binary/base64.ts';
import { InferenceClient } from '../src/index.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const entryOf = (provider: string, task: string) => ({
  provider,
  providerId: 'o/m',
  hfModelId: 'o/m',
  task,
  status: 'live' as const,
});

/** Bytes in which no two slices are the same. */
function bytesOf(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(size).map((_, at) => (at * 31 + at / 251) & 255);
}

const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Transcribes a recording at fal.ai, after so many failures that are retried; returns the bodies that were sent. */
async function bodiesOf(inputs: Blob | Uint8Array<ArrayBuffer>, failures = 0, parameters = {}) {
  const fetch = fakeFetch((_, number) =>
    number <= failures ? new Response('busy', { status: 503 }) : Response.json({ text: 'hello' }),
  );
  const client = new InferenceClient('key', {
    fetch,
    retry: { baseMs: 0 },
    mapping: { 'o/m': [entryOf('fal-ai', 'automatic-speech-recognition')] },
  });
  await client.automaticSpeechRecognition({ provider: 'fal-ai', model: 'o/m', inputs, parameters });
  return fetch.seen.map(({ body }) => body);
}

describe('a file inside JSON', () => {
  it.each([1, 2, SLICE_BYTES])('is text up to a slice: %s bytes', async (size) => {
    const bytes = bytesOf(size);
    const [body] = await bodiesOf(new Blob([bytes], { type: 'audio/mpeg' }));
    expect(body).toEqual({ audio_url: `data:audio/mpeg;base64,${base64Of(bytes)}` });
  });

  it.each([SLICE_BYTES + 1, SLICE_BYTES * 2, SLICE_BYTES * 3 - 1])(
    'is never one text where it is larger: %s bytes',
    async (size) => {
      const bytes = bytesOf(size);
      const [body] = await bodiesOf(new Blob([bytes], { type: 'audio/mpeg' }));
      expect(body).toBeInstanceOf(Blob);
      const sent = JSON.parse(await (body as Blob).text());
      expect(sent.audio_url.slice(0, 30)).toBe(`data:audio/mpeg;base64,${base64Of(bytes).slice(0, 7)}`);
      expect(Buffer.from(sent.audio_url.slice(23), 'base64').equals(bytes)).toBe(true);
      expect(sent.audio_url).toHaveLength(23 + Math.ceil(size / 3) * 4);
    },
  );

  it.each([
    ['a Blob without a type', (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes])],
    ['bare bytes', (bytes: Uint8Array<ArrayBuffer>) => bytes],
  ])('has the media type of its first bytes: %s', async (_, inputOf) => {
    const bytes = bytesOf(2 * SLICE_BYTES);
    bytes.set(Buffer.from('RIFF0000WAVE'));
    const [body] = await bodiesOf(inputOf(bytes));
    expect((await (body as Blob).text()).slice(0, 43)).toBe('{"audio_url":"data:audio/x-wav;base64,UklGR');
  });

  it('is told from other numbers, whatever those are', async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const inputs = new Blob([bytesOf(2 * SLICE_BYTES)], { type: 'audio/mpeg' });
    const [body] = await bodiesOf(inputs, 0, { chunk_length: 0.5 });
    expect(JSON.parse(await (body as Blob).text()).chunk_length).toBe(0.5);
  });

  it('is sent again whole', async () => {
    const bodies = await bodiesOf(new Blob([bytesOf(2 * SLICE_BYTES)], { type: 'audio/mpeg' }), 1);
    const [first, second] = await Promise.all(bodies.map((body) => (body as Blob).text()));
    expect(first).toBe(second);
    expect(bodies).toHaveLength(2);
  });

  it('is put into each place that the adapter has for it, beside others', async () => {
    const fetch = fakeFetch(() => Response.json({ images: [] }));
    const client = new InferenceClient('key', {
      fetch,
      retry: false,
      mapping: { 'o/m': [entryOf('fal-ai', 'image-to-image')] },
    });
    const large = new Blob([bytesOf(2 * SLICE_BYTES)], { type: 'image/png' });
    const small = new Blob([bytesOf(5)], { type: 'image/png' });
    const call = client.imageToImage({ provider: 'fal-ai', model: 'o/m', inputs: [large, small, large] as never });
    await expect(call).rejects.toThrow();
    const sent = JSON.parse(await new Response(fetch.seen[0]?.body as Blob).text());
    const [first, second, third] = sent.image_urls;
    expect(first).toBe(third);
    expect(first).toBe(sent.image_url);
    expect(first).toHaveLength(22 + (SLICE_BYTES / 3) * 8);
    expect(second).toBe(`data:image/png;base64,${base64Of(bytesOf(5))}`);
  });
});

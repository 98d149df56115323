import { describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { type CallOptions, InferenceClient } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const BASE = 'https://api.replicate.com/v1/predictions';
const IMAGE = 'https://replicate.delivery/a/out-0.webp';
const prediction = (status: string, more: object = {}) => ({
  id: 'abc123',
  status,
  output: null,
  error: null,
  ...more,
});
const ENTRY = { provider: 'replicate', providerId: 'o/fast', hfModelId: 'o/m', task: 'text-to-image', status: 'live' };

/** Generates an image with responses that are given in turn, the last one for ever. */
async function generate(responses: readonly object[], options: CallOptions = {}, accessToken = 'r8_key') {
  const clock = createFakeClock();
  const fetch = fakeFetch(({ url }, number) =>
    url === IMAGE
      ? new Response('RIFF____WEBP', { headers: { 'Content-Type': 'application/octet-stream' } })
      : Response.json(responses[Math.min(number, responses.length) - 1], { status: number === 1 ? 201 : 200 }),
  );
  const client = new InferenceClient(accessToken, { fetch, clock, mapping: { 'o/m': [ENTRY] }, ...options });
  const call = client.textToImage({ provider: 'replicate', model: 'o/m', inputs: 'a cat' });
  const result: unknown = await clock.finish(call.catch((error: unknown) => error));
  return { result, seen: fetch.seen, urls: fetch.seen.map(({ method, url }) => `${method} ${url}`) };
}

describe('a prediction', () => {
  it('waits for its output, which counts whatever the status says', async () => {
    const { result, urls, seen } = await generate([prediction('processing', { output: [IMAGE] })]);
    expect(result).toMatchObject({ type: 'image/webp' });
    expect(urls).toEqual(['POST https://api.replicate.com/v1/models/o/fast/predictions', `GET ${IMAGE}`]);
    expect(seen[0]?.headers.get('prefer')).toBe('wait');
    expect(seen[1]?.headers.has('authorization')).toBe(false);
  });

  it('is polled where the output takes longer than the wait, below the own base', async () => {
    const responses = [prediction('starting'), prediction('processing'), prediction('succeeded', { output: IMAGE })];
    expect((await generate(responses)).urls.slice(1)).toEqual([
      `GET ${BASE}/abc123`,
      `GET ${BASE}/abc123`,
      `GET ${IMAGE}`,
    ]);
    const routed = await generate(responses, {}, 'hf_abcdefgh');
    expect(routed.urls[1]).toBe('GET https://router.huggingface.co/replicate/v1/predictions/abc123');
    expect(routed.result).toBeInstanceOf(Blob);
  });

  it.each(['failed', 'canceled', 'aborted'])('that is %s ends with the words of the service', async (status) => {
    const { result } = await generate([prediction('starting'), prediction(status, { error: 'NSFW content detected' })]);
    expect(result).toMatchObject({
      code: 'JOB',
      message: 'Replicate text-to-image task failed: NSFW content detected',
    });
    expect((await generate([prediction(status)])).result).toMatchObject({
      message: `Replicate text-to-image task failed: ${status}`,
    });
  });

  it('is cancelled when the time is up', async () => {
    const { result, urls } = await generate([prediction('starting')], { timeouts: { jobMs: 3000 } });
    expect(result).toMatchObject({ code: 'TIMEOUT', layer: 'job' });
    expect(urls.at(-1)).toBe(`POST ${BASE}/abc123/cancel`);
  });

  it('has an id that cannot lead elsewhere', async () => {
    for (const id of ['../../groq/steal', '..%2F..', 'a/b', '']) {
      const { result, seen } = await generate([prediction('starting', { id })], {}, 'hf_abcdefgh');
      expect(result).toMatchObject({
        code: 'PROVIDER_OUTPUT',
        message: expect.stringContaining('the id of a prediction'),
      });
      expect(seen).toHaveLength(1);
    }
  });
});

describe('the request of a prediction', () => {
  const body = (providerId: string, more: object = {}, parameters: Record<string, unknown> = {}) => {
    const args = { provider: 'replicate', model: 'o/m', inputs: 'a cat', parameters, accessToken: 'k' } as const;
    const request = prepare({ task: 'text-to-image', args, mapping: { ...ENTRY, providerId, ...more } });
    return { url: request.url, value: request.body.type === 'json' && request.body.value };
  };

  it('names a version in the body', () => {
    expect(body('owner/name:5599ed', {}, { seed: 7 })).toEqual({
      url: BASE,
      value: { input: { seed: 7, prompt: 'a cat' }, version: '5599ed' },
    });
  });

  it('names the weights of an adapter, unless the user does', () => {
    const lora = { adapter: 'lora', adapterWeightsPath: 'w.safetensors' };
    expect(body('o/lora', lora).value).toMatchObject({ input: { lora_weights: 'https://huggingface.co/o/m' } });
    expect(body('o/lora', lora, { lora_weights: 'mine' }).value).toMatchObject({ input: { lora_weights: 'mine' } });
  });
});

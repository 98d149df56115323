import type { TaskId } from '@hubkit/catalog';
import { describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { InferenceClient } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { fakeFetch } from './support/fake-fetch.ts';

const TICKET = { request_id: 'r-1', status: 'IN_QUEUE' };
const MP4 = '\0\0\0\x10ftypisom\0\0\0\0';
const LORA = { adapter: 'lora', adapterWeightsPath: 'w.safetensors', hfModelId: 'o/m' };

/** A client whose job ends at once with a result; files have the given content. */
function clientFor(task: TaskId, result: unknown, file = '') {
  const clock = createFakeClock();
  const fetch = fakeFetch(({ url }, number) => {
    if (url.startsWith('https://v3.fal.media/'))
      return new Response(file, { headers: { 'Content-Type': 'application/octet-stream' } });
    return Response.json(number === 1 ? TICKET : number === 2 ? { status: 'COMPLETED' } : result);
  });
  const mapping = { 'o/m': [{ provider: 'fal-ai', providerId: 'fal-ai/x/y', hfModelId: 'o/m', task, status: 'live' }] };
  const client = new InferenceClient('fal-key', { fetch, clock, mapping });
  return { client, clock, seen: fetch.seen };
}

/** The body that is sent for a task. */
function bodyOf(task: TaskId, args: object, mapping: object = {}): unknown {
  const { body } = prepare({
    task,
    args: { provider: 'fal-ai', model: 'o/m', ...args } as never,
    mapping: { providerId: 'fal-ai/x/y', ...mapping },
  });
  return body.type === 'json' ? body.value : body;
}

describe('a video of fal', () => {
  it('waits in the queue and is downloaded without the key', async () => {
    const { client, clock, seen } = clientFor('text-to-video', { video: { url: 'https://v3.fal.media/a.mp4' } }, MP4);
    const call = client.textToVideo({ provider: 'fal-ai', model: 'o/m', inputs: 'a cat', parameters: { seed: 7 } });
    expect(await clock.finish(call)).toMatchObject({ type: 'video/mp4' });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://queue.fal.run/fal-ai/x/y',
      'GET https://queue.fal.run/fal-ai/x/requests/r-1/status',
      'GET https://queue.fal.run/fal-ai/x/requests/r-1',
      'GET https://v3.fal.media/a.mp4',
    ]);
    expect(seen[0]?.body).toEqual({ seed: 7, prompt: 'a cat' });
    expect(seen[3]?.headers.has('authorization')).toBe(false);
  });

  it('takes one negative prompt, and the weights of the mapping', () => {
    expect(
      bodyOf('text-to-video', { inputs: 'a cat', parameters: { negative_prompt: ['rain', 'fog'] } }, LORA),
    ).toEqual({
      negative_prompt: 'rain, fog',
      prompt: 'a cat',
      loras: [{ path: 'https://huggingface.co/o/m/resolve/main/w.safetensors', scale: 1 }],
    });
  });

  it.each([{}, { video: null }, { video: { url: 5 } }, { video: [] }])('is not %j', async (result) => {
    const { client, clock } = clientFor('text-to-video', result);
    const call = client.textToVideo({ provider: 'fal-ai', model: 'o/m', inputs: 'a cat' });
    await expect(clock.finish(call)).rejects.toMatchObject({
      code: 'PROVIDER_OUTPUT',
      message: expect.stringMatching(/^Received malformed response from Fal.ai text-to-video API: expected .+ at \$/),
    });
  });
});

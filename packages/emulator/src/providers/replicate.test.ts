import { describe, expect, it } from 'vitest';
import { emulatorProviderKey } from '../contract/tokens.ts';
import { createEmulator, type EmulatorOptions } from '../host/create-emulator.ts';

const ORIGIN = 'http://127.0.0.1:1';

interface Prediction {
  readonly id: string;
  readonly status: string;
  readonly output: readonly string[] | null;
  readonly error: string | null;
  readonly urls: { readonly get: string; readonly cancel: string };
}

/** Sends requests to replicate, as an emulator with these options runs it. */
function setUp(options: EmulatorOptions) {
  const emulator = createEmulator(options);
  const send = async (method: string, url: string, headers: Record<string, string> = {}, body?: object) => {
    const authorization = `Bearer ${emulatorProviderKey('replicate')}`;
    const response = await emulator.fetch(
      new Request(url, {
        method,
        headers: { authorization, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, prediction: (await response.json()) as Prediction };
  };
  const models = `${emulator.endpointsAt(ORIGIN).providers.replicate}/v1/models`;
  return {
    get: (url: string) => send('GET', url),
    post: (url: string) => send('POST', url),
    submit: (headers: Record<string, string>, model = 'black-forest-labs/flux-schnell') =>
      send('POST', `${models}/${model}/predictions`, headers, { input: { prompt: 'a cat', width: 64, height: 64 } }),
  };
}

describe('a prediction', () => {
  it('is returned with its output where the request waits, and still says processing, as recorded', async () => {
    const { submit } = setUp({ pace: 'instant' });
    const { status, prediction } = await submit({ prefer: 'wait' });
    expect([status, prediction.status]).toEqual([201, 'processing']);
    expect(prediction.output).toHaveLength(1);
  });

  it.each([
    ['the request does not wait', {}, {}, undefined],
    ['the emulator holds nothing', { holdMs: 0 }, { prefer: 'wait' }, undefined],
    ['the model is too slow', {}, { prefer: 'wait' }, 'stability-ai/stable-diffusion-3.5-large'],
    ['the job takes longer than the request waits', { queuedMs: 3_600_000 }, { prefer: 'wait=0' }, undefined],
    [
      'the job takes longer than the emulator holds',
      { queuedMs: 3_600_000, holdMs: 10 },
      { prefer: 'wait' },
      undefined,
    ],
  ] as [string, EmulatorOptions['jobs'], Record<string, string>, string | undefined][])(
    'starts without an output where %s',
    async (_, jobs = {}, headers, model) => {
      const { submit } = setUp({ pace: 'instant', jobs });
      const { prediction } = await submit(headers, model);
      expect(prediction).toMatchObject({ status: 'starting', output: null });
    },
  );

  it('goes from starting to its output with every poll', async () => {
    const { submit, get } = setUp({ pace: 'instant' });
    const { prediction } = await submit({});
    const polls = [await get(prediction.urls.get), await get(prediction.urls.get), await get(prediction.urls.get)];
    expect(polls.map((poll) => poll.prediction.status)).toEqual(['starting', 'processing', 'succeeded']);
    expect(polls[2]?.prediction.output).toHaveLength(1);
  });

  it('can be canceled until it has ended', async () => {
    const { submit, post, get } = setUp({ pace: 'instant', jobs: { queuedMs: 3_600_000 } });
    const { prediction } = await submit({});
    expect((await post(prediction.urls.cancel)).prediction.status).toBe('canceled');
    expect((await get(prediction.urls.get)).prediction.status).toBe('canceled');
  });

  it('fails with a reason, and is not found once it has expired', async () => {
    const { submit, get } = setUp({ pace: 'instant' });
    const failing = (await submit({ 'x-hubkit-fault': 'job-failed' })).prediction;
    for (const _ of [1, 2]) await get(failing.urls.get);
    expect((await get(failing.urls.get)).prediction).toMatchObject({
      status: 'failed',
      output: null,
      error: 'The model ran out of memory.',
    });
    const expired = (await submit({ 'x-hubkit-fault': 'job-expired' })).prediction;
    expect((await get(expired.urls.get)).status).toBe(404);
  });
});

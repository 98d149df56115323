import { describe, expect, it } from 'vitest';
import { bodyOf, clientOf, IMAGE, LORA } from './support/media-calls.ts';

const GET = 'https://api.wavespeed.ai/api/v3/predictions/p1/result';
const data = (status: string, more: object = {}) => ({
  code: 200,
  message: 'success',
  data: { id: 'p1', status, outputs: [], urls: { get: GET }, error: '', ...more },
});
const DONE = data('completed', { outputs: ['https://files.example/a.mp4'] });
const film = (responses: readonly object[], token?: string) => {
  const { client, clock, seen, urls } = clientOf('wavespeed', 'text-to-video', responses, token);
  const call = client.textToVideo({ provider: 'wavespeed', model: 'o/m', inputs: 'a cat' });
  return { result: clock.finish(call), seen, urls };
};

describe('a task of wavespeed', () => {
  it('is polled at the address of its result', async () => {
    const { result, seen, urls } = film([data('created'), data('processing'), DONE]);
    expect(await result).toMatchObject({ type: 'video/mp4' });
    const post = 'POST https://api.wavespeed.ai/api/v3/x/y';
    expect(urls()).toEqual([post, `GET ${GET}`, `GET ${GET}`, 'GET https://files.example/a.mp4']);
    expect(seen[0]?.body).toEqual({ prompt: 'a cat' });
    expect(seen[3]?.headers.has('authorization')).toBe(false);
    const routed = film([data('created'), DONE], 'hf_abcdefgh');
    await routed.result;
    expect(routed.urls()[1]).toBe('GET https://router.huggingface.co/wavespeed/api/v3/predictions/p1/result');
  });

  it.each(['https://evil.example/whoami', 'https://api.wavespeed.ai/api/v3/balance', 'nonsense', 7, undefined])(
    'is polled at its own path where the address is %j',
    async (get) => {
      const { result, urls } = film([data('created', { urls: { get } }), DONE]);
      await result;
      expect(urls()[1]).toBe(`GET ${GET}`);
    },
  );

  it('fails with the words of the service', async () => {
    await expect(film([data('created'), data('failed', { error: 'NSFW content' })]).result).rejects.toMatchObject({
      code: 'JOB',
      message: 'WaveSpeed text-to-video task failed: NSFW content',
    });
    await expect(film([data('failed')]).result).rejects.toThrow('WaveSpeed text-to-video task failed: Task failed');
  });

  it('has no result without outputs', async () => {
    await expect(film([data('created'), data('completed')]).result).rejects.toMatchObject({
      code: 'PROVIDER_OUTPUT',
      message: expect.stringMatching(/^Received malformed response from WaveSpeed text-to-video API/),
    });
  });
});

describe('an image for wavespeed', () => {
  const body = (args: object, images = 0, mapping = {}) =>
    bodyOf('wavespeed', 'image-text-to-image', args, { images, mapping });

  it('is base64, alone and in a list', () => {
    const base64 = 'iVBORw==';
    const parameters = { prompt: 'a tiger' };
    expect(body({ inputs: IMAGE, parameters }, 1)).toEqual({ image: base64, images: [base64], prompt: 'a tiger' });
    expect(body({ inputs: [IMAGE, IMAGE] }, 2)).toEqual({ image: base64, images: [base64, base64] });
    expect(body({ inputs: IMAGE, parameters: { images: ['mine'] } }, 1)).toMatchObject({ images: ['mine'] });
  });

  it('is a transparent pixel where there is none', () => {
    expect(body({ parameters: { prompt: 'a cat' } })).toMatchObject({
      image: expect.stringMatching(/^iVBORw0KGgo/),
      prompt: 'a cat',
    });
  });

  it('may come with weights from the hub', () => {
    expect(body({ inputs: IMAGE }, 1, LORA)).toMatchObject({ loras: [{ path: 'o/m', scale: 1 }] });
    const { adapterWeightsPath: _, ...withoutPath } = LORA;
    expect(body({ inputs: IMAGE }, 1, withoutPath)).toMatchObject({ loras: [{ path: 'o/m', scale: 1 }] });
  });
});

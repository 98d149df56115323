import { describe, expect, it } from 'vitest';
import { bodyOf, clientOf, IMAGE, IMAGE_URL } from './support/media-calls.ts';

const VIDEO = { id: 'v-1', status: 'completed', outputs: { video_url: 'https://files.example/a.mp4' } };
const film = (responses: readonly object[], token?: string) => {
  const { client, clock, urls } = clientOf('together', 'text-to-video', responses, token);
  const call = client.textToVideo({ provider: 'together', model: 'o/m', inputs: 'a cat' });
  return { result: clock.finish(call), clock, urls };
};

describe('an image that together changes', () => {
  const parameters = { num_inference_steps: 4, target_size: { width: 64, height: 48 } };
  const shared = { steps: 4, width: 64, height: 48, response_format: 'base64' };

  it('is one address for Kontext, and a list of references for all other models', () => {
    const providerId = 'black-forest-labs/FLUX.1-kontext-pro';
    const args = { inputs: IMAGE, parameters: { ...parameters, prompt: 'a tiger' } };
    expect(bodyOf('together', 'image-to-image', args, { images: 1, mapping: { providerId } })).toEqual({
      image_url: IMAGE_URL,
      prompt: 'a tiger',
      ...shared,
      model: providerId,
    });
    expect(bodyOf('together', 'image-to-image', { inputs: [IMAGE, IMAGE], parameters }, { images: 2 })).toEqual({
      reference_images: [IMAGE_URL, IMAGE_URL],
      prompt: '',
      ...shared,
      model: 'x/y',
    });
  });
});

describe('a video of together', () => {
  it('is polled every two seconds, below the own base', async () => {
    const queued = { id: 'v-1', status: 'queued' };
    const { result, clock, urls } = film([queued, { id: 'v-1', status: 'in_progress' }, VIDEO]);
    expect(await result).toMatchObject({ type: 'video/mp4' });
    expect(clock.now()).toBe(4000);
    const base = 'https://api.together.xyz/v2/videos';
    expect(urls()).toEqual([`POST ${base}`, `GET ${base}/v-1`, `GET ${base}/v-1`, 'GET https://files.example/a.mp4']);
    const routed = film([queued, VIDEO], 'hf_abcdefgh');
    await routed.result;
    expect(routed.urls()[1]).toBe('GET https://router.huggingface.co/together/v2/videos/v-1');
  });

  it('fails with the words of the service, and after 150 polls', async () => {
    const failed = { id: 'v-1', status: 'failed', error: { message: 'NSFW content' } };
    await expect(film([{ id: 'v-1' }, failed]).result).rejects.toMatchObject({
      code: 'JOB',
      message: 'Together text-to-video task failed: NSFW content',
    });
    const endless = film([{ id: 'v-1' }]);
    await expect(endless.result).rejects.toThrow(
      'Timed out while waiting for Together video generation — aborting after 150 status polls',
    );
    expect(endless.urls()).toHaveLength(151);
  });

  it.each([{ id: '../whoami' }, { id: 5 }, {}, { id: '' }])('is no job with %j', async (ticket) => {
    const { result, urls } = film([ticket]);
    await expect(result).rejects.toMatchObject({ code: 'PROVIDER_OUTPUT' });
    expect(urls()).toHaveLength(1);
  });

  it('starts from an image', () => {
    const parameters = { prompt: 'it rains', num_inference_steps: 4, negative_prompt: 'sun' };
    expect(bodyOf('together', 'image-to-video', { inputs: IMAGE, parameters }, { images: 1 })).toEqual({
      frame_images: [{ input_image: IMAGE_URL, frame: 'first' }],
      prompt: 'it rains',
      steps: 4,
      negative_prompt: 'sun',
      model: 'x/y',
    });
  });
});

describe('speech of together', () => {
  it('has a voice where the model has one of its own', () => {
    const body = (providerId: string, parameters = {}) =>
      bodyOf('together', 'text-to-speech', { inputs: 'Hi', parameters }, { mapping: { providerId } });
    expect(body('hexgrad/Kokoro-82M')).toEqual({ voice: 'af_alloy', input: 'Hi', model: 'hexgrad/Kokoro-82M' });
    expect(body('hexgrad/Kokoro-82M', { voice: 'bf' })).toMatchObject({ voice: 'bf' });
    expect(body('cartesia/sonic')).not.toMatchObject({ voice: expect.anything() });
  });
});

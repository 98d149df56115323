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
      'GET https://queue.fal.run/fal-ai/x/requests/r-1/status?logs=1',
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

const PNG = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const PNG_URL = 'data:image/png;base64,iVBORw==';
const LORA_BODY = { loras: [{ path: 'https://huggingface.co/o/m/resolve/main/w.safetensors', scale: 1 }] };

describe('an image that fal changes', () => {
  it('is sent under both of its names, with its size in one member', async () => {
    const { client, clock, seen } = clientFor('image-to-image', { images: [{ url: PNG_URL }] });
    const parameters = { prompt: 'a tiger', target_size: { width: 64, height: 48 }, seed: 7 };
    const call = client.imageToImage({ provider: 'fal-ai', model: 'o/m', inputs: PNG, parameters });
    expect(await clock.finish(call)).toMatchObject({ type: 'image/png' });
    expect(seen[0]).toMatchObject({
      url: 'https://queue.fal.run/fal-ai/x/y',
      body: {
        prompt: 'a tiger',
        seed: 7,
        image_size: { width: 64, height: 48 },
        image_url: PNG_URL,
        image_urls: [PNG_URL],
      },
    });
    expect(seen[0]?.body).not.toHaveProperty('target_size');
    expect(seen[0]?.body).not.toHaveProperty('inputs');
  });

  it('may be several', async () => {
    const { client, clock, seen } = clientFor('image-to-image', { images: [{ url: PNG_URL }] });
    const inputs = [PNG, new Blob([Uint8Array.of(0xff, 0xd8, 0xff)], { type: 'image/jpeg' })];
    await clock.finish(client.imageToImage({ provider: 'fal-ai', model: 'o/m', inputs }));
    const urls = [PNG_URL, 'data:image/jpeg;base64,/9j/'];
    expect(seen[0]?.body).toEqual({ image_url: urls[0], image_urls: urls });
  });

  it('gives way to addresses of the user, and takes the weights of the mapping', () => {
    const uploads = { inputs: { type: 'image/png', base64: 'iVBORw==' } };
    const { body } = prepare({
      task: 'image-to-image',
      args: { provider: 'fal-ai', model: 'o/m', inputs: PNG, parameters: { image_urls: ['https://my.example/a.png'] } },
      mapping: { providerId: 'fal-ai/x/y', ...LORA },
      uploads,
    });
    expect(body).toEqual({
      type: 'json',
      value: { image_url: PNG_URL, image_urls: ['https://my.example/a.png'], ...LORA_BODY },
    });
  });
});

describe('a video of fal that starts from an image', () => {
  it('sends the image once', async () => {
    const { client, clock, seen } = clientFor('image-to-video', { video: { url: 'https://v3.fal.media/a.mp4' } }, MP4);
    await clock.finish(client.imageToVideo({ provider: 'fal-ai', model: 'o/m', inputs: PNG }));
    expect(seen[0]?.body).toEqual({ image_url: PNG_URL });
  });
});

describe('a task of fal whose image may be missing', () => {
  const urlOf = async (task: 'image-text-to-image' | 'image-text-to-video', token: string, inputs?: Blob) => {
    const { client, clock, seen } = clientFor(task, {});
    const target = { provider: 'fal-ai', model: 'o/m', accessToken: token } as const;
    const input = { ...target, ...(inputs && { inputs }), parameters: { prompt: 'a cat' } };
    const call = task === 'image-text-to-image' ? client.imageTextToImage(input) : client.imageTextToVideo(input);
    await clock.finish(call).catch(() => undefined);
    return { url: seen[0]?.url, body: seen[0]?.body };
  };

  it.each(['image-text-to-image', 'image-text-to-video'] as const)('%s is sent to the model for text', async (task) => {
    const queue = 'https://queue.fal.run/fal-ai/x';
    expect(await urlOf(task, 'k')).toEqual({ url: queue, body: { prompt: 'a cat' } });
    expect(await urlOf(task, 'k', PNG)).toMatchObject({ url: `${queue}/y`, body: { image_url: PNG_URL } });
    // The router knows no other path than that of the mapping.
    expect((await urlOf(task, 'hf_abcdefgh')).url).toBe(
      'https://router.huggingface.co/fal-ai/fal-ai/x/y?_subdomain=queue',
    );
  });
});

describe('audio of fal', () => {
  const FLAC = 'fLaC0000';

  it('is speech, at once', async () => {
    const clock = createFakeClock();
    const fetch = fakeFetch(({ method }) =>
      method === 'POST'
        ? Response.json({ audio: { url: 'https://v3.fal.media/a.flac', content_type: 'audio/flac' } })
        : new Response(FLAC, { headers: { 'Content-Type': 'application/octet-stream' } }),
    );
    const entry = {
      provider: 'fal-ai',
      providerId: 'fal-ai/k',
      hfModelId: 'o/m',
      task: 'text-to-speech',
      status: 'live',
    };
    const client = new InferenceClient('k', { fetch, clock, mapping: { 'o/m': [entry] } });
    const call = client.textToSpeech({ provider: 'fal-ai', model: 'o/m', inputs: 'Hi', parameters: { voice: 'af' } });
    expect(await clock.finish(call)).toMatchObject({ type: 'audio/flac' });
    expect(fetch.seen[0]).toMatchObject({ url: 'https://fal.run/fal-ai/k', body: { text: 'Hi', voice: 'af' } });
    expect(fetch.seen).toHaveLength(2);
  });

  it('is not speech without an address', async () => {
    const fetch = fakeFetch(() => Response.json({ audio: {} }));
    const entry = {
      provider: 'fal-ai',
      providerId: 'fal-ai/k',
      hfModelId: 'o/m',
      task: 'text-to-speech',
      status: 'live',
    };
    const client = new InferenceClient('k', { fetch, mapping: { 'o/m': [entry] } });
    await expect(client.textToSpeech({ provider: 'fal-ai', model: 'o/m', inputs: 'Hi' })).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Received malformed response from Fal.ai Text-to-Speech API: expected .+ at \$\.audio\.url$/,
      ),
    });
  });

  it.each(['audio_file', 'audio'])('is generated from a prompt, under the name %s', async (member) => {
    const { client, clock, seen } = clientFor(
      'text-to-audio',
      { [member]: { url: 'https://v3.fal.media/a.flac' } },
      FLAC,
    );
    const call = client.textToAudio({ provider: 'fal-ai', model: 'o/m', inputs: 'jazz' });
    expect(await clock.finish(call)).toMatchObject({ type: 'audio/flac' });
    expect(seen[0]?.body).toEqual({ prompt: 'jazz' });
  });

  it('is transformed, and returned inside the output', async () => {
    const audio = { url: 'https://v3.fal.media/a.flac' };
    const { client, clock, seen } = clientFor('audio-to-audio', { audio }, FLAC);
    const inputs = new Blob(['abc'], { type: 'audio/wav' });
    const call = client.audioToAudio({ provider: 'fal-ai', model: 'o/m', inputs, parameters: { strength: 1 } });
    expect(await clock.finish(call)).toEqual([{ label: 'speech', 'content-type': 'audio/flac', blob: 'ZkxhQzAwMDA=' }]);
    expect(seen[0]?.body).toEqual({ audio_url: 'data:audio/x-wav;base64,YWJj', strength: 1 });
    const labeled = clientFor('audio-to-audio', { audio: { ...audio, content_type: 'audio/wav' }, text: 'Hi' }, FLAC);
    const other = labeled.client.audioToAudio({ provider: 'fal-ai', model: 'o/m', data: inputs });
    expect(await labeled.clock.finish(other)).toMatchObject([{ label: 'Hi', 'content-type': 'audio/wav' }]);
  });
});

describe('an image that fal divides', () => {
  it('comes back as one mask', async () => {
    const { client, clock, seen } = clientFor('image-segmentation', { image: { url: PNG_URL } });
    const call = client.imageSegmentation({ provider: 'fal-ai', model: 'o/m', inputs: PNG });
    expect(await clock.finish(call)).toEqual([{ label: 'mask', score: 1, mask: 'iVBORw==' }]);
    expect(seen[0]?.body).toEqual({ sync_mode: true, image_url: PNG_URL });
  });
});

import { describe, expect, it } from 'vitest';
import { bodyOf, clientOf, IMAGE, IMAGE_URL } from './support/media-calls.ts';

const BASE = 'https://api.z.ai/api/paas/v4';
const DONE = { task_status: 'SUCCESS', image_result: [{ url: 'https://files.example/a.png' }] };
const generate = (responses: readonly object[]) => {
  const { client, clock, seen, urls } = clientOf('zai-org', 'text-to-image', responses);
  const call = client.textToImage({ provider: 'zai-org', model: 'o/m', inputs: 'a cat' });
  return { result: clock.finish(call), clock, seen, urls };
};

describe('an image of Z.ai', () => {
  it('is polled every five seconds', async () => {
    const { result, clock, urls, seen } = generate([
      { id: 't-1', task_status: 'PROCESSING' },
      { task_status: 'PROCESSING' },
      DONE,
    ]);
    expect(await result).toBeInstanceOf(Blob);
    expect(clock.now()).toBe(10_000);
    const poll = `GET ${BASE}/async-result/t-1`;
    expect(urls()).toEqual([`POST ${BASE}/async/images/generations`, poll, poll, 'GET https://files.example/a.png']);
    expect(seen[1]?.headers.get('x-source-channel')).toBe('hugging_face');
  });

  it('has its size in one member', () => {
    const body = (parameters: object) => bodyOf('zai-org', 'text-to-image', { inputs: 'a cat', parameters });
    expect(body({ width: 64, height: 48 })).toEqual({ size: '64x48', prompt: 'a cat', model: 'x/y' });
    expect(body({ size: '1x1' })).toEqual({ size: '1x1', prompt: 'a cat', model: 'x/y' });
  });

  it('fails with the state, and after 60 polls', async () => {
    await expect(generate([{ id: 't-1' }, { task_status: 'FAIL' }]).result).rejects.toMatchObject({
      code: 'JOB',
      message: 'Z.ai text-to-image task failed: FAIL',
    });
    const endless = generate([{ id: 't-1', task_status: 'PROCESSING' }]);
    await expect(endless.result).rejects.toThrow(/aborting after 60 attempts/);
    expect(endless.urls()).toHaveLength(61);
  });
});

describe('a document that Z.ai reads', () => {
  it('is sent with the model and nothing else', async () => {
    const args = { inputs: IMAGE, parameters: { max_new_tokens: 5 } };
    expect(bodyOf('zai-org', 'image-to-text', args, { images: 1 })).toEqual({ model: 'x/y', file: IMAGE_URL });
    const { client, urls } = clientOf('zai-org', 'image-to-text', [{ md_results: '# Bill' }]);
    const call = client.imageToText({ provider: 'zai-org', model: 'o/m', inputs: IMAGE });
    await expect(call).resolves.toEqual({ generated_text: '# Bill', generatedText: '# Bill' });
    expect(urls()).toEqual([`POST ${BASE}/layout_parsing`]);
  });
});

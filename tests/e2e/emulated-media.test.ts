import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBrowser, describeInBrowser } from './browser.ts';

const headers = { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json' };

describeInBrowser('media of the emulator, in the decoders of Chromium', () => {
  let emulator: Emulator;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    emulator = await startEmulator({ pace: 'instant' });
    browser = await connectBrowser();
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await emulator.close();
  });

  const generate = async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return fetch(`${emulator.endpoints.router}/${path}`, init);
  };
  const dataUrl = (type: string, bytes: ArrayBuffer) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

  it('WebP images have their size and their colors', async () => {
    const body = {
      model: 'black-forest-labs/flux-schnell',
      prompt: 'a red boat',
      width: 96,
      height: 64,
      response_format: 'b64_json',
    };
    const response = await generate('nebius/v1/images/generations', body);
    const { data } = (await response.json()) as { data: { b64_json: string }[] };
    expect(data[0]?.b64_json).toMatch(/^UklGR/);
    const { width, height, colors } = await page.evaluate(async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
      return { width: bitmap.width, height: bitmap.height, colors: new Set(pixels).size };
    }, `data:image/webp;base64,${data[0]?.b64_json}`);
    expect([width, height]).toEqual([96, 64]);
    expect(colors).toBeGreaterThan(50);
  });

  it('MP4 videos have their size and their length', async () => {
    const answer = await generate('novita/v3/hf/wan-t2v', { prompt: 'a boat' });
    const { video: file } = (await answer.json()) as { video: { video_url: string } };
    const response = await fetch(file.video_url);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    const video = await page.evaluate(
      (url) =>
        new Promise<number[]>((resolve, reject) => {
          const element = document.createElement('video');
          element.muted = true;
          element.onloadeddata = () => resolve([element.videoWidth, element.videoHeight, element.duration]);
          element.onerror = () => reject(new Error(element.error?.message));
          element.src = url;
        }),
      dataUrl('video/mp4', await response.arrayBuffer()),
    );
    expect(video.every((value) => value > 0)).toBe(true);
  });

  it('FLAC audio has its length', async () => {
    const path = 'hf-inference/models/espnet/kan-bayashi_ljspeech_vits';
    const response = await generate(path, { inputs: 'Good morning. How are you?' });
    expect(response.headers.get('content-type')).toBe('audio/flac');
    const seconds = await page.evaluate(
      async (url) => {
        const context = new OfflineAudioContext(1, 1, 16_000);
        return (await context.decodeAudioData(await (await fetch(url)).arrayBuffer())).duration;
      },
      dataUrl('audio/flac', await response.arrayBuffer()),
    );
    expect(seconds).toBeGreaterThan(1);
  });
});

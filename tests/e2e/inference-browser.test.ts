import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBrowser, describeInBrowser, openPage, type WatchedPage } from './browser.ts';
import { bundle, type PageServer, servePages } from './page-server.ts';
import { callInference, type InferenceTarget } from './pages/call-inference.ts';

let browser: Browser;
let emulator: Emulator;
let server: PageServer;
let watched: WatchedPage;
let target: InferenceTarget;
let inNode: Awaited<ReturnType<typeof callInference>>;

beforeAll(async () => {
  const [page, worker] = await Promise.all([
    bundle(new URL('./pages/inference-page.ts', import.meta.url)),
    bundle(new URL('./pages/inference-worker.ts', import.meta.url)),
  ]);
  const html =
    '<!doctype html><title>Calls</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>';
  server = await servePages(
    () => ({
      '/': { type: 'text/html', text: html },
      '/page.js': { type: 'text/javascript', text: page },
      '/worker.js': { type: 'text/javascript', text: worker },
    }),
    () => `default-src 'none'; img-src data:; script-src 'self'; worker-src 'self'; connect-src ${emulator.url}`,
  );
  emulator = await startEmulator({
    allowedOrigins: [server.url],
    pace: { firstTokenMs: 0, tokenMs: 10, jobStepMs: 1 },
  });
  target = { endpoints: emulator.endpoints, token: EMULATOR_HUB_TOKEN };
  inNode = await callInference(target);
  browser = await connectBrowser();
  watched = await openPage(browser);
  await watched.page.goto(server.url);
  await watched.page.waitForFunction(() => Reflect.has(globalThis, 'callInWorker'));
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([server?.close(), emulator?.close()]);
});

describeInBrowser('the inference client', () => {
  it('calls, streams, uploads, downloads, stops and is refused in Node', () => {
    expect(inNode).toMatchObject({
      whole: expect.stringContaining('84'),
      streamed: inNode.whole,
      stopped: { isCallersReason: true, pieces: 2, isEarly: true },
      refused: expect.stringMatching(/ApiError$/),
      canEvaluate: true,
    });
    expect(inNode.usage).toBeGreaterThan(0);
    expect(inNode.vector).toMatch(/^\[-?\d/);
    expect(inNode.picture.size).toBeGreaterThan(1000);
    expect(inNode.heard).toBeTypeOf('string');
  });

  it.each(['callInPage', 'callInWorker'])('does the same in Chromium where eval is forbidden (%s)', async (name) => {
    const result = await watched.page.evaluate(
      ([call, given]) => {
        const run = Reflect.get(globalThis, call) as (given: InferenceTarget) => Promise<unknown>; // Set by inference-page.ts.
        return run(given);
      },
      [name, target] as const,
    );
    expect(result).toEqual({ ...inNode, canEvaluate: false });
  });

  it('breaks no rule of the policy beside the eval that was tried', () => {
    const others = watched.complaints.filter((text) => !/'unsafe-eval'|script-src eval|status of 401/.test(text));
    expect(others).toEqual([]);
  });
});

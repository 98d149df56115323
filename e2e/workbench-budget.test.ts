import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../apps/workbench/dist/server/server/host.js';
import { describeInBrowser, launchBrowser, openPage } from './browser.ts';
import { ROUTES } from './workbench-routes.ts';

/** Most gzip bytes of script that a page may load before anybody does anything. */
const MAX_SCRIPT_BYTES = 120_000;
/** Pages that are still above it: the kB that they may have at most, so that they only shrink. */
const STILL_ABOVE: Readonly<Record<string, number>> = {
  '/tasks/image-classification': 128,
  '/models/openai/gpt-oss-120b': 133,
  '/run/text-to-image': 124.5,
  '/docs/guide/inference': 124.5,
  '/templates': 313,
};
/** Most that a page may move while it loads, as cumulative layout shift. */
const MAX_SHIFT = 0.01;
/** Pages that still move on a slow machine, and how much at most. */
const STILL_MOVING: Readonly<Record<string, number>> = { '/gallery': 0.05, '/gallery?panel=chat-panel': 0.05 };

let browser: Browser;
let workbench: Workbench;

beforeAll(async () => {
  browser = await launchBrowser();
  workbench = await startWorkbench({ isRealAllowed: true });
});

afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

describeInBrowser('before the first interaction', () => {
  it.each(ROUTES)('%s loads little script and moves nothing', async (route) => {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((bytes) => gzipSync(bytes, { level: 9 }).length));
    });
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0);
      new PerformanceObserver((list) => {
        // The type of the entries is not in TypeScript's library yet.
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(workbench.url + route);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    const shift = await page.evaluate(() => Reflect.get(globalThis, 'shift') as number);
    console.log(`${route}: ${(bytes / 1000).toFixed(1)} kB of script, layout shift ${shift.toFixed(4)}`);
    expect(bytes).toBeGreaterThan(50_000);
    const above = STILL_ABOVE[route];
    expect(bytes).toBeLessThanOrEqual(above === undefined ? MAX_SCRIPT_BYTES : above * 1000);
    // A page that has become small enough leaves the list.
    if (above !== undefined) expect(bytes).toBeGreaterThan(MAX_SCRIPT_BYTES);
    expect(shift).toBeLessThanOrEqual(STILL_MOVING[route] ?? MAX_SHIFT);
    await close();
  });
});

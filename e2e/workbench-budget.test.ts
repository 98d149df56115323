import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../apps/workbench/dist/server/server/host.js';
import { describeInBrowser, launchBrowser, openPage } from './browser.ts';
import { ROUTES } from './workbench-routes.ts';

/** Most gzip bytes of script that a page may load before anybody does anything, or has looked at it for two seconds. */
const MAX_SCRIPT_BYTES = 120_000;
/** Most that a page may move while it loads, as cumulative layout shift. */
const MAX_SHIFT = 0.01;

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
      // Two seconds count as the first use, which a busy machine may need to load the page: here they never pass.
      const start = globalThis.setTimeout;
      const limited = (run: () => void, ms = 0) => (ms >= 2000 ? 0 : start(run, ms));
      Reflect.set(globalThis, 'setTimeout', limited);
      // What a test evaluates counts as a gesture of the user otherwise.
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
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
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    await close();
  });
});

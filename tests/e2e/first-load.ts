import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Cost of opening a page. */
interface FirstLoad {
  /** Gzip bytes of the scripts, workers included, that were loaded without anything being done. */
  readonly scriptBytes: number;
  /** Number of those scripts and of the style sheets. */
  readonly files: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Measures the loads of a page's addresses, each as the first one: nothing comes from a cache. */
export interface FirstLoads {
  /** Begins with the next address. */
  readonly begin: () => void;
  /** Ends the measurement. */
  readonly read: () => Promise<FirstLoad>;
}

/** Watches a page that has not gone anywhere yet. */
export async function watchFirstLoads(page: Page): Promise<FirstLoads> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sizes = new Map<string, Promise<number>>();
  let loaded: Promise<number>[] = [];
  let styles = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles += 1;
    if (response.request().resourceType() !== 'script') return;
    const url = response.url();
    const size = sizes.get(url) ?? response.body().then((bytes) => gzipSync(bytes, { level: 9 }).length);
    sizes.set(url, size);
    loaded.push(size);
  });
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      // The type of the entries is not in TypeScript's library yet.
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    begin() {
      loaded = [];
      styles = 0;
    },
    async read() {
      // What is loaded once the page is idle counts, too.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
      await page.waitForLoadState('networkidle');
      const scriptBytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
      const files = loaded.length + styles;
      return { scriptBytes, files, shift: await page.evaluate(() => Reflect.get(globalThis, 'shift') as number) };
    },
  };
}

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Cost of a page before its first use. */
export interface FirstLoad {
  /** Gzip bytes of the scripts. */
  readonly scriptBytes: number;
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
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const url = response.url();
    const size = sizes.get(url) ?? response.body().then((bytes) => gzipSync(bytes, { level: 9 }).length);
    sizes.set(url, size);
    loaded.push(size);
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
  return {
    begin() {
      loaded = [];
    },
    async read() {
      const scriptBytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
      return { scriptBytes, shift: await page.evaluate(() => Reflect.get(globalThis, 'shift') as number) };
    },
  };
}

/** Presses a key, which counts as the first use of a page, and waits for the code loaded by it. The pointer stays away from the next page. */
export async function usePage(page: Page): Promise<void> {
  const open = new Set<object>();
  const begin = (request: object) => open.add(request);
  const end = (request: object) => open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const isQuiet = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
  await page.keyboard.press('Shift');
  do await isQuiet();
  while (open.size > 0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

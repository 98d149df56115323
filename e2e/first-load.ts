import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Cost of a page before its first use. */
export interface FirstLoad {
  /** Gzip bytes of the scripts. */
  readonly scriptBytes: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** Measures the load of the next address; `read` ends the measurement. Called before the page goes anywhere. */
export async function watchFirstLoad(page: Page): Promise<{ readonly read: () => Promise<FirstLoad> }> {
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
  return {
    async read() {
      const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      return { scriptBytes, shift: await page.evaluate(() => Reflect.get(globalThis, 'shift') as number) };
    },
  };
}

/** Moves the pointer, which counts as the first use of a page, and waits for the code loaded by it. */
export async function usePage(page: Page): Promise<void> {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isQuiet = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(true))));
  await page.mouse.move(1, 1);
  do await isQuiet();
  while (open.size > 0);
}

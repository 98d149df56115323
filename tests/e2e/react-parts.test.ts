import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBrowser, describeInBrowser, openPage } from './browser.ts';
import { bundle, type PageServer, servePages } from './page-server.ts';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  const script = await bundle(new URL('./pages/react-parts.ts', import.meta.url));
  server = await servePages(
    () => ({
      '/': {
        type: 'text/html',
        text: '<!doctype html><link rel="icon" href="data:,"><main id="root"></main><script type="module" src="/script.js"></script>',
      },
      '/script.js': { type: 'text/javascript', text: script },
    }),
    () => "default-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'",
  );
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describeInBrowser('the parts of @hubkit/react in Chromium', () => {
  it('give their element to the ref of the page, also those that are loaded late', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(server.url);
    await page.waitForFunction(() => Reflect.has(globalThis, 'withoutRef'));
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'withoutRef')())).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

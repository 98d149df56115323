import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectBrowser, describeInBrowser, openPage } from './browser.ts';
import { bundle, type PageServer, servePages } from './page-server.ts';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  const script = await bundle(new URL('./pages/react-task-widget.ts', import.meta.url));
  server = await servePages(
    () => ({
      '/': {
        type: 'text/html',
        text: '<!doctype html><link rel="icon" href="data:,"><main id="root"></main><script type="module" src="/script.js"></script>',
      },
      '/script.js': { type: 'text/javascript', text: script },
      '/example.txt': { type: 'text/plain', text: 'A file' },
    }),
    () => "default-src 'self'; img-src 'self' data: blob:; style-src 'unsafe-inline'",
  );
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describeInBrowser('a task widget in Chromium', () => {
  it('keeps what is typed while the file of an example arrives', async () => {
    const { page, close } = await openPage(browser);
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/example.txt', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(server.url);
    const question = page.getByRole('textbox', { name: 'Question' });
    const example = page.getByRole('button', { name: 'With a file' });
    await question.waitFor();
    await example.click();
    await question.fill('Mine');
    release();
    // Another request for it ends after the one of the example.
    await page.evaluate(async () => (await fetch('/example.txt')).blob());
    expect(await question.inputValue()).toBe('Mine');
    await example.click();
    await expect.poll(() => question.inputValue()).toBe('What is in the picture?');
    await close();
  });
});

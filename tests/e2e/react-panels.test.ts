import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { axeViolations, connectBrowser, describeInBrowser, openPage, type WatchedPage } from './browser.ts';
import { bundle, type PageServer, readStyles, servePages } from './page-server.ts';
import { ReactPanels } from './pages/react-panels.ts';

const PANELS = ['snippet-panel', 'task-page', 'result-view', 'chat-panel'];
const resolve = createRequire(import.meta.url).resolve;

let browser: Browser;
let server: PageServer;
let watched: WatchedPage;
let page: Page;
const markup = renderToString(createElement(ReactPanels));

beforeAll(async () => {
  const script = await bundle(new URL('./pages/hydrate-react-panels.ts', import.meta.url));
  const styles = PANELS.map((name) => readStyles(resolve(`@hubkit/react/${name}.css`))).join('\n');
  const theme =
    ':root { color-scheme: light dark; color: light-dark(#111, #eee); background: light-dark(#fff, #0d1117); }';
  const html = (direction: string) => `<!doctype html><html lang="en" dir="${direction}"><title>Panels</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css">
    <main id="root">${markup}</main><script type="module" src="/script.js"></script></html>`;
  server = await servePages(
    () => ({
      '/': { type: 'text/html', text: html('ltr') },
      '/rtl': { type: 'text/html', text: html('rtl') },
      '/styles.css': { type: 'text/css', text: `${theme}\n${styles}` },
      '/script.js': { type: 'text/javascript', text: script },
    }),
    () => "default-src 'self'; img-src 'self' data:",
  );
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

afterEach(() => watched?.close());

describeInBrowser('the React panels in Chromium', () => {
  it('are the same on the server and in the browser, under a strict policy', async () => {
    await open();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hydration'))).toEqual({ errors: [] });
    expect(watched.complaints.filter((complaint) => !complaint.includes('a.wav'))).toEqual([]);
    expect(markup).not.toMatch(/ style=|(href|src)="javascript:/);
  });

  it.each(['light', 'dark'] as const)('have nothing that axe complains of in the %s theme', async (colorScheme) => {
    await open({ colorScheme });
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('stay inside a narrow page, also where they are read from the right', async () => {
    await open({ viewport: { width: 320, height: 640 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await watched.close();
    await open({ viewport: { width: 320, height: 640 } }, '/rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('move among tabs with the arrows of the direction of reading, Home and End', async () => {
    for (const [path, forward] of [
      ['/', 'ArrowRight'],
      ['/rtl', 'ArrowLeft'],
    ] as const) {
      await open({}, path);
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await tab('Python').focus();
      await page.keyboard.press(forward);
      expect(await focusedText()).toBe('JavaScript');
      expect(await tab('JavaScript').getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('End');
      expect(await focusedText()).toBe('Shell');
      await page.keyboard.press(forward);
      expect(await focusedText()).toBe('Python');
      expect(await page.getByRole('tabpanel', { name: 'Python' }).count()).toBe(1);
      if (path === '/') await watched.close();
    }
  });

  it('show the snippet of the chosen provider, language and streaming, and copy it', async () => {
    await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const panel = page.getByRole('region', { name: 'Code', exact: true });
    await panel.getByLabel('Provider').selectOption('together');
    await panel.getByLabel('Stream').check();
    await panel.getByRole('tab', { name: 'Shell' }).click();
    expect(await panel.locator('pre').textContent()).toMatch(/^together sh true/);
    await panel.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('status').getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^together sh true/);
  });

  it('select the code where the browser refuses the clipboard, and say which keys copy it', async () => {
    await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page
      .getByRole('region', { name: 'Code', exact: true })
      .getByRole('button', { name: 'Copy', exact: true })
      .click();
    await page.getByText('Press Ctrl+C').first().waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^groq python false/);
  });

  it('switch versions of an answer without losing the focus, and edit with the caret at the end', async () => {
    await open();
    const next = page.getByRole('button', { name: 'Next version' });
    await next.press('Enter');
    await page.getByText('The second answer').waitFor();
    expect(await page.getByRole('heading', { name: /Assistant ?, version 2 of 2/ }).count()).toBe(1);
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Edit' }).click();
    const field = page.getByLabel('Edit message');
    expect(
      await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart === element.value.length),
    ).toBe(true);
    await field.press('Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Edit');
  });

  it('give a draft back that could not be sent, with its files and the reason', async () => {
    await open();
    const chat = page.locator('section').filter({ hasText: 'A chat that cannot send' });
    const field = chat.getByLabel('Message to a closed server');
    expect(await field.inputValue()).toBe('A first draft');
    await chat
      .locator('input[type="file"]')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await chat.getByText('dot.png').waitFor();
    await field.fill('Words');
    await field.press('Enter');
    await chat.getByRole('alert').getByText('The server is closed.').waitFor();
    expect([await field.inputValue(), await chat.getByText('dot.png').count()]).toEqual(['Words', 1]);
  });

  it('leave draft and files to a page that keeps them, take files from its controls, and keep the focus', async () => {
    await open();
    const chat = page.locator('section').filter({ hasText: 'A composer whose draft the page keeps' });
    const field = chat.getByLabel('Message that is kept');
    const hasFocus = () => field.evaluate((element) => element === document.activeElement);
    expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['Kept words', 'Write here']);
    const attach = chat.getByRole('button', { name: 'Attach notes' });
    await attach.click();
    await chat.getByRole('alert').getByText('all.zip is of a type that cannot be attached.').waitFor();
    await chat.getByText('kept: file').waitFor();
    // The same file again is attached once.
    await attach.click();
    await chat.getByRole('button', { name: 'Remove notes.md' }).click();
    expect(await chat.getByRole('button', { name: 'Remove notes.md' }).count()).toBe(0);
    expect([await hasFocus(), await chat.getByRole('alert').count()]).toEqual([true, 0]);
    await attach.click();
    await chat.getByText('kept: file').waitFor();
    await chat.getByRole('button', { name: 'Send' }).click();
    await chat.getByText('Sent: Kept words with 1; kept: ').waitFor();
    expect([await field.inputValue(), await hasFocus()]).toEqual(['', true]);
  });

  it('mark a box and its row together, and draw boxes in pixels of the image', async () => {
    await open();
    const row = page.getByRole('row').filter({ hasText: '2 × 3' });
    await row.hover();
    expect(await page.locator('.hubkit-result-box[data-active]').count()).toBe(1);
    expect(await page.locator('.hubkit-result-stage svg').first().getAttribute('viewBox')).toBe('0 0 4 4');
  });
});

async function open(options: Parameters<typeof openPage>[1] = {}, path = '/'): Promise<void> {
  watched = await openPage(browser, options);
  page = watched.page;
  await page.goto(server.url + path);
  await page.waitForFunction(() => Reflect.has(globalThis, 'hydration'));
}

function focusedText(): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { connectBrowser, describeInBrowser, openPage } from './browser.ts';

let browser: Browser;
let workbench: Workbench;

beforeAll(async () => {
  browser = await connectBrowser();
  workbench = await startWorkbench({ isRealAllowed: false, emulator: { pace: 'instant' } });
});

afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

describeInBrowser('the documentation', () => {
  it('leads from page to page, to headings and to the source', async () => {
    const { page, complaints, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${workbench.url}/docs`);
    await page.getByRole('article').getByRole('link', { name: 'Chat templates', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Chat templates' }).waitFor();
    expect(await page.title()).toBe('Chat templates · hubkit workbench');
    expect(page.url()).toBe(`${workbench.url}/docs/guide/chat-templates`);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'For editors' }).click();
    await page.waitForFunction(
      () => (document.getElementById('for-editors')?.getBoundingClientRect().top ?? 999) < 400,
    );
    const edit = page.getByRole('link', { name: /Update on GitHub/ });
    expect(await edit.getAttribute('href')).toMatch(/docs\/guide\/chat-templates\.md$/);
    await page.getByRole('navigation', { name: 'Pages before and after' }).getByText('Next').click();
    await page.getByRole('link', { name: 'Previous Chat templates' }).waitFor();
    await page.getByLabel('Search the documentation').fill('ollama llama.cpp');
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: /^Your own server/ })
      .first()
      .click();
    await page
      .getByRole('heading', { name: /Your own server/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens the first hit of a search by Enter', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${workbench.url}/docs`);
    const rail = page.getByRole('navigation', { name: 'Documentation' });
    // The page without others in its group stands by itself, above the first group, which is open.
    await rail.getByRole('link', { name: 'Guides', exact: true }).waitFor();
    await rail.getByRole('link', { name: 'Getting started' }).waitFor();
    expect(await rail.locator('summary').getByText('Guide', { exact: true }).count()).toBe(0);
    await rail.getByLabel('Search the documentation').fill('ollama llama.cpp');
    await rail.getByText(/^\d+ sections$/).waitFor();
    const addressOf = (place: number) =>
      rail
        .getByRole('link')
        .nth(place)
        .evaluate((link: HTMLAnchorElement) => link.href);
    await page.keyboard.press('Enter');
    await page.waitForURL(await addressOf(0));
    await close();
  });

  it('keeps a search until it is cleared, with the arrows through its hits', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${workbench.url}/docs`);
    const rail = page.getByRole('navigation', { name: 'Documentation' });
    const field = rail.getByLabel('Search the documentation');
    await field.fill('stream');
    await rail.getByText(/^First 20 of \d+ sections$/).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    const second = await rail.getByRole('link').nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${workbench.url}${second}`);
    expect(await field.inputValue()).toBe('stream');
    const current = rail.locator('[aria-current="page"]');
    await current.waitFor();
    expect(await current.getAttribute('href')).toBe(second);
    await current.press('Escape');
    await field.press('Escape');
    await rail.getByText('Decisions', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    await close();
  });

  it('folds the hits of a search away above the page that was opened on a phone', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 360, height: 740 } });
    await page.goto(`${workbench.url}/docs`);
    const field = page.getByLabel('Search the documentation');
    await field.fill('stream');
    await page.getByText(/^First 20 of \d+ sections$/).waitFor();
    const hits = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
    await hits.first().click();
    await page.getByText('All pages', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('stream');
    await field.focus();
    await page.getByText(/^First 20 of \d+ sections$/).waitFor();
    await close();
  });

  it('marks the heading that was scrolled to', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${workbench.url}/docs/guide/chat-templates`);
    const list = page.getByRole('navigation', { name: 'On this page' });
    await list.getByRole('link', { name: 'For editors' }).click();
    const current = list.locator('[aria-current]');
    await current.getByText('For editors').waitFor();
    // At the end of a page, too, where nothing comes to the top.
    const last = list.getByRole('link').last();
    const title = (await last.textContent()) ?? '';
    await last.click();
    await current.getByText(title).waitFor();
    await close();
  });

  it('runs examples against an emulator', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/docs/guide/chat-templates`);
    const example = page.locator('pre').filter({ hasText: 'lintTemplate(source)' }).locator('xpath=ancestor::div[1]');
    await example.getByRole('button', { name: 'Run', exact: true }).click();
    await example.getByText('Finished').waitFor();
    expect(await example.locator('pre').last().textContent()).toContain('comes from');
    await page.goto(`${workbench.url}/docs/guide/getting-started`);
    await page.getByRole('button', { name: 'Run', exact: true }).first().click();
    await page.getByText('Finished').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('lets an example reach nothing but its emulator', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/docs/guide`);
    const found = await page.evaluate(
      (code) =>
        new Promise<string>((resolve) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.src = '/sandbox';
          addEventListener('message', ({ source, data }) => {
            if (source !== frame.contentWindow) return;
            if (data.type === 'ready') frame.contentWindow?.postMessage({ code }, '*');
            else resolve(data.text);
          });
          document.body.append(frame);
        }),
      `const reach = (run) => Promise.resolve().then(run).then(() => 'reached', () => 'blocked');
       const { origin } = new URL(hubkitSandbox.endpoints.hub);
       console.log(self.origin, await reach(() => fetch(origin + '/config.json')), await reach(() => fetch(origin + '/emulator/')),
         await reach(() => parent.document.title), await reach(() => localStorage.length),
         await reach(() => fetch(hubkitSandbox.endpoints.hub + '/api/models?limit=1')));`,
    );
    expect(found).toBe('null blocked blocked blocked blocked reached');
    await close();
  });

  it('leads the address of a page that has moved on to its text', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/docs/guide/windows`);
    await page.getByRole('heading', { level: 2, name: 'Windows' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/docs/guide/command-line#windows');
    await close();
  });

  it('offers the nearest pages for an address that is none', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/docs/guide/chat-template`);
    await page.getByRole('heading', { name: 'No such page' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'Chat templates', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Chat templates' }).waitFor();
    await close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../apps/workbench/dist/server/server/host.js';
import {
  axeViolations,
  axeViolationsInBothThemes,
  connectBrowser,
  describeInBrowser,
  openPage,
  type WatchedPage,
} from './browser.ts';
import { type FirstLoads, watchFirstLoads } from './first-load.ts';
import { ADDRESSES, UNVISITED } from './workbench-routes.ts';

const SIZES = { wide: { width: 1360, height: 860 }, narrow: { width: 320, height: 640 } } as const;
/** Maximum of gzip bytes of script that a page loads, with everything that it loads by itself. */
const MAX_SCRIPT_BYTES = 160_000;
/** The limit for the template editor, whose page needs CodeMirror and a template engine at once. */
const MAX_TEMPLATES_BYTES = 330_000;
/** Maximum of scripts and style sheets of a page. With one for each set of pages that share a module, there were up to 40. */
const MAX_FILES = 16;
/** Maximum that a page moves while it loads, as cumulative layout shift. */
const MAX_SHIFT = 0.01;

let browser: Browser;
let workbench: Workbench;

beforeAll(async () => {
  browser = await connectBrowser();
  workbench = await startWorkbench({ isRealAllowed: true, emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });
});

afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

describeInBrowser('every page, in both themes', () => {
  // One page visits all addresses, so that Chromium compiles the code of the workbench and of axe once.
  let visitor: WatchedPage;
  let firstLoads: FirstLoads;

  beforeAll(async () => {
    visitor = await openPage(browser, { reducedMotion: 'reduce' });
    firstLoads = await watchFirstLoads(visitor.page);
  });

  afterAll(() => visitor?.close());

  it.each(ADDRESSES)(
    '%s loads little, moves nothing, and has nothing that axe or the browser complains of',
    async (address) => {
      const { page, complaints } = visitor;
      const earlier = complaints.length;
      await page.setViewportSize(SIZES.wide);
      await page.emulateMedia({ colorScheme: 'light' });
      firstLoads.begin();
      await page.goto(workbench.url + address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const { scriptBytes, files, shift } = await firstLoads.read();
      console.log(
        `${address}: ${(scriptBytes / 1000).toFixed(1)} kB of script, ${files} files, layout shift ${shift.toFixed(4)}`,
      );
      expect(scriptBytes).toBeGreaterThan(50_000);
      expect(scriptBytes).toBeLessThanOrEqual(address === '/templates' ? MAX_TEMPLATES_BYTES : MAX_SCRIPT_BYTES);
      expect(files).toBeLessThanOrEqual(MAX_FILES);
      expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
      for (const viewport of Object.values(SIZES)) {
        await page.setViewportSize(viewport);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        expect(await isScrollableSideways(page)).toBe(false);
      }
      // Chromium reports that something is not there, whatever the page makes of it.
      const isExpected = (complaint: string) => address.endsWith('/unknown') && complaint.includes('status of 404');
      expect(complaints.slice(earlier).filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
  );

  it('are visited where their path has a parameter, at an address that addresses.ts of the feature names', () => {
    expect(UNVISITED).toEqual([]);
  });

  it.each(Object.entries(SIZES))('has nothing in a %s chat that axe complains of', async (_name, viewport) => {
    const { page, close } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
    await page.goto(`${workbench.url}/chat`);
    const isWide = viewport.width > 1000;
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await page.getByLabel('Message', { exact: true }).fill('What can you do?');
    await page.keyboard.press('Enter');
    await page.locator('article[data-status="done"][data-role="assistant"]').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('article').last().getByRole('button', { name: 'Edit' }).click();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    if (!isWide) await settings.click();
    await page.getByLabel('Temperature').fill('0.5');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Connection' }).click();
    await page.getByLabel('Token', { exact: true }).fill('hf_000000invalid');
    await page.getByLabel('Fault', { exact: true }).selectOption('slow');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByLabel('Message', { exact: true }).fill('Hello');
    await page.keyboard.press('Enter');
    await page.getByText('Response of the service').first().click();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(await isScrollableSideways(page)).toBe(false);
    await close();
  });
});

describeInBrowser('the shell', () => {
  it('keeps the chosen theme, from the first paint on', async () => {
    const { page, close } = await openPage(browser, { colorScheme: 'light' });
    await page.goto(`${workbench.url}/chat`);
    await page.getByRole('radio', { name: 'Dark' }).check();
    const dark = await background(page);
    await page.route('**/assets/*.js', () => {});
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(
      () => document.body !== null && getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    expect(await background(page)).toBe(dark);
    await close();
  });

  it('names the window after the page and moves the focus to a page that is opened', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/chat`);
    await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
    expect(await page.title()).toBe('Chat · hubkit workbench');
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { name: 'About this workbench' }).waitFor();
    expect(await page.title()).toBe('About · hubkit workbench');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goBack();
    await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
    await close();
  });

  it('keeps the conversation while another page is looked at', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/chat`);
    await page.getByLabel('Message', { exact: true }).fill('Hello');
    await page.keyboard.press('Enter');
    await page.locator('article[data-status="done"][data-role="assistant"]').waitFor();
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    await page.getByRole('link', { name: 'Start' }).click();
    // A plain link, such as panels bring.
    await page.getByRole('link', { name: 'Chat with a model' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
    await close();
  });

  it('says that it is an emulator, and when there is no network', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/chat`);
    await page.getByRole('button', { name: /Connection: Emulator/ }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('Works offline').waitFor();
    await close();
  });

  it('forgets the token when another service is chosen, and says what a real one needs', async () => {
    const { page, close } = await openPage(browser);
    await page.route('https://**', (route) =>
      route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${workbench.url}/chat`);
    await page.getByRole('button', { name: 'Connection' }).click();
    await page.getByLabel('Token', { exact: true }).fill('hf_for_the_emulator');
    await page.getByLabel('Service').selectOption({ label: 'Hugging Face' });
    expect(await page.getByLabel('Token', { exact: true }).inputValue()).toBe('');
    await page.getByText('Answers come from real models').first().waitFor();
    await close();
  });

  it('lays the settings over a narrow page, and gives the focus back when they close', async () => {
    const { page, close } = await openPage(browser, { viewport: SIZES.narrow });
    await page.goto(`${workbench.url}/chat`);
    const opener = page.getByRole('button', { name: 'Settings', exact: true });
    await opener.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ASIDE');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[inert]') ?? null)).toBeNull();
    }
    await page.getByLabel('System prompt').press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Settings');
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
    await close();
  });

  it('opens by itself once its host is back', async () => {
    const { page, close } = await openPage(browser);
    await page.route('**/config.json', (route) => route.abort());
    await page.goto(`${workbench.url}/chat`);
    await page.getByRole('alert').getByText('The workbench does not respond').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/config.json');
    await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
    await close();
  });
});

/** Also of what is cut off on the right: buttons and fields have to be whole. */
function isScrollableSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    /** A table or a row of pills scrolls by itself; a page, or the messages of a chat, must not. */
    const isInScroller = (element: Element | null): boolean => {
      if (element === null || element.matches('main, [role="log"]')) return false;
      return /auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement);
    };
    const cut = [...document.querySelectorAll('button, select, textarea, input, a, h1, p')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth && !isInScroller(element.parentElement),
    );
    return cut.length > 0 || document.documentElement.scrollWidth > innerWidth;
  });
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

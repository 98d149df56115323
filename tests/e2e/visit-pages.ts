import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolations, axeViolationsInBothThemes, openPage, type WatchedPage } from './browser.ts';
import { ADDRESSES } from './workbench-routes.ts';

/** Sizes of the window. */
export const SIZES = { wide: { width: 1360, height: 860 }, narrow: { width: 320, height: 640 } } as const;
/** Maximum of gzip bytes of script for a page, its workers and later chunks included. */
const MAX_SCRIPT_BYTES = 160_000;
/** The limit for the template editor, whose page needs CodeMirror, a template engine and the check of users' text at once. */
const MAX_TEMPLATES_BYTES = 335_000;
/**
 * Maximum of scripts and style sheets of a page. With one for each set of pages that share a module, there were up to 40. The host names
 * most of them in index.html, so that they come together.
 */
const MAX_FILES = 16;
/** Maximum that a page moves while it loads, as cumulative layout shift. */
const MAX_SHIFT = 0.01;

/** A browser, and the workbench that it opens. */
interface Place {
  readonly browser: Browser;
  readonly workbench: Workbench;
}

/** A size of the window. */
type Size = (typeof SIZES)[keyof typeof SIZES];

/** Looks at a page with axe, and returns what it complains of. */
type Inspect = (page: Page) => Promise<readonly string[]>;

/** Once at each size: wide in light colors, narrow in dark ones. */
export const inspectOnceAtEachSize: Inspect = async (page) => {
  const wide = await axeViolations(page);
  await page.setViewportSize(SIZES.narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...wide, ...(await axeViolations(page))];
};

/** Defines a test for every page of the workbench. */
export function visitEveryPage(place: () => Place, viewport: Size, inspect: Inspect): void {
  // One page visits all addresses, so that Chromium compiles the code of the workbench and of axe once.
  let visitor: WatchedPage;
  let firstLoads: FirstLoads;

  beforeAll(async () => {
    visitor = await openPage(place().browser, { viewport, reducedMotion: 'reduce' });
    firstLoads = await watchFirstLoads(visitor.page);
  });

  afterAll(() => visitor?.close());

  it.each(ADDRESSES)(
    '%s loads little, moves nothing, and has nothing that axe or the browser complains of',
    async (address) => {
      const { page, complaints } = visitor;
      const earlier = complaints.length;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      firstLoads.begin();
      await page.goto(place().workbench.url + address);
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
      // The page scrolls in its frame; the window itself would scroll on into nothing.
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      expect(await inspect(page)).toEqual([]);
      for (const size of Object.values(SIZES)) {
        await page.setViewportSize(size);
        expect(await isScrollableSideways(page)).toBe(false);
      }
      // Chromium reports that something is not there, whatever the page makes of it.
      const isExpected = (complaint: string) => address.endsWith('/unknown') && complaint.includes('status of 404');
      expect(complaints.slice(earlier).filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
  );
}

/** Uses the chat with everything that opens there, and looks at each state with axe. */
export async function walkChat({ browser, workbench }: Place, viewport: Size): Promise<void> {
  const { page, close } = await openPage(browser, { viewport, reducedMotion: 'reduce' });
  await page.goto(`${workbench.url}/chat`);
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  await page.getByLabel('Message', { exact: true }).fill('What can you do?');
  await page.keyboard.press('Enter');
  await page.locator('article[data-status="done"][data-role="assistant"]').waitFor();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('article').last().getByRole('button', { name: 'Edit' }).click();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await settings.click();
  await page.getByLabel('Temperature').fill('0.5');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Connection/ }).click();
  await page.getByLabel('Token', { exact: true }).fill('hf_000000invalid');
  await page.getByLabel('Fault', { exact: true }).selectOption('slow');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
  await page.keyboard.press('Enter');
  await page.getByText('Service response').first().click();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isScrollableSideways(page)).toBe(false);
  await close();
}

/** Returns true if the page scrolls sideways, or a button or field is cut off on the right. */
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
interface FirstLoads {
  /** Begins with the next address. */
  readonly begin: () => void;
  /** Ends the measurement. */
  readonly read: () => Promise<FirstLoad>;
}

/** Watches a page that has not gone anywhere yet. */
async function watchFirstLoads(page: Page): Promise<FirstLoads> {
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

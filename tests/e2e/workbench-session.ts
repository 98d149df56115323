import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startWorkbench, type Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { connectBrowser, openPage, type WatchedPage } from './browser.ts';

/** The browser of the file. */
export let browser: Browser;
/** The page of the running test, opened anew for each. */
export let page: Page;
/** The page with its errors and warnings. */
export let watched: WatchedPage;
/** The workbench of the file. */
export let workbench: Workbench;
/** A workbench whose answers take seconds, so that a test can act while one is written; of `useSlowWorkbench`. */
export let slow: Workbench;

type HostOptions = NonNullable<Parameters<typeof startWorkbench>[0]>;

/** An emulator that answers at once: its jobs are done at the first look at them. */
export const QUICK = { pace: 'instant', jobs: { queuedMs: 0, runningMs: 1 } } as const;

/** Creates a browser and a workbench for a test file. */
export function useHost(hostOptions: HostOptions = {}): void {
  beforeAll(async () => {
    browser = await connectBrowser();
    workbench = await startWorkbench({ isRealAllowed: false, emulator: QUICK, ...hostOptions });
  });
  afterAll(async () => {
    await browser?.close();
    await workbench?.close();
  });
}

/** Creates a browser and a workbench for a test file, and a page for each of its tests. */
export function useWorkbench(pageOptions: BrowserContextOptions = {}, hostOptions: HostOptions = {}): void {
  useHost(hostOptions);
  beforeEach(async () => {
    watched = await openPage(browser, pageOptions);
    page = watched.page;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await printPage();
    await watched.close();
  });
}

/** Prints what the page of a failed test shows. */
async function printPage(): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
  console.error(`${page.url()} of the failed test showed:\n${shown}\n${watched.complaints.join('\n')}`);
}

/** Adds the `slow` workbench to a test file. */
export function useSlowWorkbench(): void {
  beforeAll(async () => {
    slow = await startWorkbench({ isRealAllowed: false, emulator: { pace: { firstTokenMs: 200, tokenMs: 50 } } });
  });
  afterAll(() => slow?.close());
}

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../apps/workbench/dist/server/server/host.js';
import { axeViolations, describeInBrowser, launchBrowser, openPage, type WatchedPage } from './browser.ts';

let browser: Browser;
let workbench: Workbench;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  workbench = await startWorkbench({ isRealAllowed: false, emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });
});

afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

beforeEach(async () => {
  watched = await openPage(browser, { reducedMotion: 'reduce' });
  page = watched.page;
  page.setDefaultTimeout(15_000);
});

afterEach(() => watched.close());

describeInBrowser('a fault of the emulator', () => {
  it('counts down, is explained, has one Retry, and the timeline says which requests it struck', async () => {
    await open();
    await arm('rate-limit');
    await ask('Hello');
    await page.getByText(/Retrying in \d s \(attempt 2 of 3\)/).waitFor();
    const panel = page.getByRole('region', { name: 'Too many requests' });
    await panel.waitFor({ timeout: 30_000 });
    expect(await page.getByRole('button', { name: /Retry|Try again|Regenerate/ }).count()).toBe(1);
    expect(await textOf(panel)).toMatch(/Request id\S+/);
    await panel.getByText('Reproduce with curl').click();
    const command = await textOf(panel.getByLabel('curl command', { exact: true }));
    expect(command).toContain('$HF_TOKEN');
    expect(command).not.toContain('hf_emulator');
    await page.getByText('Timeline and events').click();
    await page.getByText('fault struck here: rate-limit').first().waitFor();
    expect(await page.getByText('fault struck here').count()).toBe(3);
    await page.getByText(/Raw events/).click();
    expect(await axeViolations(page)).toEqual([]);
    expect(await textOf(page.locator('main'))).not.toContain('error.partial');
    await page.getByRole('button', { name: /Connection: Emulator.*Fault: rate-limit/ }).waitFor();
  });

  it('that was armed for other requests says that it was not reached, and why', async () => {
    await open();
    await arm('rate-limit');
    await page.getByRole('button', { name: 'Connection' }).click();
    await page.getByLabel('Target').selectOption('media');
    await page.keyboard.press('Escape');
    await ask('Hello');
    await page.getByText('Timeline and events').click();
    await page.getByText(/Armed, not reached/).waitFor();
  });

  it('that strikes one request is switched off by it', async () => {
    await open();
    await arm('bad-gateway');
    await page.getByRole('button', { name: 'Connection' }).click();
    await page.getByLabel('Strikes').selectOption('once');
    await page.keyboard.press('Escape');
    await ask('Hello');
    await page.locator('article[data-status="done"][data-role="assistant"]').waitFor();
    await page.getByRole('button', { name: /No network needed/ }).waitFor();
    await page.getByText('Timeline and events').click();
    await page.getByText('fault struck here: bad-gateway').waitFor();
    expect(await page.getByText('fault struck here').count()).toBe(1);
  });

  it('of the list of models says why, and the list can be loaded again', async () => {
    await page.route('**/api/models?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${workbench.url}/chat`);
    await page.getByText('Emulator responded to the list of models with 503.').waitFor();
    await page.unroute('**/api/models?*');
    await page.getByRole('button', { name: 'reload the list' }).click();
    await modelsAreThere();
  });
});

async function open(): Promise<void> {
  await page.goto(`${workbench.url}/chat`);
  await modelsAreThere();
}

async function modelsAreThere(): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('main select')?.value.includes('/'));
}

async function ask(text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** Switches a fault of the emulator on. */
async function arm(fault: string): Promise<void> {
  await page.getByRole('button', { name: 'Connection' }).click();
  await page.getByLabel('Fault', { exact: true }).selectOption(fault);
  await page.keyboard.press('Escape');
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

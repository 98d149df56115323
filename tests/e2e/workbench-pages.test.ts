import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolations, connectBrowser, describeInBrowser, openPage } from './browser.ts';
import { gatherLooks } from './page-looks.ts';
import { inspectOnceAtEachSize, SIZES, visitEveryPage } from './visit-pages.ts';
import { UNVISITED } from './workbench-routes.ts';

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

// workbench-pages.nightly.test.ts looks at both sizes in both themes.
describeInBrowser('every page', () => {
  const looks = gatherLooks();
  visitEveryPage(
    () => ({ browser, workbench }),
    SIZES.wide,
    async (page) => {
      await looks.add(page, 'wide');
      const violations = await inspectOnceAtEachSize(page);
      await looks.add(page, 'narrow');
      return violations;
    },
  );

  it.each(['wide', 'narrow'] as const)('has its title at one place and in one size in a %s window', (size) => {
    const places = [...looks.titles[size].values()];
    expect(places).toHaveLength(7);
    expect(places).toEqual(places.map(() => places[0]));
  });

  it('chooses one of few by one control: no bare radio button or list is on a page', () => {
    expect(looks.bare).toEqual([]);
  });

  it('has controls that look as those of their kind on all pages do', () => {
    expect(Object.fromEntries([...looks.controls].map(([kind, all]) => [kind, [...all]]))).toEqual({
      chevron: [expect.stringMatching(/^linear-gradient.*5px$/)],
      segment: [expect.stringContaining('0px 0px 0px 1px')],
      checkbox: [expect.stringMatching(/^\w+\(.*\) 16px$/)],
      'search field': ['icon'],
      copy: ['M9 9h11v11H9zM5 15H4V4h11v1'],
    });
  });

  it('are visited where their path has a parameter, at an address that addresses.ts of the feature names', () => {
    expect(UNVISITED).toEqual([]);
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
    await page.getByRole('link', { name: 'Fault lab' }).click();
    await page.getByRole('heading', { name: 'Fault lab' }).waitFor();
    expect(await page.title()).toBe('Fault lab · hubkit workbench');
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
    await page.getByRole('button', { name: /^Connection/ }).click();
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
    await page.waitForFunction(() => document.activeElement?.tagName === 'ASIDE');
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

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

import { expect, it } from 'vitest';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { describeInBrowser } from './browser.ts';
import { modelsAreThere } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' }, { emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });

/** Distance in px that the page is scrolled by. */
const scrolledBy = () => page.locator('#main').evaluate((main) => main.scrollTop);

describeInBrowser('a page of the workbench', () => {
  it('opens at its top, and Back returns to where the page before was left', async () => {
    await page.goto(`${workbench.url}/tasks`);
    const card = page.getByRole('link', { name: 'Video Classification', exact: true });
    await card.scrollIntoViewIfNeeded();
    await expect.poll(scrolledBy).toBeGreaterThan(500);
    const before = await scrolledBy();
    await card.click();
    await page.getByRole('heading', { level: 1, name: 'Video Classification' }).waitFor();
    await expect.poll(scrolledBy).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    await expect.poll(scrolledBy).toBe(before);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('an address that is typed', () => {
  it('leads to the page that it means, with the rest of it', async () => {
    await page.goto(`${workbench.url}/bulk`);
    await page.waitForURL(`${workbench.url}/batch`);
    await page.getByRole('heading', { level: 1, name: 'Batch' }).waitFor();
    await page.goto(`${workbench.url}/task/translation?form=json#try`);
    await page.waitForURL(/\/tasks\/translation.*#try$/);
    await page.getByRole('heading', { level: 1, name: 'Translation' }).waitFor();
  });
});

describeInBrowser('the sidebar', () => {
  it('has nine rooms, search at its top and the settings at its foot', async () => {
    await page.goto(workbench.url);
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual(['Start', 'Explore tasks', 'Models', 'Chat', 'Activity', 'Batch', 'Templates', 'Fault lab', 'Docs']);
    const topOf = async (name: string, role: 'button' | 'link' = 'link') =>
      (await page.getByRole('banner').getByRole(role, { name }).boundingBox())?.y ?? 0;
    expect(await topOf('Search and commands', 'button')).toBeLessThan(await topOf('Start'));
    expect(await topOf('Settings')).toBeGreaterThan(await topOf('Docs'));
    await page.setViewportSize({ width: 768, height: 1024 });
    const name = links.filter({ hasText: 'Templates' }).getByText('Templates');
    const { width = 0, height = 0 } = (await name.boundingBox()) ?? {};
    expect([width > 20, height > 8]).toEqual([true, true]);
  });

  it('leads to the gallery and to what the workbench is by tabs of the documentation', async () => {
    await page.goto(`${workbench.url}/gallery`);
    await page.waitForURL(`${workbench.url}/docs/gallery`);
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Docs' });
    await tabs.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1, name: 'About this workbench' }).waitFor();
    await tabs.getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('navigation', { name: 'Documentation' }).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('counts what is running beside Activity', async () => {
    const slowJobs = await startWorkbench({ isRealAllowed: false, emulator: { jobs: { queuedMs: 60_000 } } });
    await page.goto(`${slowJobs.url}/tasks/text-to-video/try?model=Wan-AI/Wan2.1-T2V-14B&provider=fal-ai`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('link', { name: 'Activity 1 running' }).click();
    await page.getByText('Running 1', { exact: true }).click();
    await page.getByRole('main').getByRole('listitem').getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.getByRole('link', { name: 'Activity', exact: true }).waitFor();
    await slowJobs.close();
  });

  it('marks one page, the nearest, and fits a window of 800 px', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${workbench.url}/batch`);
    const marked = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]');
    await expect.poll(() => marked.allInnerTexts()).toEqual(['Batch']);
    await page.goto(`${workbench.url}/jobs/unknown`);
    await page.waitForURL(`${workbench.url}/activity/unknown`);
    await expect.poll(() => marked.allInnerTexts()).toEqual(['Activity']);
    const theme = await page.getByRole('radio', { name: 'Dark' }).evaluate((radio) => {
      return radio.closest('fieldset')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    });
    expect(theme).toBeLessThanOrEqual(800);
  });
});

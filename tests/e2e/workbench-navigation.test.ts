import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
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
    await page.waitForURL(`${workbench.url}/jobs/bulk`);
    await page.getByRole('heading', { level: 1, name: 'Bulk' }).waitFor();
    await page.goto(`${workbench.url}/task/translation?form=json#try`);
    await page.waitForURL(/\/tasks\/translation.*#try$/);
    await page.getByRole('heading', { level: 1, name: 'Translation' }).waitFor();
  });
});

describeInBrowser('the sidebar', () => {
  it('marks one page, the nearest, and fits a window of 800 px', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${workbench.url}/jobs/bulk`);
    const marked = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]');
    await expect.poll(() => marked.allInnerTexts()).toEqual(['Bulk']);
    await page.goto(`${workbench.url}/jobs/unknown`);
    await expect.poll(() => marked.allInnerTexts()).toEqual(['Jobs']);
    const theme = await page.getByRole('radio', { name: 'Dark' }).evaluate((radio) => {
      return radio.closest('fieldset')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    });
    expect(theme).toBeLessThanOrEqual(800);
  });
});

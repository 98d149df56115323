import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

/** Pages with a title at their top; the start, chat and templates have frames without one. */
const PAGES = ['/tasks', '/models', '/activity', '/batch', '/faults', '/settings', '/docs/about'];

describeInBrowser('the frame of a page', () => {
  it.each([
    [1280, 800],
    [360, 740],
  ])('has its title at one place and in one size, %d px wide', async (width, height) => {
    await page.setViewportSize({ width, height });
    const places: string[] = [];
    for (const address of PAGES) {
      await page.goto(workbench.url + address);
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      const { x = 0, y = 0 } = (await title.boundingBox()) ?? {};
      places.push(`${x}, ${y} px, ${await title.evaluate((heading) => getComputedStyle(heading).fontSize)}`);
    }
    expect(places).toEqual(places.map(() => places[0]));
  });

  it('chooses one of few by one control: no bare radio button is on a page', async () => {
    for (const address of ['/tasks/text-to-image/try', '/templates', '/docs/gallery', '/models', '/faults']) {
      await page.goto(workbench.url + address);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const bare = await page.locator('main input[type="radio"]').evaluateAll((radios) =>
        radios
          // A segment hides its button, and its label has the look.
          .filter((radio) => getComputedStyle(radio).opacity !== '0' && getComputedStyle(radio).appearance !== 'none')
          .map((radio) => radio.outerHTML),
      );
      expect(bare).toEqual([]);
      const selects = await page
        .locator('main select')
        .evaluateAll((all) => all.map((select) => getComputedStyle(select).appearance));
      expect(new Set([...selects, 'none'])).toEqual(new Set(['none']));
    }
  });
});

describeInBrowser('the bar of a phone', () => {
  it('gives its room to the page: the theme is chosen in the menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${workbench.url}/tasks`);
    const bar = page.getByRole('banner');
    await bar.waitFor();
    expect(await bar.getByRole('radio', { name: 'Dark' }).filter({ visible: true }).count()).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('radio', { name: 'Dark' }).check();
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
  });
});

describeInBrowser('code that loads a model', () => {
  it('begins at the top of its frame, below the row of choices', async () => {
    await page.goto(`${workbench.url}/models/sentence-transformers/all-MiniLM-L6-v2`);
    const panel = page.getByRole('region', { name: 'Code that loads the model' });
    const copy = panel.getByRole('button', { name: 'Copy', exact: true });
    const code = panel.locator('pre').first();
    await code.waitFor();
    const first = await code.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]?.top ?? 0;
    });
    expect(first - (await bottomOf(copy))).toBeLessThanOrEqual(24);
  });
});

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

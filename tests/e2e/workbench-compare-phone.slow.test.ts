import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { ask, openChat } from './workbench-actions.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

describeInBrowser('the head of a comparison on a phone', () => {
  it('leaves the room to the models until there is an answer, and to answers that are scrolled', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Compare' }).click();
    const head = page.locator('[data-head]').filter({ visible: true });
    await head.waitFor();
    expect((await head.boundingBox())?.y).toBeLessThanOrEqual(160);
    const marks = page.getByRole('button', { name: 'Differences' });
    expect(await marks.isVisible()).toBe(false);
    await ask(page, 'What can you do?');
    await marks.waitFor();
    await page.locator('article[data-role="assistant"][data-status="done"]').filter({ visible: true }).waitFor();
    const messages = page.getByRole('log', { name: 'Messages' });
    await messages.evaluate((log) => log.scrollTo(0, log.scrollHeight));
    const top = (await messages.boundingBox())?.y ?? 0;
    const bottom = async () => {
      const box = await head.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(top);
    // Whose answers these are is said below the tabs.
    const model = await head.getByRole('combobox', { name: 'Model' }).inputValue();
    const name = page.locator('p', { hasText: model }).filter({ visible: true });
    expect(await name.count()).toBe(1);
    expect((await name.boundingBox())?.y).toBeCloseTo(top, 0);
    await messages.evaluate((log) => log.scrollTo(0, 0));
    const covers = (element: Element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + 2)?.closest('[data-head]') !== null;
    };
    await expect.poll(() => name.evaluate(covers)).toBe(true);
  });
});

describeInBrowser('the rows above a comparison', () => {
  it.each([
    [768, 170],
    [360, 270],
  ])('are few, and stay where they are when answers end, at %i px', async (width, mostPx) => {
    await page.setViewportSize({ width, height: 900 });
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Compare' }).click();
    const head = page.locator('[data-head]').filter({ visible: true }).first();
    const before = await head.boundingBox();
    await ask(page, 'What can you do?');
    await page.getByRole('button', { name: 'Use the fastest' }).waitFor();
    expect(await head.boundingBox()).toEqual(before);
    const question = await page.locator('article[data-role="user"]').filter({ visible: true }).first().boundingBox();
    expect(question?.y).toBeLessThanOrEqual(mostPx);
  });
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { openTemplates, write } from './templates-page.ts';
import { useHost } from './workbench-session.ts';

useHost();

const dialog = (page: Page) => page.getByRole('dialog');

/** The look of the open dialog: its frame, and the place of its title and its buttons. */
async function readLook(page: Page) {
  await dialog(page).getByRole('heading', { level: 2 }).waitFor();
  return dialog(page).evaluate((frame) => {
    const { left, right, top, bottom, width } = frame.getBoundingClientRect();
    const { borderRadius, borderColor, backgroundColor } = getComputedStyle(frame);
    const title = frame.querySelector('h2');
    const close = [...frame.querySelectorAll('button')].find(
      (each) => each.textContent === 'Close' || each.title === 'Close',
    );
    const last = [...frame.querySelectorAll('button')].at(-1);
    if (!title || !close || !last) throw new Error('A part of the dialog is missing.');
    const [head, cross, foot] = [title, close, last].map((each) => each.getBoundingClientRect());
    return {
      frame: { width, borderRadius, borderColor, backgroundColor, left, top },
      title: { fontSize: getComputedStyle(title).fontSize, x: (head?.left ?? 0) - left },
      middle: Math.round(((head?.top ?? 0) + (head?.bottom ?? 0)) / 2 - top),
      close: {
        width: cross?.width,
        height: cross?.height,
        toEdge: right - (cross?.right ?? 0),
        toTop: (cross?.top ?? 0) - top,
      },
      foot: { height: foot?.height, toEdge: right - (foot?.right ?? 0), toBottom: bottom - (foot?.bottom ?? 0) },
    };
  });
}

describeInBrowser('the dialogs of the templates page', () => {
  it('have one frame, one head and one foot', async () => {
    const { page, close } = await openTemplates();
    await page.getByRole('button', { name: 'Import' }).click();
    const look = await readLook(page);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Scenarios' }).getByRole('button', { name: 'One question' }).first().click();
    expect(await readLook(page)).toEqual(look);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Format' }).click();
    expect(await readLook(page)).toEqual(look);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    await close();
  });

  it('show what Format changes line beside line, with the words that changed, in the colors of the editor', async () => {
    const { page, close } = await openTemplates();
    await write(page, '{{messages[0].content|trim}}\n{{bos_token}}');
    await page.getByRole('button', { name: 'Format' }).click();
    const lines = dialog(page).locator('[data-kind="removed"], [data-kind="added"]');
    await lines.first().waitFor();
    const kinds = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('data-kind')));
    expect(kinds.slice(0, 4)).toEqual(['removed', 'added', 'removed', 'added']);
    const [written, formatted] = [lines.nth(0), lines.nth(1)];
    expect(await written.textContent()).toBe('- {{messages[0].content|trim}}');
    expect(await formatted.textContent()).toContain('messages[0].content | trim');
    expect(await formatted.locator('mark').count()).toBeGreaterThan(0);
    expect(await formatted.locator('.hubkit-code-name').allTextContents()).toEqual(['trim']);
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it('let the list of models out of the dialog', async () => {
    const { page, close } = await openTemplates();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog(page).getByRole('combobox').click();
    const list = dialog(page).getByRole('listbox');
    await list.getByRole('option').first().waitFor();
    const box = await list.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    expect(box?.height).toBeGreaterThan(300);
    await close();
  });
});

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';
import { paletteField } from './workbench-typing.ts';

useWorkbench({ reducedMotion: 'reduce' });

const modelField = () => page.getByRole('combobox', { name: 'Model' });

describeInBrowser('a field with a list', () => {
  it.each([
    ['the palette', 'Results', 'image', openPalette],
    ['a model', 'Models', 'llama', openModels],
  ])('of %s moves by arrows in a circle, and by the pointer, and keeps the focus', async (_, name, words, open) => {
    const field = await open();
    const options = page.getByRole('listbox', { name }).getByRole('option');
    await options.nth(3).waitFor();
    await page.keyboard.press('ArrowUp');
    await expectActive(field, options.last());
    await page.keyboard.press('ArrowDown');
    await expectActive(field, options.first());
    await options.nth(2).hover();
    await expectActive(field, options.nth(2));
    await page.keyboard.press('ArrowDown');
    await expectActive(field, options.nth(3));
    // Other words begin with their first option; Home and letters are keys of the text.
    await field.fill(words);
    await expectActive(field, options.first());
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    expect(await field.inputValue()).toBe(`x${words}`);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(watched.complaints).toEqual([]);
  });

  it('of a model opens and closes by its keys, without a choice', async () => {
    const field = await openModels();
    const model = await field.inputValue();
    const keys = ['Escape', 'ArrowDown', 'Alt+ArrowUp', 'Alt+ArrowDown', 'Enter'];
    for (const [place, key] of keys.entries()) {
      await page.keyboard.press(key);
      const isOpen = place % 2 === 1;
      await expect.poll(() => field.getAttribute('aria-expanded')).toBe(String(isOpen));
      expect(await page.getByRole('listbox', { name: 'Models' }).isVisible()).toBe(isOpen);
      expect(await field.getAttribute('aria-activedescendant')).toBeNull();
      expect(await field.inputValue()).toBe(model);
    }
  });
});

async function openPalette(): Promise<Locator> {
  await page.goto(workbench.url);
  await page.getByRole('button', { name: 'Search and commands' }).waitFor();
  await page.keyboard.press('Control+k');
  return paletteField();
}

async function openModels(): Promise<Locator> {
  await openChat(page, workbench);
  await modelField().click();
  return modelField();
}

/** Waits until an option is the active one of the field, and the only one that is selected. */
async function expectActive(field: Locator, option: Locator): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  expect(await option.getAttribute('aria-selected')).toBe('true');
  const list = option.locator('xpath=ancestor::*[@role="listbox"]');
  expect(await list.locator('[aria-selected="true"]').count()).toBe(1);
}

import { expect } from 'vitest';
import { page, workbench } from './workbench-session.ts';

/** Milliseconds between two keys of somebody who types fast. */
export const KEY_MS = 60;
const WORDS = 'remove';

/** The field of the palette. */
export const paletteField = () => page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox');

/** Holds the code of the palette's results back, as a slow network does; returns what lets it through. */
export async function holdResults(): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/palette-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The texts of all fields of the page. */
const fieldTexts = () =>
  page
    .locator('main')
    .locator('input, textarea, .cm-content')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? String(field.value) : field.textContent)));

/** Types a word right after Ctrl+K on a page, and expects it in the palette and in no other field. */
export async function typeIntoPalette(address: string): Promise<void> {
  const release = await holdResults();
  await page.goto(workbench.url + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('main').locator('textarea, input:not([type=radio]), .cm-content').first();
  if (await field.isVisible()) await field.focus();
  const before = await fieldTexts();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(WORDS, { delay: KEY_MS });
  expect(await paletteField().inputValue()).toBe(WORDS);
  expect(await fieldTexts()).toEqual(before);
  release();
  await page
    .getByRole('option', { name: /Image-to-Image|Mask|Remov|Segment/ })
    .first()
    .waitFor();
}

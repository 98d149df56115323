import { expect, it } from 'vitest';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

describeInBrowser('the prompts', () => {
  it('begin with examples and a new one while nothing is written', async () => {
    await openChat(page, workbench);
    const message = page.getByLabel('Message', { exact: true });
    const dialog = page.getByRole('dialog', { name: 'Prompts' });
    await page.getByRole('button', { name: 'Prompts' }).click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Insert Translate' }).click();
    await page.keyboard.type('Norwegian');
    const language = dialog.getByLabel('Language');
    expect(await language.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');
    await dialog.getByLabel('Text', { exact: true }).fill('Good morning');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect.poll(() => message.inputValue()).toContain('Translate into Norwegian.');
    await page.getByRole('button', { name: 'Prompts' }).click();
    await dialog.getByLabel('Save text as').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(3);
    await page.keyboard.press('Escape');
    await message.fill('');
    await page.getByRole('button', { name: 'Prompts' }).click();
    await dialog.getByRole('button', { name: 'New prompt' }).click();
    await page.keyboard.type('Rhyme on {{ word }}');
    await dialog.getByLabel('Name').fill('Rhyme');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Insert Rhyme' }).waitFor();
    // What is there to begin with stays below.
    await dialog.getByRole('heading', { name: 'Examples' }).waitFor();
    expect(await dialog.getByRole('listitem').locator('strong').allTextContents()).toEqual([
      'Rhyme',
      'Translate',
      'Summarize',
      'Review code',
    ]);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('take what is written as their text, and go on with Enter', async () => {
    await openChat(page, workbench);
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('hi there');
    const dialog = page.getByRole('dialog', { name: 'Prompts' });
    await page.getByRole('button', { name: 'Prompts' }).click();
    await dialog.getByRole('button', { name: 'Insert Translate' }).click();
    const text = dialog.getByLabel('Text', { exact: true });
    expect(await text.inputValue()).toBe('hi there');
    await page.keyboard.type('French ');
    await page.keyboard.press('Enter');
    expect(await text.evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => message.inputValue())
      .toBe('Translate into French. Keep names and numbers as they are.\n\nhi there');
    expect(watched.complaints).toEqual([]);
  });
});

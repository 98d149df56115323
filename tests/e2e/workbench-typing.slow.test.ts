import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';
import { holdResults, KEY_MS, paletteField, typeIntoPalette } from './workbench-typing.ts';

useWorkbench({ reducedMotion: 'reduce' });

describeInBrowser('letters typed right after Ctrl+K', () => {
  it.each(['/chat', '/templates', '/tasks/text-to-image/try', '/docs'])(
    'are in the palette, and in no field of %s',
    typeIntoPalette,
  );
});

describeInBrowser('the search of the start page', () => {
  it('keeps every letter, and Enter waits for what they find', async () => {
    const release = await holdResults();
    await page.goto(workbench.url);
    const field = page.getByRole('searchbox', { name: /^Search/ });
    // The field has the focus from the start, and what it finds unfolds in its place.
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    const place = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.keyboard.type('remove background', { delay: KEY_MS });
    expect(await paletteField().inputValue()).toBe('remove background');
    const found = (await page.getByRole('dialog', { name: 'Search and commands' }).boundingBox()) ?? place;
    expect([found.x, found.y, found.width].map(Math.round)).toEqual([place.x, place.y, place.width].map(Math.round));
    expect(await field.inputValue()).toBe('');
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('heading', { level: 1, name: 'Image Segmentation' }).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('keeps a letter that comes with the focus of its field, and stays at the field in a narrower window', async () => {
    await page.addInitScript(() => {
      const type = ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
        removeEventListener('focusin', type);
        target.value = 'b';
        target.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      addEventListener('focusin', type);
    });
    await page.goto(workbench.url);
    await paletteField().waitFor();
    await page.keyboard.type('lur a face');
    expect(await paletteField().inputValue()).toBe('blur a face');
    await page.setViewportSize({ width: 360, height: 740 });
    const left = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().left));
    const field = page.getByRole('main').locator('input[type=search]');
    await expect.poll(() => left(page.getByRole('dialog'))).toBe(await left(field));
  });

  it('takes an Enter that comes with the first results', async () => {
    const release = await holdResults();
    await page.goto(workbench.url);
    await page.getByRole('searchbox', { name: /^Search/ }).click();
    await page.keyboard.type('translation');
    // In the moment in which they are drawn, before anything else is done with them.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role="option"]')) return;
        observer.disconnect();
        const key = { key: 'Enter', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    release();
    await page.getByRole('heading', { level: 1, name: 'Translation' }).waitFor();
  });

  it('keeps letters that come without a pause', async () => {
    await page.goto(workbench.url);
    await page.getByRole('searchbox', { name: /^Search/ }).click();
    await page.keyboard.type('translation');
    expect(await paletteField().inputValue()).toBe('translation');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Translation' }).waitFor();
  });
});

describeInBrowser('after Esc', () => {
  it('typing goes on in the field that had the focus', async () => {
    await openChat(page, workbench);
    const message = page.getByLabel('Message', { exact: true });
    await message.click();
    for (const part of ['one ', 'two ', 'three ']) {
      await page.keyboard.type(part);
      await page.keyboard.press('Control+k');
      await paletteField().waitFor();
      await page.keyboard.type('x');
      await page.keyboard.press('Escape');
      await paletteField().waitFor({ state: 'detached' });
    }
    await page.keyboard.type('four');
    expect(await message.inputValue()).toBe('one two three four');
    await page.goto(`${workbench.url}/tasks`);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.click();
    await page.keyboard.press('Control+k');
    await paletteField().waitFor();
    await page.keyboard.press('Escape');
    await paletteField().waitFor({ state: 'detached' });
    await page.keyboard.type('image');
    await expect.poll(() => search.inputValue()).toBe('image');
  });
});

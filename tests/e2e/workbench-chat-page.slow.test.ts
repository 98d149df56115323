import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { answered, ask, openChat, openSettings } from './workbench-actions.ts';
import { page, slow, useSlowWorkbench, useWorkbench, watched, workbench } from './workbench-session.ts';

const STORY = 'Write a short story about a lighthouse keeper.';

useWorkbench({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
useSlowWorkbench();

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

describeInBrowser('the chats at the left of the chat', () => {
  it('are opened, found, renamed and deleted there, and in a drawer on a phone', async () => {
    await openChat(page, workbench);
    const chats = page.getByRole('complementary', { name: 'Chats' });
    const rows = chats.getByRole('list', { name: 'Chats' }).getByRole('listitem');
    await chats.getByText('Your chats appear here.').waitFor();
    for (const question of ['What is 1 + 1?', 'What is 2 + 2?']) {
      await page
        .getByRole('button', { name: 'New chat' })
        .isEnabled()
        .then((isEnabled) => (isEnabled ? page.getByRole('button', { name: 'New chat' }).click() : undefined));
      await ask(page, question);
      await answered(page);
      await rows.filter({ hasText: question }).waitFor();
    }
    await rows.filter({ hasText: '1 + 1' }).getByRole('link').click();
    await page.getByRole('article').first().getByText('What is 1 + 1?').waitFor();
    await chats.locator('[aria-current]').getByText('What is 1 + 1?').waitFor();
    expect(await chats.locator('[aria-current]').textContent()).toMatch(/What is 1 \+ 1\?\S+.*(ago|just now)/);
    await chats.getByRole('button', { name: 'Rename What is 1 + 1?' }).click();
    await page.keyboard.type('Sums');
    await page.keyboard.press('Enter');
    await rows.filter({ hasText: 'Sums' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Sums'));
    await chats.getByRole('searchbox').fill('2 + 2');
    await expect.poll(() => rows.count()).toBe(1);
    await chats.getByRole('searchbox').fill('');
    await chats.getByRole('button', { name: 'Delete What is 2 + 2?' }).click();
    await expect.poll(() => rows.filter({ hasText: '2 + 2' }).getByRole('link').count()).toBe(0);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('region', { name: 'Notice' }).getByRole('button', { name: 'Undo' }).click();
    await rows.filter({ hasText: '2 + 2' }).getByRole('link').waitFor();

    await page.setViewportSize({ width: 360, height: 740 });
    await chats.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Chats' }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ASIDE');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await rows.filter({ hasText: '2 + 2' }).getByRole('link').click();
    await chats.waitFor({ state: 'detached' });
    await page.getByRole('article').first().getByText('What is 2 + 2?').waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a chat that is deleted on another page', () => {
  it('says so where it is open, stays deleted whatever is written, and is kept at a click', async () => {
    await openChat(page, workbench);
    await ask(page, 'What is 1 + 1?');
    await answered(page);
    const chats = page.getByRole('complementary', { name: 'Chats' });
    const rows = chats.getByRole('list', { name: 'Chats' }).getByRole('listitem');
    await rows.filter({ hasText: '1 + 1' }).waitFor();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await page.getByRole('button', { name: 'Actions for What is 1 + 1?' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('region', { name: 'Notice' }).getByText('“What is 1 + 1?” was deleted.').waitFor();
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    const note = page.getByText('This chat was deleted.').and(page.locator('p'));
    await note.waitFor();
    await ask(page, 'What is 2 + 2?');
    await expect.poll(() => page.getByRole('article').count()).toBe(4);
    await answered(page);
    await chats.getByText('Deleted (1)').waitFor();
    expect(await rows.filter({ hasText: '1 + 1' }).count()).toBe(0);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.reload();
    await page.getByRole('article').nth(3).waitFor();
    await page.getByRole('button', { name: 'Keep chat' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await rows.filter({ hasText: '1 + 1' }).waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the question of an answer', () => {
  it('stays at the top while the answer grows, and the reader can follow the end', async () => {
    await page.setViewportSize({ width: 360, height: 520 });
    await openChat(page, slow);
    await ask(page, 'Hello');
    await answered(page);
    await page.evaluate(() => {
      const tops = new Set<number>();
      Reflect.set(globalThis, 'tops', tops);
      const look = () => {
        const log = document.querySelector('[role="log"]');
        const question = [...document.querySelectorAll('[data-role="user"]')].at(-1);
        const isOpen = document.querySelector('article[data-status="open"]') !== null;
        if (isOpen && log && question)
          tops.add(Math.round(question.getBoundingClientRect().top - log.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
    });
    const tops = () => page.evaluate(() => [...(Reflect.get(globalThis, 'tops') as Set<number>)]);
    await ask(page, STORY);
    // The answer is longer than the page.
    const newest = page.getByRole('button', { name: 'Newest' });
    await newest.waitFor();
    const [top = 99, ...others] = await tops();
    expect(others).toEqual([]);
    expect(top).toBeLessThan(40);
    await newest.click();
    await answered(page);
    await newest.waitFor({ state: 'detached' });
    const log = await boxOf(page.getByRole('log'));
    const answer = await boxOf(page.getByRole('article').last());
    expect(answer.y + answer.height).toBeLessThanOrEqual(log.y + log.height + 1);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the settings of the chat', () => {
  it('move nothing when they open, and take the name of a new field', async () => {
    await openChat(page, workbench);
    await ask(page, 'Hello');
    await answered(page);
    const things = [
      page.getByRole('article').first(),
      page.getByRole('article').last(),
      page.getByLabel('Message', { exact: true }),
      page.getByRole('combobox', { name: 'Model' }),
    ];
    const places = () => Promise.all(things.map(boxOf));
    const before = await places();
    await openSettings(page);
    const panel = page.getByRole('complementary', { name: 'Settings' });
    await panel.waitFor();
    expect(await places()).toEqual(before);
    // They have the place of the chats, and cover nothing.
    const { x, width } = await boxOf(panel);
    expect(x + width).toBeLessThanOrEqual((await boxOf(page.getByRole('log'))).x);
    await panel.getByText('Structured output').click();
    for (const name of ['city', 'country']) {
      await panel.getByRole('button', { name: 'Add a field' }).click();
      await page.keyboard.type(name);
    }
    expect(await panel.getByLabel('Name of field 1').inputValue()).toBe('city');
    expect(await panel.getByLabel('Name of field 2').inputValue()).toBe('country');
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a page without the right to the clipboard', () => {
  it('shows the link that it shares, selected', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
    await openChat(page, workbench);
    await ask(page, 'Hello');
    await answered(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = page.getByLabel('Link', { exact: true });
    await link.waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await link.inputValue());
    expect(await link.inputValue()).toContain(`${workbench.url}/open#s=`);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('what comes late', () => {
  it('leaves the focus to a reader who has gone elsewhere: a link that could not be copied', async () => {
    await page.addInitScript(() => {
      const writeText = () =>
        new Promise((_resolve, reject) => {
          Object.assign(globalThis, { deny: () => reject(new Error('denied')) });
        });
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: { writeText } });
    });
    await openChat(page, workbench);
    await ask(page, 'Hello');
    await answered(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog');
    const copy = dialog.getByRole('button', { name: 'Copy link' });
    await copy.click();
    await page.waitForFunction(() => 'deny' in globalThis);
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.focus();
    await page.evaluate('deny()');
    await dialog.getByLabel('Link', { exact: true }).waitFor();
    expect(await close.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('leaves the focus to a reader who has gone elsewhere: the end of the prompts', async () => {
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Prompts' }).click();
    await page.getByRole('dialog', { name: 'Prompts' }).getByRole('listitem').first().waitFor();
    // A busy machine: the next frame comes late.
    await page.evaluate(() => {
      const late: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => late.push(callback);
      const drawLate = () => {
        for (const callback of late.splice(0)) callback(performance.now());
      };
      Object.assign(window, { drawLate });
    });
    await page.keyboard.press('Escape');
    const message = page.getByLabel('Message', { exact: true });
    await expect.poll(() => message.evaluate((field) => field.matches(':focus'))).toBe(true);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await settings.focus();
    await page.evaluate('drawLate()');
    expect(await settings.evaluate((button) => button.matches(':focus'))).toBe(true);
  });
});

describeInBrowser('the settings of a chat', () => {
  it('keep a number out of its range in its field, say so, and do not send it', async () => {
    await openChat(page, workbench);
    await openSettings(page);
    const panel = page.getByRole('complementary', { name: 'Settings' });
    const temperature = panel.getByRole('spinbutton', { name: 'Temperature' });
    await temperature.fill('99');
    await panel.getByText('Not sent: 0 to 2.').waitFor();
    await panel.getByRole('spinbutton', { name: 'Max tokens' }).fill('-5');
    await panel.getByText('Not sent: a whole number, at least 1.').waitFor();
    expect(await temperature.inputValue()).toBe('99');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await ask(page, 'What is 2 + 3?');
    const body = (await asked).postDataJSON();
    expect([body.temperature, body.max_tokens]).toEqual([undefined, undefined]);
    await temperature.fill('1.5');
    await panel.getByText('Not sent: 0 to 2.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close settings' }).click();
    await page.getByRole('button', { name: 'Settings of the next answer: Temperature 1.5' }).waitFor();
  });
});

describeInBrowser('the notice of a new chat', () => {
  it('is above all of the composer, and goes with the first letter', async () => {
    await openChat(page, workbench);
    await ask(page, 'What is 2 + 3?');
    await answered(page);
    await page.getByRole('button', { name: 'New chat' }).click();
    const notice = page.getByRole('region', { name: 'Notice' });
    await notice.getByText('New chat started.').waitFor();
    const [above, form] = [await boxOf(notice), await boxOf(page.locator('form.hubkit-chat-composer'))];
    expect(above.y + above.height).toBeLessThanOrEqual(form.y);
    await page.keyboard.type('H');
    await notice.waitFor({ state: 'detached' });
  });
});

describeInBrowser('an answer that is stopped', () => {
  it('leaves the focus in the field of the next message', async () => {
    await openChat(page, slow);
    await ask(page, STORY);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped', { exact: true }).waitFor();
    const message = page.getByLabel('Message', { exact: true });
    expect(await message.evaluate((field) => field.matches(':focus'))).toBe(true);
  });
});

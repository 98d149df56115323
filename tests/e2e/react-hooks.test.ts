import { expect, it } from 'vitest';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import {
  answer,
  ask,
  asked,
  begin,
  button,
  event,
  form,
  log,
  message,
  page,
  pressUntil,
  useHooksPage,
  watched,
  words,
} from './react-hooks-page.ts';

useHooksPage();

/** Waits until what a frame has changed is committed, which React does after it. */
const committed = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

describeInBrowser('the hooks of React in Chromium, under StrictMode', () => {
  it('render once per frame while 1,000 tokens arrive', async () => {
    const own = page.locator('.own');
    const askOwn = async (text: string) => {
      await own.getByLabel('Message').fill(text);
      await own.getByLabel('Message').press('Enter');
    };
    // The first answer loads code of messages late, and is drawn again with it.
    await askOwn('Hello.');
    await answer('Hi.');
    await own.getByText('Own: ready').waitFor();
    await page.waitForLoadState('networkidle');
    await askOwn('Count.');
    const { response } = await begin('0 ');
    await own.getByText('Own: streaming').waitFor();
    await committed();
    const before = await counts();
    // Many writes, so that chunks come in many events of the browser.
    for (let index = 1; index <= 1000; index++) {
      response.write(words(`${index} `));
      if (index % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await own.getByText(/ 1000 $/).waitFor();
    await committed();
    const after = await counts();
    response.end(event('[DONE]'));
    await own.getByText('Own: ready').waitFor();
    expect(after.commits - before.commits).toBeGreaterThan(0);
    expect(after.commits - before.commits).toBeLessThanOrEqual(after.frames - before.frames + 1);
    expect(asked).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('go to the end by a button while the reader has scrolled back', async () => {
    await page.setViewportSize({ width: 900, height: 400 });
    await form().evaluate((element: HTMLElement) => element.style.setProperty('--hubkit-chat-height', '15rem'));
    await ask('Count');
    await answer(...Array.from({ length: 60 }, (_, index) => `${index}\n`));
    await message(1).getByText('59').waitFor();
    expect(await button('Scroll to the end').count()).toBe(0);
    await log().evaluate((element) => element.scrollTo({ top: 0 }));
    await button('Scroll to the end').click();
    const left = () => log().evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
    await expect.poll(left).toBeLessThanOrEqual(1);
    await expect.poll(() => button('Scroll to the end').count()).toBe(0);
    expect(await log().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('fill the element around with the field at its foot, where the page says so', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    const foot = await form().evaluate((element: HTMLElement) => {
      const around = element.parentElement as HTMLElement;
      around.style.height = '700px';
      element.style.setProperty('--hubkit-chat-height', '100%');
      return around.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
    });
    expect(foot).toBeLessThanOrEqual(1);
    const room = await log().evaluate((element) => element.clientHeight);
    expect(room).toBeGreaterThan(400);
  });

  it('stay at the end where more arrives at once than fits', async () => {
    await page.setViewportSize({ width: 900, height: 400 });
    await form().evaluate((element: HTMLElement) => element.style.setProperty('--hubkit-chat-height', '15rem'));
    await ask('Count');
    const { response } = await begin(...Array.from({ length: 60 }, (_, index) => `${index}\n`));
    await message(1).getByText('59').waitFor();
    const left = () => log().evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
    await expect.poll(left).toBeLessThanOrEqual(1);
    // The event of an earlier scroll comes after the text has grown.
    await log().evaluate((element) => {
      (element.lastElementChild as HTMLElement).style.paddingBottom = '500px';
      element.dispatchEvent(new Event('scroll'));
    });
    response.end(words('The end.') + event('[DONE]'));
    await message(1).getByText('The end.').waitFor();
    await expect.poll(left).toBeLessThanOrEqual(1);
    expect(await button('Scroll to the end').count()).toBe(0);
  });

  it('can be used by the keyboard alone, and have nothing that axe complains of', async () => {
    await form().getByLabel('Message', { exact: true }).focus();
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    const { response } = await begin('Half');
    await message(1).getByText('Half').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await pressUntil('Tab', 'Stop');
    await page.keyboard.press('Enter');
    await message(1).getByText('Stopped').waitFor();
    response.destroy();
    await pressUntil('Shift+Tab', 'Edit');
    await page.keyboard.press('Enter');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await answer('Hello!');
    await message(1).getByText('Hello!').waitFor();
    await pressUntil('Shift+Tab', 'Previous version');
    await page.keyboard.press('Enter');
    await message(1).getByText('Half').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });
});

function counts(): Promise<{ readonly commits: number; readonly frames: number }> {
  return page.evaluate(() => ({ ...Reflect.get(globalThis, 'counts') }));
}

import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { TIMEOUT_MS } from './timeout.ts';
import { answered, arm, ask, openChat, openSettings, readText } from './workbench-actions.ts';
import { page, slow, useSlowWorkbench, useWorkbench, watched, workbench } from './workbench-session.ts';

/** A page that is opened again fills its fields when its chat is read. */
const WAIT = { timeout: TIMEOUT_MS };
const STORY = 'Write a short story about a lighthouse keeper.';

useWorkbench();
useSlowWorkbench();

describeInBrowser('a conversation', () => {
  it('keeps all versions of an edited question, undoes a deletion, and comes back after a reload with its draft', async () => {
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByLabel('Max tokens').fill('12');
    for (const question of ['One?', STORY]) {
      await ask(page, question);
      await answered(page);
    }
    const first = page.getByRole('article').first();
    await page.getByText('Stopped at max tokens (12)').last().waitFor();
    await first.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByLabel('Your message');
    expect(await editor.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(4);
    await editor.press('Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Edit');
    await page.keyboard.press('Enter');
    await editor.fill('Two?');
    await editor.press('Control+Enter');
    await answered(page);
    expect(await page.getByRole('article').count()).toBe(2);
    await page.getByText('2/2').waitFor();
    await page.getByRole('button', { name: 'Previous version' }).click();
    expect(await page.getByRole('article').count()).toBe(4);

    await page.getByRole('article').last().getByRole('button', { name: 'Delete' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-role') === 'user');
    expect(await page.getByRole('article').count()).toBe(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-role') === 'assistant');
    expect(await page.getByRole('article').count()).toBe(4);

    await page.getByLabel('Message', { exact: true }).fill('a draft');
    await page.getByRole('link', { name: 'Fault lab' }).click();
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue(), WAIT).toBe('a draft');
    await page.reload();
    await page.getByRole('article').nth(3).waitFor();
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue(), WAIT).toBe('a draft');
    await page.getByRole('button', { name: 'Settings of the next answer: Max tokens 12' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await answered(page);
    // The answer goes on in a version of itself, without a question that says so.
    await page.getByRole('article').last().getByText('2/2').waitFor();
    expect(await page.getByRole('article').count()).toBe(4);

    const address = page.url();
    expect(new URL(address).pathname).toMatch(/^\/chat\/[\w-]{20,}$/);
    expect(await page.title()).toBe('One? · hubkit workbench');
    await page.getByRole('button', { name: 'New chat' }).click();
    expect(await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)).toBe(true);
    await page.waitForURL(`${workbench.url}/chat`);
    await page.goBack();
    await page.waitForURL(address);
    await page.getByRole('article').nth(3).waitFor();
    await page.goForward();
    await page.waitForURL(address);
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.waitForURL(`${workbench.url}/chat`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL(address);
    expect(await page.getByRole('article').count()).toBe(4);
    expect(watched.complaints).toEqual([]);
  });

  it('keeps what was written before a reload, and goes on with it in a further version', async () => {
    await openChat(page, slow);
    await ask(page, STORY);
    await page.waitForFunction(() => (document.querySelector('[data-status="open"]')?.textContent ?? '').length > 80);
    await page.reload();
    const answer = page.getByRole('article').last();
    await answer.getByText('Interrupted: the page was closed').waitFor();
    const kept = await readText(answer.locator('p').first());
    expect(kept.length).toBeGreaterThan(10);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await answer.getByRole('button', { name: 'Continue' }).click();
    expect((await asked).postDataJSON().messages.at(-2)).toMatchObject({ role: 'assistant' });
    await answered(page);
    await answer.getByText('2/2').waitFor();
    const whole = await readText(answer);
    expect(whole).toContain(kept);
    expect(whole.length).toBeGreaterThan(kept.length);
    // The request to continue is not shown as a question.
    expect(await page.getByRole('article').count()).toBe(2);
  });

  it('loses nothing to a reload at any time, though the browser aborts what it has not begun to store', async () => {
    await page.addInitScript(() => {
      const open = new Set<IDBTransaction>();
      // A transaction that was committed could not be aborted below.
      IDBTransaction.prototype.commit = () => undefined;
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function begin(...args) {
        const begun = transaction.apply(this, args);
        open.add(begun);
        begun.addEventListener('complete', () => open.delete(begun));
        return begun;
      };
      // The last event of a page: it comes after `pagehide`.
      addEventListener('unload', () => {
        for (const each of open) each.abort();
      });
    });
    await openChat(page, workbench);
    await ask(page, 'What is 1 + 1?');
    await answered(page);
    await page.getByLabel('Message', { exact: true }).fill('a draft');
    const title = await page.title();
    await page.reload();
    await page.getByRole('article').nth(1).waitFor();
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue(), WAIT).toBe('a draft');
    expect(await page.title()).toBe(title);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsaved')))).toEqual([]);
  });

  it('has an address and a title for each, between which Back and Forward move', async () => {
    await openChat(page, workbench);
    const addresses: string[] = [];
    for (const question of ['What is 1 + 1?', 'What is 2 + 2?']) {
      await ask(page, question);
      await answered(page);
      await page.waitForURL(/\/chat\/[\w-]{20,}$/);
      addresses.push(page.url());
      if (addresses.length === 1) {
        await page.getByRole('button', { name: 'New chat' }).click();
        await page.waitForURL(`${workbench.url}/chat`);
      }
    }
    expect(new Set(addresses).size).toBe(2);
    const isShown = async (place: number, question: string) => {
      await page.waitForURL(addresses[place] ?? '');
      await page.getByRole('article').first().getByText(question).waitFor();
      expect(await page.getByRole('article').count()).toBe(2);
      await page.waitForFunction((title) => document.title === title, `${question} · hubkit workbench`);
    };
    await page.goBack();
    await isShown(0, 'What is 1 + 1?');
    await page.goForward();
    await isShown(1, 'What is 2 + 2?');
    expect(watched.complaints).toEqual([]);
  });

  it('goes on in two tabs at once, and loses nothing of either', async () => {
    await openChat(page, workbench);
    await ask(page, 'What is 1 + 1?');
    await answered(page);
    const other = await page.context().newPage();
    // A chat is stored some time after its last change.
    await expect
      .poll(async () => {
        await other.goto(`${workbench.url}/chat`);
        await other
          .getByRole('article')
          .nth(1)
          .waitFor({ timeout: 5_000 })
          .catch(() => undefined);
        return other.getByRole('article').count();
      })
      .toBe(2);
    await other.mouse.move(5, 5);
    await ask(other, 'What is 2 + 2?');
    await answered(other);
    await page.getByRole('article').nth(3).waitFor();
    await answered(page);
    await Promise.all([ask(page, 'What is 3 + 3?'), ask(other, 'What is 4 + 4?')]);
    await Promise.all([answered(page), answered(other)]);
    // Questions of the same moment are versions of one place; one that is sent after the other has arrived follows it.
    const versions = page.getByText(/^[12]\/2$/);
    const isThere = async () => (await versions.count()) > 0 || (await page.getByRole('article').count()) === 8;
    await expect.poll(isThere).toBe(true);
    await page.reload();
    await expect.poll(isThere).toBe(true);
    const isForked = (await versions.count()) > 0;
    if (isForked) await page.getByRole('button', { name: /(?:Previous|Next) version/, disabled: false }).click();
    await answered(page);
    expect(await page.getByRole('article').count()).toBe(isForked ? 6 : 8);
  });

  it('holds of messages far out of sight their text alone, and of a focused one everything', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openChat(page, workbench);
    for (let count = 0; count < 9; count += 1) {
      await ask(page, STORY);
      await answered(page);
    }
    const first = page.getByRole('article').first();
    const footer = first.locator('footer');
    await footer.waitFor({ state: 'detached' });
    expect(await first.textContent()).toContain(STORY);
    expect(await page.locator('article footer').count()).toBeLessThan(14);
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }));
    await first.getByRole('button', { name: 'Edit' }).focus();
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: log.scrollHeight }));
    await page.getByRole('article').nth(2).locator('footer').waitFor({ state: 'detached' });
    expect(await footer.count()).toBe(1);
  });

  it('goes to the end when a question is sent, and says what it waits for', async () => {
    await page.setViewportSize({ width: 360, height: 520 });
    await page.clock.install();
    await openChat(page, workbench);
    await ask(page, STORY);
    await answered(page);
    await ask(page, STORY);
    await answered(page);
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }));
    await page.getByRole('button', { name: 'Newest' }).waitFor();
    const copy = page.getByRole('article').first().getByRole('button', { name: 'Copy' });
    const box = await copy.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    await arm(page, 'hang');
    await ask(page, 'And now?');
    await page.getByText(/Waiting for/).waitFor();
    expect(
      await page
        .getByText('And now?')
        .boundingBox()
        .then((place) => place && place.y < 520),
    ).toBe(true);
    expect(await page.getByRole('button', { name: 'Newest' }).count()).toBe(0);
    await page.clock.runFor(4000);
    await page.getByText(/Waiting for .*, \d+ s|No response yet/).waitFor();
    await page.clock.runFor(8000);
    await page.getByText(/No response yet after \d+ s/).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }));
    await page.getByRole('button', { name: 'New chat' }).click();
    const title = await page.getByRole('heading', { name: 'Chat with a model' }).boundingBox();
    expect(title && title.y > 40).toBe(true);
    expect(await page.getByRole('button', { name: 'Newest' }).count()).toBe(0);
    await page.goto(`${workbench.url}/nowhere`);
    await page.waitForFunction(() => document.title.startsWith('Page not found'));
  });
});

describeInBrowser('the chat by keyboard', () => {
  it('is reached, used and stopped without a mouse', async () => {
    await page.goto(`${slow.url}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    // A chat that opens has the focus in its message field, at its address and from another page.
    const isInField = () => document.activeElement instanceof HTMLTextAreaElement;
    await openChat(page, slow);
    await page.waitForFunction(isInField);
    await page.getByRole('link', { name: 'Fault lab' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Fault lab' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByRole('link', { name: 'Chat', exact: true }).press('Enter');
    await page.waitForFunction(isInField);
    await page.keyboard.type('Line one');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('line two');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-status="open"]').waitFor();
    expect(await readText(page.getByRole('article').first())).toContain('Line one\nline two');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-status="stopped"]').waitFor();
    expect(await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)).toBe(true);
    await page.keyboard.type('Again');
    await page.keyboard.press('Enter');
    await page.locator('[data-status="open"]').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('shows every focus', async () => {
    await openChat(page, workbench);
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const rings: Element[] = [];
        for (let element = document.activeElement; element; element = element.parentElement) rings.push(element);
        const own = rings.slice(0, 3).some((element) => getComputedStyle(element).outlineStyle !== 'none');
        return own || document.activeElement === document.body || document.activeElement?.id === 'main'
          ? ''
          : (document.activeElement?.outerHTML ?? '');
      });
      expect(seen).toBe('');
    }
  });

  it('reads the answer out in sentences, at most once a second', async () => {
    await openChat(page, slow);
    await page.evaluate(() => {
      const said: string[] = [];
      Reflect.set(globalThis, 'said', said);
      const region = document.querySelector('[role="status"]');
      if (!region) throw new Error('There is no live region.');
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const said = () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
    const startedAt = performance.now();
    await ask(page, STORY);
    await answered(page);
    const answer = await readText(page.getByRole('article').last().locator('p').first());
    await expect.poll(async () => (await said()).join(' ')).toContain(answer.slice(0, 20));
    expect((await said()).length).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 1000);
    expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off');
  });
});

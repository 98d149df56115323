import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../apps/workbench/dist/server/server/host.js';
import { describeInBrowser, launchBrowser, openPage, type WatchedPage } from './browser.ts';

const STORY = 'Write a short story about a lighthouse keeper.';

let browser: Browser;
let workbench: Workbench;
let slow: Workbench;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  workbench = await startWorkbench({ isRealAllowed: false });
  slow = await startWorkbench({ isRealAllowed: false, emulator: { pace: { firstTokenMs: 200, tokenMs: 20 } } });
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([workbench?.close(), slow?.close()]);
});

beforeEach(async () => {
  watched = await openPage(browser);
  page = watched.page;
  page.setDefaultTimeout(10_000);
});

afterEach(() => watched.close());

describeInBrowser('the chat', () => {
  it('streams an answer, and says who gave it, how fast, and with how many tokens', async () => {
    await open(slow);
    await ask('What can you do?');
    const lengths = new Set<number>();
    while ((await page.locator('article[data-status="done"][data-role="assistant"]').count()) === 0) {
      lengths.add((await textOf(page.locator('article[data-role="assistant"]'))).length);
      await page.waitForTimeout(50);
    }
    expect(lengths.size).toBeGreaterThan(10);
    const answer = page.getByRole('article').last();
    expect(await textOf(answer)).toContain('emulator');
    expect(await textOf(answer)).toMatch(/First token\d+ ms.*tok\/s.*\d+ tokens in, \d+ out/s);
    expect(await textOf(answer.locator('dl'))).not.toContain('auto');
    expect(watched.complaints).toEqual([]);
  });

  it('keeps what was written before Stop, marks it, and asks again when told to', async () => {
    await open(slow);
    await ask(STORY);
    const answer = page.getByRole('article').last();
    await page.waitForFunction(
      () => (document.querySelector('[data-status="streaming"]')?.textContent ?? '').length > 40,
    );
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await answer.getByText('Stopped').waitFor();
    const kept = await textOf(answer);
    expect(kept.length).toBeGreaterThan(30);
    await page.waitForTimeout(400);
    expect(await textOf(answer)).toBe(kept);
    await answer.getByRole('button', { name: 'Regenerate' }).click();
    await page.locator('[data-status="streaming"]').waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    expect(watched.complaints).toEqual([]);
  });

  it('takes any other model by its id, typed over the last one, and says when nobody knows it', async () => {
    await open(workbench);
    await page.getByLabel('Model', { exact: true }).selectOption({ label: 'Another model…' });
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await page.keyboard.type('nobody/nothing');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Model', { exact: true }).inputValue()).toBe('nobody/nothing');
    await ask('Hello');
    await page.getByRole('heading', { name: 'The model was not found' }).waitFor();
  });

  it('waits for the models when a question is sent before they are there', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/models\b/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${workbench.url}/chat`);
    await ask('What is 2 + 2?');
    await page.locator('[data-status="waiting"]').waitFor();
    arrive();
    await finished();
    expect(watched.complaints).toEqual([]);
  });

  it('works without streaming, with a system prompt and parameters', async () => {
    await open(workbench);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await page.getByLabel('System prompt').fill('Be brief.');
    await page.getByLabel('Show the answer while it is written').uncheck();
    await page.getByLabel('Temperature').fill('0.2');
    await page.getByLabel('Max tokens').fill('40');
    await ask('What is 12 * (3 + 4)?');
    expect((await asked).postDataJSON()).toMatchObject({
      temperature: 0.2,
      max_tokens: 40,
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'What is 12 * (3 + 4)?' },
      ],
    });
    await page.locator('article[data-status="done"][data-role="assistant"]').getByText('84').first().waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('asks the chosen provider for the chosen model', async () => {
    await open(workbench);
    const models = await page.getByLabel('Model', { exact: true }).locator('option').allTextContents();
    expect(models.length).toBeGreaterThan(2);
    const provider = page.getByLabel('Provider');
    const ids = await provider
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    const chosen = ids.at(-1) ?? '';
    expect(chosen).not.toBe('auto');
    await provider.selectOption(chosen);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await ask('Hello');
    expect((await asked).url()).toContain(`/router/${chosen}/`);
    await page.getByRole('article').last().getByText(`· ${chosen}`).waitFor();
  });

  it('edits a question and asks it again, copies and deletes', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(workbench);
    await ask('What is 2 + 2?');
    await finished();
    const question = page.getByRole('article').first();
    await question.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your message').fill('What is 20 + 3?');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByRole('article').last().getByText('23').first().waitFor();
    await finished();
    await question.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('What is 20 + 3?');
    await page.getByRole('article').last().getByRole('button', { name: 'Delete' }).click();
    expect(await page.getByRole('article').count()).toBe(1);
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
  });

  it('explains a token that is not accepted, without showing it, and goes on once it is right', async () => {
    await open(workbench);
    const token = 'hf_secretsecretinvalid';
    await enterToken(token);
    await ask('Hello');
    const panel = page.getByRole('region', { name: 'The token was not accepted' });
    await panel.waitFor();
    const text = await textOf(panel);
    expect(text).toMatch(/Check the token/);
    expect(text).toMatch(/Status401/);
    expect(text).toMatch(/Request id\S+/);
    expect(text).toMatch(/Kind\w+Error/);
    expect(await textOf(page.locator('body'))).not.toContain(token);
    // The browser itself reports refused requests; nothing else may complain.
    expect(watched.complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
    await enterToken('');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await finished();
  });

  it('keeps the words before a break, and says what happened to the rest', async () => {
    await open(workbench);
    await arm('cut-stream');
    await ask(STORY);
    await page.getByRole('region', { name: 'The answer was cut off' }).waitFor();
    const answer = page.getByRole('article').last();
    expect((await textOf(answer.locator('p').first())).length).toBeGreaterThan(3);
    await arm('');
    await answer.getByRole('button', { name: 'Retry' }).click();
    await finished();
    expect(await page.getByRole('region', { name: 'The answer was cut off' }).count()).toBe(0);
  });

  it('keeps a token in memory only', async () => {
    await open(workbench);
    const token = 'hf_memory_only_0000';
    await enterToken(token);
    await ask('Hello');
    await finished();
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        location.href,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    );
    expect(stored).not.toContain(token);
    const field = page.getByLabel('Token', { exact: true });
    expect(await field.getAttribute('type')).toBe('password');
    await page.reload();
    await page.getByRole('button', { name: 'Connection' }).click();
    expect(await field.inputValue()).toBe('');
  });

  it('draws what a model writes as text: no script, no picture from elsewhere', async () => {
    await open(workbench);
    await page.route('**/chat/completions', (route) =>
      route.fulfill({
        json: {
          id: '1',
          object: 'chat.completion',
          created: 0,
          model: 'm',
          choices: [
            {
              index: 0,
              finish_reason: 'stop',
              message: {
                role: 'assistant',
                content:
                  '<img src=x onerror="complainOfPolicy(1)"> <script>complainOfPolicy(2)</script> ' +
                  '[a](javascript:complainOfPolicy) ![p](https://example.com/p.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\n1\n```',
              },
            },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        },
      }),
    );
    await page.getByLabel('Show the answer while it is written').uncheck();
    await ask('Hello');
    await finished();
    const answer = page.getByRole('article').last();
    await answer.getByRole('table').waitFor();
    expect(await answer.locator('img, script, [onerror]').count()).toBe(0);
    expect(await answer.locator('a[href^="javascript"]').count()).toBe(0);
    expect(await answer.getByRole('table').count()).toBe(1);
    expect(await answer.getByRole('button', { name: 'Copy code' }).count()).toBe(1);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a conversation', () => {
  it('keeps all versions of an edited question, undoes a deletion, and comes back after a reload with its draft', async () => {
    await open(workbench);
    await page.getByLabel('Max tokens').fill('12');
    for (const question of ['One?', STORY]) {
      await ask(question);
      await finished();
    }
    const first = page.getByRole('article').first();
    await page.getByText('Stopped at max tokens (12)').last().waitFor();
    await first.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByLabel('Your message');
    expect(await editor.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(4);
    await editor.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Edit');
    await page.keyboard.press('Enter');
    await editor.fill('Two?');
    await editor.press('Control+Enter');
    await finished();
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
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('a draft');
    await page.reload();
    await page.getByRole('article').nth(3).waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('a draft');
    expect(await page.getByLabel('Max tokens').inputValue()).toBe('12');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Continue exactly where you stopped.').waitFor();
    await finished();

    await page.getByRole('button', { name: 'New chat' }).click();
    expect(await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByRole('article').count()).toBe(6);
    expect(watched.complaints).toEqual([]);
  });

  it('goes to the end when a question is sent, and says what it waits for', async () => {
    await page.setViewportSize({ width: 360, height: 520 });
    await page.clock.install();
    await open(workbench);
    await ask(STORY);
    await finished();
    await ask(STORY);
    await finished();
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }));
    await page.getByRole('button', { name: 'Newest' }).waitFor();
    const copy = page.getByRole('article').first().getByRole('button', { name: 'Copy' });
    const box = await copy.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    await arm('hang');
    await ask('And now?');
    await page.getByText(/Waiting for/).waitFor();
    expect(
      await page
        .getByText('And now?')
        .boundingBox()
        .then((place) => place && place.y < 520),
    ).toBe(true);
    expect(await page.getByRole('button', { name: 'Newest' }).count()).toBe(0);
    await page.clock.runFor(4000);
    await page.getByText(/Waiting for .*, [3-9] s/).waitFor();
    await page.clock.runFor(8000);
    await page.getByText(/No response yet after 1\d s/).waitFor();
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
    await open(slow);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)) break;
    }
    await page.keyboard.type('Line one');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('line two');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-status="streaming"]').waitFor();
    expect(await textOf(page.getByRole('article').first())).toContain('Line one\nline two');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-status="stopped"]').waitFor();
    expect(await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement)).toBe(true);
    await page.keyboard.type('Again');
    await page.keyboard.press('Enter');
    await page.locator('[data-status="streaming"]').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('shows every focus', async () => {
    await open(workbench);
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
    await open(slow);
    await page.evaluate(() => {
      const said: string[] = [];
      Reflect.set(globalThis, 'said', said);
      const region = document.querySelector('[role="status"]');
      if (!region) throw new Error('There is no live region.');
      new MutationObserver(() => said.push(`${Math.round(performance.now())} ${region.textContent}`)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await ask(STORY);
    await finished();
    await page.waitForTimeout(1500);
    const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
    expect(said.length).toBeGreaterThan(0);
    const times = said.map((line) => Number.parseInt(line, 10));
    for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBeGreaterThan(950);
    const log = page.getByRole('log');
    expect(await log.getAttribute('aria-live')).toBe('off');
    const words = said.map((line) => line.replace(/^\d+ /, '')).join(' ');
    const answer = await textOf(page.getByRole('article').last().locator('p').first());
    expect(words).toContain(answer.slice(0, 20));
  });
});

async function open({ url }: Workbench): Promise<void> {
  await page.goto(`${url}/chat`);
  await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('main select')?.value.includes('/'));
}

async function ask(text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** Fills in a token under Connection. */
async function enterToken(token: string): Promise<void> {
  await page.getByRole('button', { name: 'Connection' }).click();
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.keyboard.press('Escape');
}

/** Switches a fault of the emulator on; '' switches it off. */
async function arm(fault: string): Promise<void> {
  await page.getByRole('button', { name: 'Connection' }).click();
  await page.getByLabel('Fault', { exact: true }).selectOption(fault);
  await page.keyboard.press('Escape');
}

async function finished(): Promise<void> {
  await page.locator('li:last-child article[data-status="done"][data-role="assistant"]').waitFor({ timeout: 60_000 });
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? '';
}

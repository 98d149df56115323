import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { answered, answerWith, arm, ask, enterToken, openChat, openSettings, readText } from './workbench-actions.ts';
import { page, slow, useSlowWorkbench, useWorkbench, watched, workbench } from './workbench-session.ts';

const STORY = 'Write a short story about a lighthouse keeper.';

useWorkbench();
useSlowWorkbench();

describeInBrowser('the chat', () => {
  it('streams an answer, and says who gave it, how fast, and with how many tokens', async () => {
    await openChat(page, slow);
    await page.evaluate(() => {
      const lengths = new Set<number>();
      Reflect.set(globalThis, 'lengths', lengths);
      new MutationObserver(() =>
        lengths.add(document.querySelector('article[data-status="open"]')?.textContent?.length ?? 0),
      ).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    await ask(page, 'What can you do?');
    await answered(page);
    expect(await page.evaluate(() => (Reflect.get(globalThis, 'lengths') as Set<number>).size)).toBeGreaterThan(10);
    const answer = page.getByRole('article').last();
    expect(await readText(answer)).toContain('emulator');
    expect(await readText(answer)).toMatch(/First token[\d.]+ m?s.*tok\/s.*\d+ tokens in, \d+ out/s);
    expect(await readText(answer.locator('dl'))).not.toContain('auto');
    // By the depth in the answer: the messages around it are a list, too.
    expect(
      await answer
        .locator('ul')
        .first()
        .evaluate((list) => getComputedStyle(list).listStyleType),
    ).toBe('disc');
    // The recorded stream, at the time of any of its events, and played again.
    await answer.getByRole('button', { name: 'Timeline' }).click();
    const replay = answer.getByRole('region', { name: 'Replay' });
    const words = await readText(replay.locator('p'));
    await replay.getByLabel('Time').press('Home');
    expect(await readText(replay.locator('p'))).toBe('');
    await replay.getByRole('radio', { name: '4×' }).check();
    await replay.getByRole('button', { name: 'Replay' }).click();
    await expect.poll(() => readText(replay.locator('p'))).toBe(words);
    await openSettings(page);
    await page.getByText('Cost and speed').click();
    await page.getByRole('table', { name: 'Median speed by provider' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('keeps what was written before Stop, marks it, and asks again when told to', async () => {
    await openChat(page, slow);
    await ask(page, STORY);
    const answer = page.getByRole('article').last();
    await page.waitForFunction(() => (document.querySelector('[data-status="open"]')?.textContent ?? '').length > 40);
    // After its request has failed, nothing more can come.
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat/completions'));
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await answer.getByText('Stopped').waitFor();
    const kept = await readText(answer);
    expect(kept.length).toBeGreaterThan(30);
    await ended;
    expect(await readText(answer)).toBe(kept);
    await answer.getByRole('button', { name: 'Regenerate' }).click();
    await page.locator('[data-status="open"]').waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    expect(watched.complaints).toEqual([]);
  });

  it('waits for its models with a question, and takes a dropped image that the model may not see', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/models\b/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${workbench.url}/chat`);
    await ask(page, 'What is 2 + 2?');
    await page.locator('[data-status="waiting"]').waitFor();
    arrive();
    await answered(page);
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(8)], 'a.png', { type: 'image/png' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByRole('button', { name: 'Remove a.png' }).waitFor();
    await page.getByRole('combobox', { name: 'Model' }).fill('deepseek-ai/DeepSeek-V3.1');
    await page.keyboard.press('Enter');
    const warning = page.getByText('DeepSeek-V3.1 takes text only: it will not see images.');
    await warning.waitFor();
    const other = warning.getByRole('button', { name: /^Switch to / });
    const name = (await readText(other)).replace('Switch to ', '');
    await other.click();
    await warning.waitFor({ state: 'detached' });
    expect(await page.getByRole('combobox', { name: 'Model' }).inputValue()).toMatch(new RegExp(`/${name}$`));
    expect(watched.complaints).toEqual([]);
  });

  it('puts the picture of a question at its end, where its words are', async () => {
    await openChat(page, workbench);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(900, 600);
      canvas.getContext('2d')?.fillRect(0, 0, 900, 600);
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([await canvas.convertToBlob()], 'wide.png', { type: 'image/png' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByRole('button', { name: 'Remove wide.png' }).waitFor();
    await ask(page, 'What is this?');
    const question = page.locator('article[data-role="user"]');
    const readEnd = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    await question.locator('img').waitFor();
    await expect
      .poll(() => readEnd(question.locator('img')))
      .toBe(await readEnd(question.locator('.hubkit-chat-body')));
    await answered(page);
  });

  it('works without streaming, with a system prompt and parameters', async () => {
    await openChat(page, workbench);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await openSettings(page);
    await page.getByLabel('System prompt').fill('Be brief.');
    await page.getByLabel('Stream the answer').uncheck();
    await page.getByLabel('Temperature').fill('0.2');
    await page.getByLabel('Max tokens').fill('40');
    await page.getByText('More parameters').click();
    await page.getByLabel('Seed', { exact: true }).fill('7');
    await page.getByLabel('Further arguments').fill('{"logprobs": true}');
    await ask(page, 'What is 12 * (3 + 4)?');
    expect((await asked).postDataJSON()).toMatchObject({
      temperature: 0.2,
      max_tokens: 40,
      seed: 7,
      logprobs: true,
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'What is 12 * (3 + 4)?' },
      ],
    });
    await page.locator('article[data-status="done"][data-role="assistant"]').getByText('84').first().waitFor();
    // Closed, the settings say what is set; that opens them again.
    await page.getByRole('button', { name: 'Close settings' }).click();
    await page.getByRole('button', { name: /^Settings of the next answer: .*Temperature 0\.2/ }).click();
    expect(await page.getByLabel('Temperature').inputValue()).toBe('0.2');
    expect(watched.complaints).toEqual([]);
  });

  it('asks the chosen provider for the chosen model', async () => {
    await openChat(page, workbench);
    await page.getByRole('combobox', { name: 'Model' }).click();
    expect(await page.getByRole('listbox', { name: 'Models' }).getByRole('option').count()).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    const provider = page.getByLabel('Provider');
    const ids = await provider
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    const chosen = ids.at(-1) ?? '';
    expect(chosen).not.toBe('auto');
    await provider.selectOption(chosen);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await ask(page, 'Hello');
    expect((await asked).url()).toContain(`/router/${chosen}/`);
    await page.getByRole('article').last().getByText(chosen, { exact: true }).waitFor();
    // A column that is added shows whose answer it is, and asks its own model when told to.
    await page.getByRole('button', { name: 'Compare' }).click();
    const second = page.getByRole('region', { name: 'Column B' });
    const label = second.getByText(/^Answer of /);
    await label.waitFor();
    await second.getByRole('button', { name: /^Ask / }).click();
    await label.waitFor({ state: 'detached' });
    await second.locator('article[data-status="done"][data-role="assistant"]').waitFor();
  });

  it('edits a question and asks it again, copies and deletes', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openChat(page, workbench);
    await ask(page, 'What is 2 + 2?');
    await answered(page);
    const question = page.getByRole('article').first();
    await question.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your message').fill('What is 20 + 3?');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('article').last().getByText('23').first().waitFor();
    await answered(page);
    await question.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your message').fill('What is 20 + 4?');
    // As in the composer, which has the focus afterwards.
    await page.keyboard.press('Enter');
    await page.getByRole('article').last().getByText('24').first().waitFor();
    await answered(page);
    const message = page.getByLabel('Message', { exact: true });
    await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true);
    await question.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('What is 20 + 4?');
    await page.getByRole('article').last().getByRole('button', { name: 'Delete' }).click();
    expect(await page.getByRole('article').count()).toBe(1);
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
  });

  it('explains a token that is not accepted, without showing it, and goes on once it is right', async () => {
    await openChat(page, workbench);
    const token = 'hf_secretsecretinvalid';
    await enterToken(page, token);
    await ask(page, 'Hello');
    const panel = page.getByRole('region', { name: 'The token was not accepted' });
    await panel.waitFor();
    const text = await readText(panel);
    expect(text).toMatch(/Check the token/);
    expect(text).toMatch(/Status401/);
    expect(text).toMatch(/Request id\S+/);
    expect(text).toMatch(/Kind\w+Error/);
    expect(await readText(page.locator('body'))).not.toContain(token);
    // The browser itself reports refused requests; nothing else may complain.
    expect(watched.complaints.filter((text) => !text.includes('status of 401'))).toEqual([]);
    await enterToken(page, '');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
  });

  it('keeps the words before a break, and says what happened to the rest', async () => {
    await openChat(page, workbench);
    await arm(page, 'cut-stream');
    await ask(page, STORY);
    await page.getByRole('region', { name: 'The answer was cut off' }).waitFor();
    const answer = page.getByRole('article').last();
    expect((await readText(answer.locator('p').first())).length).toBeGreaterThan(3);
    await arm(page, '');
    await answer.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    expect(await page.getByRole('region', { name: 'The answer was cut off' }).count()).toBe(0);
  });

  it('keeps a token in memory only', async () => {
    await openChat(page, workbench);
    const token = 'hf_memory_only_0000';
    await enterToken(page, token);
    await ask(page, 'Hello');
    await answered(page);
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
    await page.getByRole('button', { name: /^Connection/ }).click();
    expect(await field.inputValue()).toBe('');
  });

  it('draws what a model writes as text: no script, no picture from elsewhere', async () => {
    await openChat(page, workbench);
    await answerWith(
      page,
      '<img src=x onerror="complainOfPolicy(1)"> <script>complainOfPolicy(2)</script> ' +
        '[a](javascript:complainOfPolicy) ![p](https://example.com/p.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\n1\n```',
    );
    await openSettings(page);
    await page.getByLabel('Stream the answer').uncheck();
    await ask(page, 'Hello');
    await answered(page);
    const answer = page.getByRole('article').last();
    await answer.getByRole('table').waitFor();
    expect(await answer.locator('img, script, [onerror]').count()).toBe(0);
    expect(await answer.locator('a[href^="javascript"]').count()).toBe(0);
    expect(await answer.getByRole('table').count()).toBe(1);
    expect(await answer.getByRole('button', { name: 'Copy code' }).count()).toBe(1);
    expect(watched.complaints).toEqual([]);
  });
});

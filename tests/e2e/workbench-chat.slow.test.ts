import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations, axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { answered, ask, openChat, openSettings, readText } from './workbench-actions.ts';
import { page, useSlowWorkbench, useWorkbench, watched, workbench } from './workbench-session.ts';

const STORY = 'Write a short story about a lighthouse keeper.';

useWorkbench();
useSlowWorkbench();

describeInBrowser('the chat', () => {
  it('takes any other model by its id, typed over the last one, and says when nobody knows it', async () => {
    await openChat(page, workbench);
    const model = page.getByRole('combobox', { name: 'Model' });
    const options = page.getByRole('listbox', { name: 'Models' }).getByRole('option');
    await model.click();
    await page
      .getByRole('option', { name: /context · \$0\.10 in, .* providers/ })
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type('gpt-oss');
    await expect
      .poll(() => options.allTextContents())
      .toSatisfy((all: string[]) => all.length > 0 && all.every((text) => text.includes('gpt-oss')));
    await page.keyboard.press('Escape');
    expect(await model.inputValue()).not.toBe('gpt-oss');
    await model.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('nobody/nothing');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Model', { exact: true }).inputValue()).toBe('nobody/nothing');
    await ask(page, 'Hello');
    await page.getByRole('heading', { name: 'The model was not found' }).waitFor();
  });

  it('leaves the focus to a reader who clicks elsewhere before the settings have given it back', async () => {
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByLabel('System prompt').fill('Be brief.');
    // A busy machine: the next frame comes late.
    await page.evaluate(() => {
      const late: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => late.push(callback);
      const drawLate = () => {
        for (const callback of late.splice(0)) callback(performance.now());
      };
      Object.assign(window, { drawLate });
    });
    const drawLate = () => page.evaluate('drawLate()');
    await page.getByLabel('System prompt').press('Escape');
    await page.getByLabel('Message', { exact: true }).focus();
    await drawLate();
    expect(await page.getByLabel('Message', { exact: true }).evaluate((field) => field.matches(':focus'))).toBe(true);
    // With the focus nowhere, the button that opened them gets it back.
    await openSettings(page);
    await page.getByLabel('System prompt').press('Escape');
    await drawLate();
    const opener = page.getByRole('button', { name: 'Settings', exact: true });
    expect(await opener.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('asks for an answer of a form that is built field by field, checks it, and shares the chat', async () => {
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByText('Structured output').click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.keyboard.type('city');
    expect(await axeViolations(page)).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await ask(page, 'Where does it rain?');
    expect((await asked).postDataJSON()).toMatchObject({
      response_format: { json_schema: { schema: { properties: { city: { type: 'string' } }, required: ['city'] } } },
    });
    await answered(page);
    await page.getByText('Matches the schema').waitFor();
    // The object is code, with its lines.
    expect(await readText(page.getByRole('article').last().locator('pre'))).toContain('\n  "city":');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    const text = page.getByRole('dialog').getByRole('region', { name: 'Exported text' });
    expect(await readText(text)).toContain('## You\n\nWhere does it rain?');
    await page.getByRole('dialog').getByRole('radio', { name: 'JSON', exact: true }).check();
    expect(JSON.parse(await readText(text))).toMatchObject({
      chats: [{ messages: [{ role: 'user' }, { role: 'assistant' }] }],
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    // The conversation as its model gets it, and back.
    await page.getByRole('button', { name: 'View raw prompt' }).click();
    await page.locator('.cm-content[aria-label="Output"]').getByText('Where does it rain?').waitFor();
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.getByRole('article').nth(1).waitFor();
    expect(await readText(page.getByRole('article').first())).toContain('Where does it rain?');

    await page.goto(link);
    // The messages as the chat draws them: a question, and an answer as JSON.
    const shared = page.getByRole('article');
    await shared.first().getByText('Where does it rain?').waitFor();
    expect(await shared.evaluateAll((all) => all.map((one) => one.getAttribute('data-role')))).toEqual([
      'user',
      'assistant',
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add to my chats' }).click();
    await page.waitForURL(/\/chat\/[\w-]{20,}$/);
    await page.getByRole('button', { name: 'Settings of the next answer: Structured output' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(2);
    // Chromium reports files that a tokenizer does not have.
    expect(watched.complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });

  it('shows beside the model which rate limit is nearly used up', async () => {
    await page.route('**/chat/completions', async (route) => {
      const response = await route.fetch();
      const headers = { 'x-ratelimit-remaining-requests': '3', 'x-ratelimit-reset-requests': '40s' };
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'x-ratelimit-limit-requests': '60', ...headers },
      });
    });
    await openChat(page, workbench);
    await ask(page, 'Hello');
    await answered(page);
    await page
      .getByRole('status')
      .getByText(/^3 of 60 requests left until /)
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('shows the tools that an answer calls, takes their results, and has the answer that follows', async () => {
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByText('Tools', { exact: true }).click();
    await page.getByRole('button', { name: 'Insert an example' }).click();
    await ask(page, 'What is the weather in Oslo?');
    const call = page.getByRole('article').last();
    await call.getByText('Calls the tool get_weather').waitFor();
    expect(await readText(call.locator('pre').first())).toContain('"city": "Oslo"');
    const result = call.getByLabel('Result of get_weather');
    await expect.poll(() => result.evaluate((field) => field.matches(':focus'))).toBe(true);
    const asked = page.waitForRequest((request) => request.url().endsWith('/chat/completions'));
    await call.getByRole('button', { name: 'Send the result' }).click();
    await call.getByRole('alert').getByText('This field is required.').waitFor();
    await page.keyboard.type('{"sky": "rain"}');
    await page.getByPlaceholder('Or skip the tool and write a message').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // What is being written stays there.
    await page.getByLabel('Message', { exact: true }).fill('And in Rome?');
    await result.press('Control+Enter');
    const { messages } = (await asked).postDataJSON();
    expect(messages.at(-2).tool_calls[0].function.name).toBe('get_weather');
    expect(messages.at(-1)).toMatchObject({
      role: 'tool',
      content: '{"sky": "rain"}',
      tool_call_id: messages.at(-2).tool_calls[0].id,
    });
    await page
      .getByRole('article')
      .last()
      .getByText(/According to get_weather/)
      .waitFor();
    await answered(page);
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('And in Rome?');
    // One answer, of which there is no other version.
    expect(await page.getByText('1/2').or(page.getByText('2/2')).count()).toBe(0);
    expect(watched.complaints).toEqual([]);
  });

  it('has the focus in the result of the next of two calls', async () => {
    const calls = ['Oslo', 'Rome'].map((city) => ({
      id: city,
      type: 'function',
      function: { name: 'get_weather', arguments: JSON.stringify({ city }) },
    }));
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByLabel('Stream the answer').uncheck();
    const message = { role: 'assistant', content: null, tool_calls: calls };
    await page.route('**/chat/completions', (route) =>
      route.fulfill({
        json: {
          ...{ id: '1', object: 'chat.completion', created: 0, model: 'm' },
          choices: [{ index: 0, finish_reason: 'tool_calls', message }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        },
      }),
    );
    await ask(page, 'What is the weather in Oslo and in Rome?');
    const results = page.getByLabel('Result of get_weather');
    await expect.poll(() => results.count()).toBe(2);
    await expect.poll(() => results.first().evaluate((field) => field.matches(':focus'))).toBe(true);
    await page.keyboard.type('rain');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => results.count()).toBe(1);
    await expect.poll(() => results.evaluate((field) => field.matches(':focus'))).toBe(true);
  });

  it('opens the timeline of the last answer above the message field, and leaves no gap below a question', async () => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openChat(page, workbench);
    await ask(page, STORY);
    await answered(page);
    const [question, answer] = await page.getByRole('article').all();
    const space = (await topOf(answer)) - (await measureBottom(question));
    expect(space).toBeGreaterThan(0);
    expect(space).toBeLessThanOrEqual(40);
    // The buttons of a question stand beside it and take no row.
    expect(
      (await measureBottom(question)) - (await measureBottom(question?.locator('[data-slot="chat-parts"]'))),
    ).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Timeline' }).click();
    const timeline = answer?.getByRole('list').first();
    await timeline?.waitFor();
    const composer = await topOf(page.locator('form:has(textarea)'));
    await expect.poll(() => topOf(timeline)).toBeLessThan(composer);
    await expect.poll(() => measureBottom(timeline)).toBeLessThanOrEqual(composer);
  });
});

const topOf = async (locator: Locator | undefined) => (await locator?.boundingBox())?.y ?? 0;

async function measureBottom(locator: Locator | undefined): Promise<number> {
  const box = await locator?.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

describeInBrowser('cost and speed', () => {
  it('has the speed of each provider over time as curves and as a table, of one chat and of all', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChat(page, workbench);
    for (const question of ['One?', 'Two?', 'Three?']) {
      if (question === 'Three?') await page.getByRole('button', { name: 'New chat' }).click();
      await ask(page, question);
      await answered(page);
    }
    await openSettings(page);
    await page.getByText('Cost and speed').click();
    const curve = page.getByRole('img', { name: /^First token: [\d.]+ m?s, at most/ });
    await curve.waitFor();
    const table = page.getByRole('region', { name: 'Speed of each answer' });
    await page.getByText('As a table').click();
    expect(await table.getByRole('rowheader').count()).toBe(1);
    // Those of the chat before are read from the storage.
    await page.getByRole('radio', { name: 'All chats' }).check();
    await expect.poll(() => table.getByRole('rowheader').count()).toBe(3);
    await expect.poll(() => curve.locator('path').getAttribute('d')).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
    await page.getByText('3 answers').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});

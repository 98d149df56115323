import { serversAt } from '@hubkit/emulator';
import { expect, it } from 'vitest';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { ask, openChat } from './workbench-actions.ts';
import { page, QUICK, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

describeInBrowser('the settings of a column', () => {
  it('are sent with its calls alone, marked, in its code, and there again after a reload', async () => {
    const sent: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/chat/completions')) sent.push(request.postDataJSON());
    });
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Settings' });
    await panel.getByLabel('Temperature').fill('0.2');
    await panel.getByRole('radio', { name: 'B', exact: true }).check();
    // At first, they are those of all.
    expect(await panel.getByLabel('Temperature').inputValue()).toBe('0.2');
    await panel.getByLabel('Temperature').fill('0.9');
    await panel.getByLabel('System prompt').fill('Rhyme.');
    const own = panel.getByRole('region', { name: 'Own settings of B' });
    await own.getByText('Temperature 0.9').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    const mark = page.getByRole('button', { name: 'Settings of B, own: System prompt, Temperature 0.9' });
    await mark.waitFor();
    const dotOf = (element: Element) => getComputedStyle(element, '::after').width;
    expect(await mark.evaluate(dotOf)).toBe('8px');
    const plain = page.getByRole('button', { name: 'Settings of A', exact: true });
    expect(await plain.evaluate(dotOf)).toBe('auto');
    await plain.click();
    expect(await panel.getByLabel('Temperature').inputValue()).toBe('0.2');
    await page.keyboard.press('Escape');
    await ask(page, 'What is 2 + 2?');
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(1).waitFor();
    expect(sent.map(({ temperature }) => temperature).sort()).toEqual([0.2, 0.9]);
    expect(sent.filter(({ messages }) => JSON.stringify(messages).includes('Rhyme.'))).toHaveLength(1);

    await page.getByRole('button', { name: 'Code', exact: true }).click();
    const code = page.getByRole('dialog').getByRole('region', { name: 'This call’s code' }).locator('pre').first();
    await expect.poll(() => code.textContent()).toContain('0.2');
    await page.getByRole('dialog').getByLabel('Column').selectOption({ index: 1 });
    await expect.poll(() => code.textContent()).toContain('Rhyme.');
    await page.keyboard.press('Escape');

    await page.reload();
    await mark.click();
    await panel.getByRole('button', { name: /instead of “System prompt”/ }).click();
    await page.getByRole('button', { name: 'Settings of B, own: Temperature 0.9', exact: true }).waitFor();
    expect(await panel.getByLabel('System prompt').inputValue()).toBe('');
    // The focus goes back to what opened the panel.
    await panel.getByLabel('System prompt').press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Settings of B/);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a comparison that is wider than the window', () => {
  it('has its question in the middle of what is seen, and the edge of a third column', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Compare' }).click();
    for (const _more of [3, 4]) await page.getByRole('button', { name: 'Add model' }).click();
    await ask(page, 'What can you do?');
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(3).waitFor();
    const log = page.getByRole('log', { name: 'Messages' });
    const seen = await log.boundingBox();
    const end = (seen?.x ?? 0) + (seen?.width ?? 0);
    const third = await page.locator('[data-head]').nth(2).boundingBox();
    expect(third?.x).toBeLessThan(end - 30);
    const question = log.getByText('What can you do?', { exact: true }).filter({ visible: true }).first();
    const middle = async () => {
      const box = await question.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2 - ((seen?.x ?? 0) + end) / 2;
    };
    expect(Math.abs(await middle())).toBeLessThan(20);
    await log.evaluate((messages) => messages.scrollTo(messages.scrollWidth, 0));
    expect(Math.abs(await middle())).toBeLessThan(20);
  });
});

describeInBrowser('the differences of two answers', () => {
  it('are marked in place once both are whole, with words for screen readers', async () => {
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Settings of B' }).click();
    await page.getByRole('complementary', { name: 'Settings' }).getByLabel('Max tokens').fill('25');
    await page.keyboard.press('Escape');
    const marks = page.getByRole('button', { name: 'Differences' });
    await marks.click();
    await ask(page, 'What can you do?');
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(1).waitFor();
    const inColumn = (letter: string) =>
      page.getByRole('region', { name: `Column ${letter}` }).locator('article[data-role="assistant"] mark');
    await inColumn('A').first().waitFor();
    // The answer of B is a beginning of that of A, which has more words.
    expect(await inColumn('B').count()).toBe(0);
    expect((await inColumn('A').allTextContents()).join(' ')).toMatch(/schema$/);
    const spoken = (element: Element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content).join('');
    expect(await inColumn('A').first().evaluate(spoken)).toBe('" (only here: "") "');
    // Marks are no part of what is copied or read as the text of the answer.
    expect(await page.getByRole('region', { name: 'Column A' }).locator('article').last().textContent()).not.toContain(
      'only here',
    );
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    // Of four columns, too, a narrow page shows one over its whole width.
    for (const _more of [3, 4]) await page.getByRole('button', { name: 'Add model' }).click();
    const answer = await page.getByRole('article').last().boundingBox();
    expect(answer?.width).toBeGreaterThan(320);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await marks.click();
    expect(await marks.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => page.locator('mark').count()).toBe(0);
    expect(watched.complaints).toEqual([]);
  });

  it('are those from one of three columns, which any can be', async () => {
    await openChat(page, workbench);
    for (const name of ['Compare', 'Add model']) await page.getByRole('button', { name }).click();
    const answers: Readonly<Record<string, string>> = { a: 'red and green', b: 'red and blue', c: 'black and blue' };
    await page.getByRole('button', { name: 'Differences' }).click();
    await ask(page, 'Which colors?');
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(2).waitFor();
    // The answers of all three are edited, so that what differs is known.
    for (const [letter, text] of Object.entries(answers)) {
      const answer = columnOf(letter).locator('article[data-role="assistant"]').last();
      await answer.getByRole('button', { name: 'Edit' }).click();
      await answer.getByRole('textbox').fill(text);
      await answer.getByRole('button', { name: 'Save' }).click();
    }
    const marked = (letter: string) => columnOf(letter).locator('article mark').allTextContents();
    await expect.poll(() => marked('c')).toEqual(['black', 'blue']);
    expect([await marked('a'), await marked('b')]).toEqual([['green'], ['blue']]);
    await page.getByLabel('Base').selectOption({ index: 2 });
    await expect.poll(() => marked('c')).toEqual(['black']);
    expect([await marked('a'), await marked('b')]).toEqual([['red', 'green'], ['red']]);
    await page.getByRole('button', { name: 'As a list' }).click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /^C \(-\) and A \(\+\)/ })
      .waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a turn of a comparison', () => {
  it('has its question once, its numbers in one row with the best of them marked, and ends with the fastest', async () => {
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Add model' }).click();
    await ask(page, 'What can you do?');
    const answers = page.locator('article[data-status="done"][data-role="assistant"]');
    await answers.nth(2).waitFor();
    // One question for a screen reader as for the eye, above all answers.
    const question = page.locator('article[data-role="user"]').filter({ visible: true });
    expect(await question.count()).toBe(1);
    const boxes = await Promise.all((await answers.all()).map((answer) => answer.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect((await question.boundingBox())?.y).toBeLessThan(boxes[0]?.y ?? 0);
    // Each fact is in the same line of all columns, whatever the others lack.
    for (const fact of ['First', 'Total', 'Cost']) {
      const places = await page.locator(`article[data-role="assistant"] [data-fact="${fact}"]`).all();
      const lines = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y));
      expect(new Set(lines).size, fact).toBe(1);
    }
    const heads = await page.locator('[data-head]').all();
    const heights = await Promise.all(heads.map(async (head) => (await head.boundingBox())?.height));
    expect(new Set(heights).size).toBe(1);
    expect(await page.getByRole('article').getByText('Fastest').count()).toBe(1);
    const fastest = page.getByRole('region').filter({ has: page.getByText('Fastest', { exact: true }) });
    const letter = (await fastest.last().getAttribute('aria-label'))?.at(-1) ?? '';
    const model = await fastest.last().getByRole('combobox', { name: 'Model' }).inputValue();
    // One edit is an edit of all.
    await question.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Your message').fill('What is 2 + 3?');
    await page.getByLabel('Your message').press('Enter');
    await expect.poll(() => answers.filter({ hasText: '5' }).filter({ visible: true }).count()).toBe(3);
    await question.getByRole('button', { name: 'Previous version' }).click();
    await expect.poll(() => answers.filter({ hasText: 'emulator' }).count()).toBe(3);
    expect(await question.count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Use the fastest' }).getAttribute('title')).toBeTruthy();
    await page.getByRole('button', { name: 'Use the fastest' }).click();
    await page.getByRole('button', { name: 'Compare' }).waitFor();
    expect([letter, await page.getByRole('combobox', { name: 'Model' }).inputValue()]).toEqual([letter, model]);
    expect(watched.complaints).toEqual([]);
  });

  it('can have an own server beside the service of the page', async () => {
    const host = await startWorkbench({
      emulator: QUICK,
      servers: [{ label: 'Ollama', address: serversAt(`${workbench.url}/emulator`).ollama }],
    });
    try {
      await openChat(page, host);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/chat/completions')) sent.push(request.url());
      });
      await page.getByRole('button', { name: /^Connection/ }).click();
      await page.getByRole('button', { name: 'Find local servers' }).click();
      await page.getByRole('button', { name: 'Use Ollama' }).click();
      await page.getByLabel('Service').selectOption({ label: 'Emulator' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Compare' }).click();
      const second = columnOf('b');
      await second.getByLabel('Service').selectOption({ label: 'Ollama' });
      const model = second.getByRole('combobox', { name: 'Model' });
      await expect.poll(() => model.inputValue()).toBe('llama3.1:8b');
      await ask(page, 'What is 2 + 2?');
      await page.locator('article[data-status="done"][data-role="assistant"]').nth(1).waitFor();
      await second.locator('[data-fact="Provider"]').getByText('Ollama').waitFor();
      expect(sent.filter((url) => url.includes('/servers/'))).toHaveLength(1);
      expect(sent).toHaveLength(2);
      await page.reload();
      await expect.poll(() => model.inputValue()).toBe('llama3.1:8b');
      expect(watched.complaints).toEqual([]);
    } finally {
      await host.close();
    }
  });
});

describeInBrowser('a comparison whose service is changed', () => {
  it('has its models again when the service comes back', async () => {
    const host = await startWorkbench({
      emulator: QUICK,
      servers: [{ label: 'Ollama', address: serversAt(`${workbench.url}/emulator`).ollama }],
    });
    try {
      await openChat(page, host);
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: 'Add model' }).click();
      const models = page.getByRole('combobox', { name: 'Model' });
      const read = () => models.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
      await expect.poll(async () => new Set(await read()).size).toBe(3);
      const before = await read();
      await page.getByRole('button', { name: /^Connection/ }).click();
      await page.getByRole('button', { name: 'Find local servers' }).click();
      await page.getByRole('button', { name: 'Use Ollama' }).click();
      await expect.poll(async () => (await read())[0]).toBe('llama3.1:8b');
      const panel = page.getByRole('region', { name: 'Connection' });
      await panel.getByLabel('Service').selectOption({ label: 'Emulator' });
      await expect.poll(read).toEqual(before);
    } finally {
      await host.close();
    }
  });
});

const columnOf = (letter: string) => page.getByRole('region', { name: `Column ${letter.toUpperCase()}` });

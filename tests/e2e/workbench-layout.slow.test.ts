import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { answered, ask, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

describeInBrowser('what is not there', () => {
  it.each([
    ['/tasks/nothing', 'No such task', 'All tasks'],
    ['/tasks/graph-ml/try', 'This task cannot be run', 'All tasks'],
    ['/models/nobody/nothing', 'No model named “nobody/nothing” here. Gated models need a token.', 'Paste a record'],
    ['/chat/nothing', 'This chat is not in this browser.', 'All activity'],
    ['/templates?kept=nothing', 'This template is not in this browser.', 'All activity'],
    ['/activity/nothing', 'No such run', 'All activity'],
    ['/batch/nothing.jsonl', 'No such run', 'All runs on disk'],
    ['/docs/nothing', 'No such page', 'All pages'],
    ['/docs/gallery?panel=nothing', 'No such panel', 'First panel'],
    ['/open', 'This link is incomplete', 'Go to Start'],
    ['/nowhere', 'There is no such page', 'Go to Start'],
  ])('%s says so in words that are seen, and has a button that leads on', async (address, words, way) => {
    await page.goto(workbench.url + address);
    const said = page.getByText(words, { exact: true }).filter({ visible: true });
    await said.waitFor();
    const button = page.getByRole('button', { name: way, exact: true });
    await button.or(page.getByRole('link', { name: way, exact: true })).click();
    await said.waitFor({ state: 'detached' });
  });
});

describeInBrowser('the bar of a phone', () => {
  it('gives its room to the page: the theme is chosen in the menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${workbench.url}/tasks`);
    const bar = page.getByRole('banner');
    await bar.waitFor();
    expect(await bar.getByRole('radio', { name: 'Dark' }).filter({ visible: true }).count()).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('radio', { name: 'Dark' }).check();
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
  });
});

describeInBrowser('the actions of a page', () => {
  it.each([
    [768, 1024],
    [360, 740],
  ])('stand beside its title where they fit, else below its sentence, %i px wide', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${workbench.url}/batch`);
    const sentence = await measureBottom(page.getByText('Try a prompt on many rows, check answers, run all.'));
    const action = await page.getByRole('button', { name: 'Save plan' }).boundingBox();
    if (width < 768) expect(action?.y).toBeGreaterThan(sentence);
    else expect(action?.y).toBeLessThan(sentence - (action?.height ?? 0));
  });
});

describeInBrowser('the tabs of the documentation', () => {
  it.each([
    [1280, 800],
    [768, 1024],
    [360, 740],
  ])('stand at one place on its three pages, %i px wide', async (width, height) => {
    await page.setViewportSize({ width, height });
    const boxes = [];
    for (const address of ['/docs', '/docs/gallery', '/docs/about']) {
      await page.goto(workbench.url + address);
      const tabs = page.getByRole('navigation', { name: 'Docs', exact: true });
      await tabs.waitFor();
      boxes.push(await tabs.boundingBox());
      const lead = page.locator('header p');
      if (width < 1024 && address !== '/docs')
        expect(await measureBottom(lead)).toBeLessThanOrEqual(boxes.at(-1)?.y ?? 0);
    }
    expect(boxes).toEqual([boxes[0], boxes[0], boxes[0]]);
  });
});

describeInBrowser('code that loads a model', () => {
  it('begins at the top of its frame, below the row of choices', async () => {
    await page.goto(`${workbench.url}/models/sentence-transformers/all-MiniLM-L6-v2`);
    const panel = page.getByRole('region', { name: 'Code that loads the model' });
    const copy = panel.getByRole('button', { name: 'Copy', exact: true });
    const code = panel.locator('pre').first();
    await code.waitFor();
    // As on the pages that workbench-pages.test.ts compares.
    expect(await copy.locator('path').getAttribute('d')).toBe('M9 9h11v11H9zM5 15H4V4h11v1');
    const first = await code.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]?.top ?? 0;
    });
    expect(first - (await measureBottom(copy))).toBeLessThanOrEqual(24);
  });
});

async function measureBottom(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

describeInBrowser('the fault lab', () => {
  it('has all its lanes in a window of 1280 × 800 once they have run', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${workbench.url}/faults`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText(/^Fastest answer: /).waitFor();
    const ends = await page
      .getByRole('article')
      .evaluateAll((lanes) => lanes.map((lane) => lane.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(4);
    expect(Math.max(...ends)).toBeLessThanOrEqual(800);
    // The reason of all failures is there as a whole, once.
    await page.getByText(/^Under this fault: .*Rate limit reached, please try again later\.$/).waitFor();
    const cut = await page
      .getByRole('article')
      .locator('*')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0));
    expect(cut).toEqual([]);
  });
});

describeInBrowser('the data of a batch', () => {
  it('has its number of rows and what changes them in one line, 1280 px wide', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${workbench.url}/batch`);
    const data = page.getByRole('region', { name: 'Data' });
    await data.getByText('3 rows, 2 columns').waitFor();
    const heading = await data.getByRole('heading', { name: 'Data' }).boundingBox();
    const example = await data.getByRole('button', { name: 'Use example' }).boundingBox();
    expect(example?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
    await data.getByRole('button', { name: 'Edit text' }).click();
    await data.getByLabel('Rows').fill('text\nfine');
    await data.getByText('1 row, 1 column').waitFor();
  });
});

describeInBrowser('a chat', () => {
  const PICTURE = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400"/></svg>',
  );

  it('has pictures above their question, and the facts of an answer where its words begin, in one line', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openChat(page, workbench);
    const raster = await page.evaluate(async (svg) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL().split(',')[1] ?? '';
    }, PICTURE.toString());
    const files = page.locator('form input[type="file"]').first();
    await files.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: Buffer.from(raster, 'base64') });
    await page.getByRole('button', { name: 'Remove wide.png' }).waitFor();
    await ask(page, 'What is this?');
    await answered(page);
    const [question, answer] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
    const ends = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
    expect(await ends(question.getByRole('img'))).toBe(await ends(question));
    const facts = await answer.locator('dl').boundingBox();
    const words = await answer.locator('p').first().boundingBox();
    expect(facts?.x).toBe(words?.x);
    expect(facts?.height).toBeLessThan(24);
  });

  it('shows how it can be shared and its code in dialogs of which the text alone scrolls', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openChat(page, workbench);
    for (const question of ['What can you do?', 'And what else?', 'And in JSON?']) {
      await ask(page, question);
      await answered(page);
    }
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expectWholeAround(dialog, dialog.getByRole('region', { name: 'Exported text' }));
    await dialog.getByRole('button', { name: 'View raw prompt' }).click({ trial: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await expectWholeAround(dialog, dialog.locator('pre'));
  });

  /** Expects that a text scrolls in a dialog, and that nothing else of it does or is cut off. */
  async function expectWholeAround(dialog: Locator, text: Locator): Promise<void> {
    await text.waitFor();
    const hides = (element: Element) => element.scrollHeight - element.clientHeight > 1;
    await expect.poll(() => text.evaluate(hides)).toBe(true);
    expect(
      await dialog.evaluate(
        (all, scrolls) =>
          [all, ...all.querySelectorAll(':scope > *, :scope > * > *')]
            .filter((element) => element.scrollHeight - element.clientHeight > 1 && element !== scrolls)
            .map((element) => element.className),
        await text.elementHandle(),
      ),
    ).toEqual([]);
  }
});

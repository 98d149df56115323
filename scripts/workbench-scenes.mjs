// The pictures of the workbench in README.md and the guide: what is done on a page before each is taken.

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
async function ask(page) {
  await page.getByRole('textbox', { name: 'Message' }).fill('What can you do?');
  await page.keyboard.press('Enter');
}

/** Waits for the lists of an answer: Markdown is loaded with the first one. @param {Page} page */
async function isFormatted(page, column = 0) {
  await page.locator('article li', { hasText: 'calculate' }).nth(column).waitFor();
}

/** Scenes by path of their screenshot, relative to the root of the repository. Each waits until the page is complete. */
export const SCENES = {
  /** @param {Page} page @param {string} url */
  async 'docs/workbench.webp'(page, url) {
    await page.goto(`${url}/chat`);
    await page.getByRole('button', { name: 'Compare' }).click();
    await ask(page);
    await page
      .getByText(/tokens in, \d+ out/)
      .nth(1)
      .waitFor();
    await isFormatted(page, 1);
  },
  /** @param {Page} page @param {string} url */
  async 'docs/pictures/start.webp'(page, url) {
    await page.goto(url);
    await page.getByRole('heading', { name: 'Make an image' }).waitFor();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  },
  /** @param {Page} page @param {string} url */
  async 'docs/pictures/chat.webp'(page, url) {
    await page.goto(`${url}/chat`);
    await ask(page);
    const answer = page.getByRole('article').last();
    await answer.getByText(/tokens in, \d+ out/).waitFor();
    await isFormatted(page);
    await answer.getByRole('button', { name: 'Timeline' }).click();
    await answer.getByRole('region', { name: 'Replay' }).scrollIntoViewIfNeeded();
  },
  /** @param {Page} page @param {string} url */
  async 'docs/pictures/templates.webp'(page, url) {
    await page.goto(`${url}/templates`);
    await page.getByText('No problems', { exact: true }).waitFor();
    await page.getByText('✓ renders').first().waitFor();
  },
  /** @param {Page} page @param {string} url */
  async 'docs/pictures/template-tokens.webp'(page, url) {
    await page.goto(`${url}/templates?model=meta-llama/Llama-3.1-8B-Instruct`);
    const sources = page.getByRole('combobox', { name: 'Source' }).locator('option');
    await sources.filter({ hasText: 'meta-llama' }).waitFor({ state: 'attached' });
    await page.getByText('✓ renders').first().waitFor();
    await page.getByText('Tokens', { exact: true }).click();
    await page.getByRole('button', { name: 'Load tokenizer of Llama-3.1-8B-Instruct' }).click();
    await page.getByText(/tokens of meta-llama/).waitFor();
    await page.getByRole('region', { name: 'Tokens of the output' }).scrollIntoViewIfNeeded();
  },
  /** @param {Page} page @param {string} url */
  async 'docs/pictures/evaluation.webp'(page, url) {
    await page.goto(`${url}/batch`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main input[role="combobox"]')].every(({ value }) => value.includes('/')),
    );
    await page.getByRole('button', { name: 'Run 3 rows', exact: true }).click();
    await page.getByText('6 calls', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Table of answers' }).scrollIntoViewIfNeeded();
  },
  /** @param {Page} page @param {string} url */
  async 'docs/pictures/fault-lab.webp'(page, url) {
    await page.goto(`${url}/faults`);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    // It is called "Stop" as long as a policy is at work.
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
  },
};

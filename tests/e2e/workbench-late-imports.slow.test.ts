import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { answered, answerWith, ask, modelsAreThere, openChat, openSettings } from './workbench-actions.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Takes a script away from the page once, as a host does that is built anew. Returns the addresses that were asked for. */
async function loseOnce(of: Page, name: string): Promise<readonly string[]> {
  const requested: string[] = [];
  of.on('request', (request) => request.url().includes(`/${name}-`) && requested.push(request.url()));
  await of.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), (route) => route.abort(), { times: 1 });
  return requested;
}

describeInBrowser('code that could not be loaded', () => {
  it('is loaded by Retry of a call, and stays one module', async () => {
    await page.goto(`${workbench.url}/tasks/text-classification/try`);
    await modelsAreThere(page);
    const requested = await loseOnce(page, 'client');
    const result = page.getByRole('region', { name: 'Result' });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await result.getByText('The workbench could not load its client').waitFor();
    await result.getByRole('button', { name: 'Retry' }).click();
    await result.getByText('Total').waitFor();
    await page.getByLabel('Text', { exact: true }).fill('A sad day');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await result.getByRole('table', { name: 'A sad day' }).waitFor();
    expect(requested.map((url) => new URL(url).search !== '')).toEqual([false, true]);
  });

  it('is loaded by Retry of a chat', async () => {
    await openChat(page, workbench);
    await loseOnce(page, 'run-answer');
    await ask(page, 'What is 6 * 7?');
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    await page.getByRole('article').last().getByText('42').first().waitFor();
  });

  it('is loaded when a button is used again', async () => {
    await page.goto(`${workbench.url}/tasks/text-classification/try`);
    await modelsAreThere(page);
    await loseOnce(page, 'links');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link could not be made').first().waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').first().waitFor();
  });

  it('of a part of a page is loaded by Retry of the part, and the page stays', async () => {
    await page.goto(`${workbench.url}/tasks/text-classification/try`);
    await modelsAreThere(page);
    await page.getByLabel('Text', { exact: true }).fill('A sad day');
    await loseOnce(page, 'json-view');
    await page.getByRole('radio', { name: 'JSON' }).check();
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await failure.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('textbox', { name: /^Arguments as JSON/ }).waitFor();
    expect(await failure.count()).toBe(0);
    await page.getByRole('radio', { name: 'Form' }).check();
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('A sad day');
  });

  it('of the running count is left out, with the sidebar in its place', async () => {
    await page.route(/running-count-[\w-]+\.js/, (route) => route.abort());
    await page.goto(`${workbench.url}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
  });

  it('of formulas is loaded by Retry below the answer, which has their sources until then', async () => {
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByLabel('Stream the answer').uncheck();
    await answerWith(page, 'So $E = mc^2$ and $a_1 * b_2 * c_3$.');
    await loseOnce(page, 'draw-formula');
    await ask(page, 'Hello');
    await answered(page);
    const answer = page.getByRole('article').last();
    await answer.getByText('could not be loaded').waitFor();
    expect(await answer.textContent()).toContain('So $E = mc^2$ and $a_1 * b_2 * c_3$.');
    await answer.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => answer.locator('math').count()).toBe(2);
    expect(await answer.getByRole('alert').count()).toBe(0);
  });

  it('of the documentation is loaded by Retry: its search, and a page', async () => {
    await loseOnce(page, 'search-docs');
    await page.goto(`${workbench.url}/docs`);
    const search = page.getByLabel('Search the documentation');
    const rail = page.getByRole('navigation', { name: 'Documentation' });
    await search.fill('retry budget');
    await rail.getByRole('button', { name: 'Retry' }).click();
    await rail.getByText(/\d sections/).waitFor();
    await search.fill('qqqzzz');
    await rail.getByRole('button', { name: 'All pages' }).click();
    await rail.getByText('Call a model').waitFor();
    expect(await search.inputValue()).toBe('');
    await page.route(/\/assets\/guide-workbench-[\w-]+\.json$/, (route) => route.abort(), { times: 1 });
    await page.goto(`${workbench.url}/docs/guide/workbench`);
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { level: 1, name: 'The workbench' }).waitFor();
  });
});

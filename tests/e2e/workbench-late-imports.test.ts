import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { answered, ask, modelsAreThere, openChat } from './workbench-actions.ts';
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
    await page.getByRole('article').last().getByText('42').waitFor();
  });

  it('is loaded when a button is used again', async () => {
    await page.goto(`${workbench.url}/tasks/text-classification/try`);
    await modelsAreThere(page);
    await loseOnce(page, 'links');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link could not be made').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').waitFor();
  });
});

import { expect, it } from 'vitest';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolations, describeInBrowser, openPage } from './browser.ts';
import { modelsAreThere } from './workbench-actions.ts';
import { browser, useHost, workbench } from './workbench-session.ts';

useHost();

describeInBrowser('the form of a task', () => {
  it('is reached from a task, makes an image from the sample, and keeps form, JSON and code in step', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/tasks/text-to-image`);
    await page.getByRole('link', { name: 'Try it' }).click();
    await page.getByRole('heading', { name: 'Text-to-Image', level: 1 }).waitFor();
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).locator('img').waitFor();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await page.getByRole('radio', { name: '16:9' }).check();
    await page.getByLabel('Seed', { exact: true }).fill('7');
    await page.getByText('More settings').click();
    await page.getByLabel('Steps', { exact: true }).fill('4');
    // Run at the end of a long form: the result is in sight.
    const run = page.getByRole('button', { name: 'Run', exact: true });
    await page.getByLabel('Scheduler', { exact: true }).scrollIntoViewIfNeeded();
    await run.click();
    const box = await page.getByRole('region', { name: 'Result' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await page.getByLabel('JSON', { exact: true }).check();
    const json = page.getByLabel('Arguments as JSON');
    expect(JSON.parse(await json.inputValue())).toMatchObject({
      parameters: { width: 1280, height: 720, seed: 7, num_inference_steps: 4 },
    });
    await json.fill('{"inputs": "A red kite"');
    await page.getByRole('region', { name: 'Call' }).getByRole('alert').waitFor();
    expect(await run.isDisabled()).toBe(true);
    await json.fill('{"inputs": "A red kite"}');
    expect(await run.isDisabled()).toBe(false);
    await page.getByLabel('Code', { exact: true }).check();
    await page.getByText('A red kite').first().waitFor();
    await page.getByLabel('Form', { exact: true }).check();
    expect(await page.getByLabel('Prompt', { exact: true }).inputValue()).toBe('A red kite');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('button', { name: 'Show the run “A red kite”' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('region', { name: 'Result' }).getByRole('img', { name: 'A red kite' }).waitFor();
    expect(await page.getByLabel('Prompt', { exact: true }).inputValue()).toBe('A red kite');
    await page
      .getByRole('button', { name: /Show the run “A lighthouse/ })
      .first()
      .click();
    await page
      .getByRole('region', { name: 'Result' })
      .getByRole('img', { name: /^A lighthouse/ })
      .waitFor();
    expect(await page.getByLabel('Prompt', { exact: true }).inputValue()).toMatch(/^A lighthouse/);
    expect(new URL(page.url()).searchParams.get('run')).toMatch(/.{10}/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('makes several images at once, each with a seed of its own', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/tasks/text-to-image/try`);
    await modelsAreThere(page);
    await page.getByLabel('Seed', { exact: true }).fill('7');
    await page.getByRole('group', { name: 'Number of images' }).getByRole('radio', { name: '3' }).check();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const images = page.getByRole('region', { name: 'Result' }).locator('img');
    await images.nth(2).waitFor();
    expect(await images.count()).toBe(3);
    const kept = page.getByRole('region', { name: 'Last runs' }).getByRole('listitem');
    await expect.poll(() => kept.count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    // Each is a run, which fills in the form with its seed; the number stays in the address.
    const seeds: string[] = [];
    for (const place of [0, 1, 2]) {
      await kept.nth(place).getByRole('button').first().click();
      await expect.poll(() => images.count()).toBe(1);
      seeds.push(await page.getByLabel('Seed', { exact: true }).inputValue());
    }
    expect(seeds.toSorted()).toEqual(['7', '8', '9']);
    expect(new URL(page.url()).searchParams.get('count')).toBe('3');
    expect(complaints).toEqual([]);
    await close();
  });

  it('loads the client with all providers as one file beside what reads and keeps messages, whatever is called first', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/tasks/text-classification/try`);
    await modelsAreThere(page);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    // Chats load what reads messages without the client.
    const names = scripts.map((url) => /\/assets\/([a-z]+)-/.exec(url)?.[1]);
    expect(names.sort()).toEqual(['client', 'messages', 'turns']);
    await close();
  });

  it('keeps its tabs in place, copies a text, and starts the columns of a table on their lines', async () => {
    const { page, complaints, close } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    const tabs = page.getByRole('navigation', { name: 'Task views' });
    await page.goto(`${workbench.url}/tasks/summarization`);
    const before = await tabs.boundingBox();
    await tabs.getByRole('link', { name: 'Try' }).click();
    await modelsAreThere(page);
    expect((await tabs.boundingBox())?.y).toBe(before?.y);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('button', { name: 'Copy', exact: true }).click();
    await result.getByText(await page.evaluate(() => navigator.clipboard.readText()), { exact: true }).waitFor();

    await page.goto(`${workbench.url}/tasks/table-question-answering/try`);
    const cells = page.locator('.hubkit-task-table tbody tr').first().locator('td:has(input)');
    await cells.first().waitFor();
    const [first = 0, second = 99] = await cells.evaluateAll((all) =>
      all.map((cell) => (cell.querySelector('input')?.getBoundingClientRect().x ?? 0) - cell.getBoundingClientRect().x),
    );
    expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shares a call by a link, which fills in the form of another page', async () => {
    const { page, complaints, close } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${workbench.url}/tasks/text-to-image/try`);
    await modelsAreThere(page);
    await page.getByLabel('Prompt', { exact: true }).fill('A green boat');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').first().waitFor();
    await page.getByLabel('Prompt', { exact: true }).fill('A dog');
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await page.getByText('A green boat').waitFor();
    await page.getByRole('button', { name: 'Open the form' }).click();
    await expect.poll(() => page.getByLabel('Prompt', { exact: true }).inputValue()).toBe('A green boat');
    expect(complaints).toEqual([]);
    await close();
  });

  it('says on both sides that a link has no image, shows the fields of the form, and runs the call', async () => {
    const { page, complaints, close } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${workbench.url}/tasks/text-to-image/try`);
    await modelsAreThere(page);
    await page.getByLabel('Prompt', { exact: true }).fill('A green boat');
    await page.getByRole('radio', { name: '16:9' }).check();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const image = page.getByRole('region', { name: 'Result' }).locator('img');
    await image.waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied, without the image.').first().waitFor();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const input = page.getByRole('region', { name: 'Input' });
    await input.getByText('1280 × 720', { exact: true }).waitFor();
    expect((await input.locator('dt').allTextContents()).slice(0, 2)).toEqual(['Prompt', 'Size']);
    await input.getByText('Arguments as JSON').click();
    await input.getByText('"inputs"').waitFor();
    await page.getByRole('heading', { name: 'The image is not in this link' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Run it' }).click();
    await image.waitFor();
    expect(await page.getByLabel('Prompt', { exact: true }).inputValue()).toBe('A green boat');
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows how far a long job is, and can be stopped', async () => {
    // It is still running when a slow page gets to the Stop button.
    const lasting = await startWorkbench({ isRealAllowed: false, emulator: { jobs: { runningMs: 3_600_000 } } });
    const { page, close } = await openPage(browser, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    await page.goto(`${lasting.url}/tasks/text-to-video/try`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped.', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
    await lasting.close();
  });

  it('says what failed, with one Retry, and that a task without a method cannot be run', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/tasks/text-classification/try`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByLabel('Token', { exact: true }).fill('hf_000000invalid');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'The token was not accepted' }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1);
    expect(await page.locator('body').textContent()).not.toContain('hf_000000invalid');
    await page.goto(`${workbench.url}/tasks/depth-estimation/try`);
    await page.getByRole('heading', { name: 'This task cannot be run' }).waitFor();
    await close();
  });
});

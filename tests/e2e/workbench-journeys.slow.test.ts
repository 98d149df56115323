import { text } from 'node:stream/consumers';
import { serversAt } from '@hubkit/emulator';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolations, axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { answered, arm, ask, modelsAreThere, openChat, readText } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' }, { emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });

describeInBrowser('a fault of the emulator', () => {
  it('counts down, is explained, has one Retry, and the timeline says which requests it struck', async () => {
    await openChat(page, workbench);
    await arm(page, 'rate-limit');
    await ask(page, 'Hello');
    await page.getByText(/Retrying in \d s \(attempt 2 of 3\)/).waitFor();
    const panel = page.getByRole('region', { name: 'Too many requests' });
    await panel.waitFor();
    expect(await page.getByRole('button', { name: /retry|Try again|Regenerate/i }).count()).toBe(1);
    expect(await readText(panel)).toMatch(/Request id\S+/);
    // The wait that the service asks for is said once.
    expect(await readText(panel)).not.toContain('Wait a moment');
    await panel.getByText('Reproduce with curl').click();
    // Opened details do not scroll the title away.
    expect((await panel.getByRole('heading').boundingBox())?.y).toBeGreaterThan(0);
    const command = await readText(panel.getByLabel('curl command', { exact: true }));
    expect(command).toContain('$HF_TOKEN');
    expect(command).not.toContain('hf_emulator');
    await page.getByRole('button', { name: 'Timeline' }).click();
    await page.getByText('fault struck here: rate-limit').first().waitFor();
    expect(await page.getByText('fault struck here').count()).toBe(3);
    await page.getByText(/Raw events/).click();
    expect(await axeViolations(page)).toEqual([]);
    expect(await readText(page.locator('main'))).not.toContain('error.partial');
    await page.getByRole('button', { name: /Connection: Emulator.*Fault: rate-limit/ }).waitFor();
  });

  it('that was armed for other requests was not reached, and one that strikes once is switched off by it', async () => {
    await openChat(page, workbench);
    await arm(page, 'bad-gateway');
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByLabel('Target').selectOption('media');
    await page.keyboard.press('Escape');
    await ask(page, 'Hello');
    await page.getByRole('button', { name: 'Timeline' }).click();
    await page.getByText(/Armed, not reached/).waitFor();
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByLabel('Target').selectOption('provider');
    await page.getByLabel('Strikes').selectOption('once');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await page.getByText('2/2').waitFor();
    await page.locator('article[data-status="done"][data-role="assistant"]').waitFor();
    await page.getByRole('button', { name: /Offline emulator/ }).waitFor();
    await page.getByRole('button', { name: 'Timeline' }).click();
    await page.getByText('fault struck here: bad-gateway').waitFor();
    expect(await page.getByText('fault struck here').count()).toBe(1);
  });

  it('of the list of models says why, and the list can be loaded again', async () => {
    await page.route('**/api/models?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${workbench.url}/chat`);
    const model = page.getByRole('combobox', { name: 'Model' });
    const bar = page.locator('main header').first();
    await expect.poll(() => model.getAttribute('placeholder')).toBe('No models');
    const height = (await bar.boundingBox())?.height;
    // The reason is in the open list, and moves nothing.
    await model.click();
    await page.getByText('Emulator responded to the list of models with 503.').waitFor();
    expect((await bar.boundingBox())?.height).toBe(height);
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/api/models?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await modelsAreThere(page);
  });
});

describeInBrowser('two models side by side', () => {
  it('answer one question, have their code, and are there again after a reload; the history is renamed and exported', async () => {
    const token = 'hf_never_in_an_export_0000';
    await openChat(page, workbench);
    const width = async (locator: Locator) => (await locator.boundingBox())?.width;
    const composer = page.locator('form:has(textarea)');
    expect(await width(page.getByRole('button', { name: 'What can you do?' }))).toBe(await width(composer));
    await page.getByRole('button', { name: /^Connection/ }).click();
    await page.getByLabel('Token', { exact: true }).fill(token);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Compare' }).click();
    await ask(page, 'What is 2 + 2?');
    const done = page.locator('article[data-status="done"][data-role="assistant"]');
    await done.nth(1).waitFor();
    const models = await page.getByLabel('Model', { exact: true }).evaluateAll(valuesOf);
    expect(new Set(models).size).toBe(2);

    await page.getByRole('button', { name: 'Code', exact: true }).click();
    await page.getByRole('dialog').getByText('What is 2 + 2?').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chats' }).click();
    await page.getByRole('button', { name: 'Rename What is 2 + 2?' }).click();
    await page.keyboard.type('Sums');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Rename Sums' }).waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.reload();
    await done.nth(1).waitFor();
    await expect.poll(() => page.getByLabel('Model', { exact: true }).evaluateAll(valuesOf)).toEqual(models);
    await page.getByRole('button', { name: 'Use B' }).click();
    await page.getByText('2/2').waitFor();

    await page.getByRole('link', { name: 'Settings' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const exported = await text(await download.createReadStream());
    expect(exported).toContain('Sums');
    expect(exported).not.toContain(token);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    // It asks with the numbers of what would go.
    await page
      .getByRole('dialog', { name: 'Delete everything?' })
      .getByText(/^This deletes 1 chat/)
      .waitFor();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('link', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Make an image' }).waitFor();
    expect(await page.getByRole('region', { name: 'Continue' }).count()).toBe(0);
    // The message of “Use B” also has an Undo, and may still be shown.
    const deletion = page.getByRole('region', { name: 'Notice' }).filter({ hasText: 'Deleted: 1 chat' });
    await deletion.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Sums' }).waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('the fault lab', () => {
  it('shows which policy answers in spite of a fault, each with its requests', async () => {
    await page.goto(`${workbench.url}/faults`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const lane = (name: string) => page.getByRole('article', { name });
    await lane('No retry').getByText('Failed: Too many requests').waitFor();
    for (const name of ['Default', 'Quick retries', 'Other provider']) {
      await lane(name)
        .getByText(/^Answered, \d requests/)
        .waitFor();
      await lane(name).getByText('Whole answer').waitFor();
    }
    await page.getByText(/^Fastest answer: (?:Default|Quick retries|Other provider), \d requests?, /).waitFor();
    await lane('Quick retries').getByText('Attempt 2 in').waitFor();
    await lane('Other provider').getByText('Failover from').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The fault was theirs alone.
    await page.getByRole('button', { name: /Offline emulator/ }).waitFor();
  });
});

describeInBrowser('a service that is not the emulator', () => {
  it('asks for a token before it sends, or is a server of the user, found or typed, that answers through the host', async () => {
    const servers = serversAt(`${workbench.url}/emulator`);
    const host = await startWorkbench({ servers: [{ label: 'Ollama', address: servers.ollama }] });
    await page.route('https://**', (route) => route.abort());
    await openChat(page, host);
    const connection = page.getByRole('button', { name: /^Connection/ });
    await connection.click();
    await page.getByLabel('Service').selectOption({ label: 'Hugging Face' });
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('No models').waitFor();
    await ask(page, 'Hello');
    const failure = page.getByRole('region', { name: 'A token is needed' });
    await failure.getByText('Nothing was sent.').waitFor();
    await failure.getByRole('button', { name: 'Open Connection' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('[type="password"]'));
    await page.keyboard.press('Escape');

    await connection.click();
    await page.getByRole('button', { name: 'Find local servers' }).click();
    await page.getByRole('button', { name: 'Use Ollama' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const model = page.getByRole('combobox', { name: 'Model' });
    await expect.poll(() => model.inputValue()).toBe('llama3.1:8b');
    await ask(page, 'What is 2 + 2?');
    await answered(page);
    await page.getByRole('article').last().locator('[data-fact="Provider"]').getByText('Ollama').waitFor();

    await connection.click();
    await page.getByLabel('Add a server').fill(`${servers.vllm}/v1`);
    await page.keyboard.press('Enter');
    await page.getByText(/^\d+ models? found\.$/).waitFor();
    await page.getByLabel('Token', { exact: true }).fill('key');
    await page.keyboard.press('Escape');
    await expect.poll(() => model.inputValue()).toBe('Qwen/Qwen2.5-7B-Instruct');
    const asked = page.waitForRequest((request) => request.url().endsWith('/servers/vllm/v1/chat/completions'));
    await ask(page, 'What is 3 + 3?');
    expect((await asked).headers().authorization).toBe('Bearer key');
    await answered(page);
    // The servers are kept, their keys are not.
    await page.reload();
    await connection.click();
    await page.getByLabel('Service').selectOption({ label: 'Ollama' });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('key');
    await host.close();
  });
});

describeInBrowser('a long job', () => {
  it('goes on after a reload, is listed with its progress, and ends with its result', async () => {
    await page.goto(`${workbench.url}/tasks/text-to-video/try?model=Wan-AI/Wan2.1-T2V-14B&provider=fal-ai`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('progressbar').waitFor();
    await page.goto(`${workbench.url}/jobs`);
    const job = page.getByRole('main').getByRole('listitem');
    // It takes long enough to be seen, and to be canceled.
    await job.getByRole('button', { name: /^Actions/ }).click();
    await job.getByRole('button', { name: /^Cancel/ }).waitFor();
    expect(await readText(job)).not.toContain('position 0');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: /^A lighthouse/ }).click();
    await page.locator('video').waitFor();
    await page.goto(workbench.url);
    await page.getByRole('link', { name: /^A lighthouse/ }).click();
    await page.locator('video').waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

function valuesOf(selects: readonly Element[]): string[] {
  return selects.map((select) => (select as HTMLSelectElement).value);
}

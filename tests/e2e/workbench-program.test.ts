import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATOR_HUB_TOKEN } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { devtools } from '@hubkit/inference/node';
import { afterAll, expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

const callsFolder = mkdtempSync(join(tmpdir(), 'hubkit-program-'));
afterAll(() => rmSync(callsFolder, { recursive: true }));
useWorkbench({ permissions: ['clipboard-read', 'clipboard-write'] }, { callsFolder });

/** A program that asks a question and reads the stream of the answer. */
async function runProgram(content: string): Promise<void> {
  const fetch = devtools({ folder: callsFolder });
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: workbench.endpoints, fetch });
  const args = {
    provider: 'groq' as const,
    model: 'openai/gpt-oss-20b',
    messages: [{ role: 'user' as const, content }],
  };
  for await (const _chunk of client.chatCompletionStream(args));
  await fetch.written();
}

describeInBrowser('the page of programs without calls', () => {
  it('is reached from Activity, leads to the guide, and shows its code from the left', async () => {
    await page.goto(`${workbench.url}/activity`);
    await page.getByRole('link', { name: 'Your program' }).click();
    await page.waitForURL(`${workbench.url}/program`);
    const empty = page.getByRole('region', { name: 'No calls yet' });
    expect(await empty.getByRole('code').evaluate((code) => getComputedStyle(code).textAlign)).toBe('start');
    await empty.getByRole('link', { name: 'Read the guide' }).click();
    await page.getByRole('heading', { name: 'See your program' }).waitFor();
  });
});

describeInBrowser('the calls of a program', () => {
  it('come as they are made, with their answer, replay, bodies and a test', async () => {
    await page.goto(`${workbench.url}/program`);
    await page.getByText('No calls yet').waitFor();
    await runProgram('What is 6 times 7?');
    const calls = page.getByRole('navigation', { name: 'Calls' });
    const chats = calls.getByText('openai/gpt-oss-20b', { exact: true });
    await chats.waitFor();
    const call = page.getByRole('region', { name: 'Call' });
    await call.getByText('42').first().waitFor();
    await call.getByRole('region', { name: 'Replay' }).getByRole('slider', { name: 'Time' }).waitFor();
    await call.getByText('Request', { exact: true }).click();
    await call.getByRole('figure').getByText('What is 6 times 7?').waitFor();
    await call.getByRole('button', { name: 'Copy as test' }).click();
    await call.locator('button[data-state="copied"]').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('provider: "groq"');
    await runProgram('What is 9 times 9?');
    await expect.poll(() => chats.count()).toBe(2);
    expect(await page.content()).not.toContain(EMULATOR_HUB_TOKEN);
    expect(watched.complaints).toEqual([]);
  });

  it('are a line each, with what they made, and with the reason of a failure', async () => {
    const fetch = devtools({ folder: callsFolder });
    const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: workbench.endpoints, fetch });
    await client.textToImage({ provider: 'fal-ai', model: 'black-forest-labs/FLUX.1-dev', inputs: 'a red boat' });
    const unknown = { model: 'zzz/none', messages: [{ role: 'user' as const, content: 'Hi' }] };
    await client.chatCompletion(unknown).catch(() => {});
    await fetch.written();
    await page.setViewportSize({ width: 768, height: 860 });
    await page.goto(`${workbench.url}/program`);
    const calls = page.getByRole('navigation', { name: 'Calls' });
    await calls.getByRole('link', { name: 'black-forest-labs/FLUX.1-dev a red boat fal-ai' }).click();
    const call = page.getByRole('region', { name: 'Call' });
    await call.getByRole('img', { name: 'a red boat' }).waitFor();
    expect(await calls.isVisible()).toBe(false);
    await call.getByText('All requests (').click();
    await call.getByText('Lookup of the model').waitFor();
    await call.getByRole('link', { name: 'Calls' }).click();
    await page.getByRole('radio', { name: 'Failed 1' }).check();
    await calls.getByRole('link', { name: 'zzz/none 404: Repository not found' }).click();
    await call.getByRole('heading', { name: 'The model was not found' }).waitFor();
    expect(await call.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 860 });
    await calls.waitFor();
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulk, bulkWorker, redisQueue } from '@hubkit/bulk';
import { emulatorProviderKey, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, expect, it } from 'vitest';
import { findRedis } from '../../scripts/redis.mjs';
import { describeWith } from '../support/describe-with.ts';
import { startRedis } from '../support/redis-server.ts';
import { fillDiskRun, prompt, sums } from './batch-page.ts';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { page, QUICK, useWorkbench, watched, workbench } from './workbench-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-bulk-page-'));
useWorkbench({ reducedMotion: 'reduce' }, { runsFolder: folder, emulator: { ...QUICK, keepExchanges: 0 } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (name: string | RegExp) =>
  page.getByRole('region', { name: 'Table of rows' }).getByRole('button', { name });

describeInBrowser('runs on disk', () => {
  it('lead from a trial to all rows without calling any again, and keep the answers of every trial', async () => {
    await fillDiskRun('steps.csv', sums(60));
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'steps.trial.jsonl' }).waitFor();
    await page.getByText('20 of 20 rows', { exact: true }).waitFor();
    expect(await page.title()).toBe('steps.trial.jsonl · hubkit workbench');
    await page.getByText(join(folder, 'steps.trial.jsonl')).waitFor();
    await row(/What is 4 \+ 1\?.*4 \+ 1 = 5/).click();
    await page.getByRole('region', { name: 'Row 5' }).getByText('Input').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    const answers = readFileSync(join(folder, 'steps.trial.jsonl'), 'utf8');
    // A second trial whose prompt has a mistake: rows, prompt and model are still in the form.
    await page.getByRole('link', { name: 'Change and run again' }).click();
    await page.getByText('60 rows, 2 columns').waitFor();
    await expect.poll(() => prompt().inputValue()).toBe('{{ text }}');
    expect(await page.getByRole('radio', { name: 'On disk' }).isChecked()).toBe(true);
    await prompt().fill('{{ text');
    await page
      .getByRole('alert')
      .getByText(/^Line 1, column \d+: /)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Try 20 rows' }).isDisabled()).toBe(true);
    await prompt().fill('Add: {{ text }}');
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'steps.trial-2.jsonl' }).waitFor();
    await page.getByText('20 of 20 rows', { exact: true }).waitFor();
    expect(readFileSync(join(folder, 'steps.trial.jsonl'), 'utf8')).toBe(answers);
    await page.getByRole('button', { name: 'Run all rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'steps.answers.jsonl' }).waitFor();
    await page.getByText('60 of 60 rows', { exact: true }).waitFor();
    // The first 20 are answers of the trial.
    await page.getByRole('region', { name: 'Progress' }).getByText('40', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Progress' }).getByText('From earlier runs').waitFor();
    await row(/What is 4 \+ 1\?.*4 \+ 1 = 5.*kept/).waitFor();
    await page.getByRole('radio', { name: 'Failed 0' }).waitFor();
    const csvFile = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const saved = join(folder, 'saved.csv');
    await (await csvFile).saveAs(saved);
    const lines = readFileSync(saved, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(61);
    expect(lines[0]).toContain('text');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('have no budget that is not a number above 0, and begin again with theirs', async () => {
    await fillDiskRun('budget.csv', sums(3));
    const budget = page.getByLabel('Budget in dollars');
    const start = page.getByRole('button', { name: 'Run 3 rows' });
    for (const wrong of ['abc', '-3', '0']) {
      await budget.fill(wrong);
      await page.getByRole('alert').getByText('A number above 0, such as 0.50', { exact: true }).waitFor();
      expect(await budget.getAttribute('aria-invalid')).toBe('true');
      expect(await start.isDisabled()).toBe(true);
    }
    await budget.fill('0.50');
    await page.getByLabel('Name').fill('../a b/*');
    await page.getByText('Files: a-b.answers.jsonl', { exact: true }).waitFor();
    await page.getByText('hubkit eval a-b.json', { exact: true }).waitFor();
    await start.click();
    await page.getByRole('heading', { level: 1, name: 'a b', exact: true }).waitFor();
    await page.getByText(/^\$0(\.\d+)? of \$0\.50$/).waitFor();
    await page.getByText('3 of 3 rows', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Change and run again' }).click();
    await expect.poll(() => budget.inputValue()).toBe('0.5');
    await budget.fill('0.75');
    await page.goto(`${workbench.url}/activity`);
    await page.goto(`${workbench.url}/batch`);
    await expect.poll(() => budget.inputValue()).toBe('0.75');
    expect(watched.complaints).toEqual([]);
  });

  it('have a name, and a file for each model', async () => {
    await fillDiskRun('sums.csv', sums(3));
    await page.getByRole('button', { name: 'Add model' }).click();
    await page.getByLabel('Name').fill('My sums');
    await page.getByRole('button', { name: 'Run 3 rows' }).click();
    const runs = page.getByRole('region', { name: 'Runs on disk' });
    const started = runs.getByText('2 runs started: My-sums.answers.jsonl, My-sums.answers-2.jsonl', { exact: true });
    await expect.poll(() => started.evaluate((note) => note.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await runs.getByRole('link', { name: 'My-sums.answers-2.jsonl' }).waitFor();
    await runs.getByRole('link', { name: 'My-sums.answers.jsonl' }).click();
    await page.getByRole('heading', { level: 1, name: 'My sums' }).waitFor();
    await page.getByText('3 of 3 rows', { exact: true }).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('shows a run of another process: failures, rows by state and text, and calls the failed ones again', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      text: `What is ${index} + 1?`,
      max: index % 100 === 7 ? -1 : 50,
    }));
    writeFileSync(join(folder, 'in.jsonl'), rows.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const client = new InferenceClient(emulatorProviderKey('groq'), { endpoints: workbench.endpoints });
    const summary = await bulk(client, {
      input: join(folder, 'in.jsonl'),
      output: join(folder, 'out.jsonl'),
      provider: 'groq',
      model: 'meta-llama/Llama-3.1-8B-Instruct',
      prompt: '{{ text }}',
      columns: { max_tokens: '{{ max }}' },
      budget: { cost: 5 },
    }).done;
    expect(summary).toMatchObject({ done: 297, dead: 3 });
    await page.goto(`${workbench.url}/batch/out.jsonl`);
    await page.getByText('300 of 300 rows', { exact: true }).waitFor();
    await page.getByText(/^\$0(\.\d+)? of \$5\.00$/).waitFor();
    const failures = page.getByRole('region', { name: 'Failures' });
    await failures.getByText('3 × rejected').waitFor();
    await failures.getByRole('button', { name: 'Show the rows with rejected' }).click();
    await page.getByText('3 rows', { exact: true }).waitFor();
    await row(/^108/).waitFor();
    await page.getByRole('radio', { name: 'Done' }).check();
    await page.getByText('297 rows', { exact: true }).waitFor();
    await page.getByLabel('Search the rows').fill('What is 250 ');
    await row(/250 \+ 1 = 251/).waitFor();
    await failures.getByRole('button', { name: 'Retry the rows with rejected' }).click();
    await page.getByText('Waiting again: 3 rows. Repeat the command of the run to call them.').waitFor();
    await page.getByText('Stopped ·').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('pauses, goes on and stops a run of another process', async () => {
    const { client, release } = heldService();
    const run = bulk(client, { ...heldRun('held', 40), concurrency: 4 });
    await page.goto(`${workbench.url}/batch/held.jsonl`);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused ·').waitFor();
    await expect.poll(() => run.progress().state).toBe('paused');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => run.progress().state).toBe('running');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopping ·').waitFor();
    release();
    expect(await run.done).toMatchObject({ end: 'stopped', done: 4, waiting: 36 });
    await page.getByText('Stopped ·').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('shows the batches of a run at their provider', async () => {
    const emulator = await startEmulator({ ...QUICK, jobs: { queuedMs: 0, runningMs: 3_600_000 } });
    try {
      const client = new InferenceClient(emulatorProviderKey('openai'), { endpoints: emulator.endpoints });
      const target = {
        provider: 'openai',
        model: 'openai/gpt-4o-mini',
        batch: { maxRequests: 20, pollMs: 50 },
      } as const;
      const run = bulk(client, { ...heldRun('batched', 30), ...target });
      await page.goto(`${workbench.url}/batch/batched.jsonl`);
      const batches = page.getByRole('region', { name: 'Batches' });
      await batches
        .getByRole('listitem')
        .filter({ hasText: /^batch_\w+20 rows$/ })
        .waitFor();
      await batches
        .getByRole('listitem')
        .filter({ hasText: /^batch_\w+10 rows$/ })
        .waitFor();
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      run.stop();
      await run.done;
    } finally {
      await emulator.close();
    }
    expect(watched.complaints).toEqual([]);
  });
});

/** A run over rows of its own in the folder of the workbench. */
function heldRun(name: string, rows: number) {
  const input = join(folder, `${name}.in.jsonl`);
  writeFileSync(input, Array.from({ length: rows }, (_, id) => `${JSON.stringify({ id, text: `t${id}` })}\n`).join(''));
  const target = { provider: 'groq', model: 'meta-llama/Llama-3.1-8B-Instruct', prompt: '{{ text }}' } as const;
  return { input, output: join(folder, `${name}.jsonl`), ...target };
}

/** A service that holds its answers back until they are released. */
function heldService() {
  let release: () => void = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const mapping = { groq: { status: 'live', providerId: 'held', task: 'conversational' } };
    if (init?.method !== 'POST') return Response.json({ inferenceProviderMapping: mapping });
    await isFree;
    const message = { role: 'assistant', content: 'Yes' };
    return Response.json({ id: '1', created: 1, model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] });
  };
  return { client: new InferenceClient('gsk-held', { fetch }), release };
}

describeWith(findRedis(), 'the page of a run with workers', (program) => {
  it('lists the workers with their rows', async () => {
    const server = await startRedis(program);
    const { client, release } = heldService();
    const queue = () => redisQueue({ url: server.url, secret: 'a secret of the test' });
    try {
      const worker = await bulkWorker(queue(), { connect: () => ({ client }) });
      const run = bulk(client, { ...heldRun('worked', 12), concurrency: 8, queue: queue() });
      await page.goto(`${workbench.url}/batch/worked.jsonl`);
      const workers = page.getByRole('region', { name: 'Workers' });
      await workers.getByText('8 of 8 rows under way').waitFor();
      release();
      expect(await run.done).toMatchObject({ end: 'done', done: 12 });
      await workers.waitFor({ state: 'detached' });
      worker.stop(0);
      await worker.done;
    } finally {
      await server.close();
    }
    expect(watched.complaints).toEqual([]);
  });
});

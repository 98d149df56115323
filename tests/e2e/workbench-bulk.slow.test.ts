import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulk, bulkWorker, redisQueue } from '@hubkit/bulk';
import { emulatorProviderKey, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findRedis } from '../../scripts/redis.mjs';
import { describeWith } from '../support/describe-with.ts';
import { startRedis } from '../support/redis-server.ts';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import { page, QUICK, useWorkbench, watched, workbench } from './workbench-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-bulk-page-'));
useWorkbench({ reducedMotion: 'reduce' }, { runsFolder: folder, emulator: { ...QUICK, keepExchanges: 0 } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const csv = (rows: number) =>
  `id,text\n${Array.from({ length: rows }, (_, index) => `${index},"What is ${index} + 1?"\n`).join('')}`;
const row = (name: string | RegExp) =>
  page.getByRole('region', { name: 'Table of rows' }).getByRole('button', { name });

describeInBrowser('the page of bulk runs', () => {
  beforeEach(() => page.goto(`${workbench.url}/jobs/bulk`));

  it('starts a trial of 20 rows from a file, and then all of them', async () => {
    const file = { name: 'sums.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(120)) };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByLabel('Prompt').fill('{{ text }}');
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'sums.trial.jsonl' }).waitFor();
    await page.getByText('20 of 20 rows', { exact: true }).waitFor();
    await row(/What is 4 \+ 1\?.*4 \+ 1 = 5/).click();
    await page.getByRole('heading', { name: 'Row 5' }).waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'All bulk runs' }).click();
    await page.getByRole('link', { name: 'sums.trial.jsonl' }).waitFor();
    await page.getByLabel('File').setInputFiles(file);
    await page.getByLabel('Prompt').fill('{{ text }}');
    await page.getByRole('button', { name: 'Run all rows' }).click();
    await page.getByText('120 of 120 rows', { exact: true }).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('leads from a trial to all rows, and keeps the answers of every trial', async () => {
    const file = { name: 'steps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(60)) };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByLabel('Prompt').fill('{{ text }}');
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await page.getByText('20 of 20 rows', { exact: true }).waitFor();
    expect(await page.title()).toBe('steps.trial.jsonl · hubkit workbench');
    await page.getByText(join(folder, 'steps.trial.jsonl')).waitFor();
    const answers = readFileSync(join(folder, 'steps.trial.jsonl'), 'utf8');
    // A second trial whose prompt has a mistake: file, prompt and model are still in the form.
    await page.getByRole('link', { name: 'Change and run again' }).click();
    const prompt = page.getByLabel('Prompt');
    await expect.poll(() => prompt.inputValue()).toBe('{{ text }}');
    await prompt.fill('{{ text');
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await page.getByRole('alert').waitFor();
    expect(readFileSync(join(folder, 'steps.trial.jsonl'), 'utf8')).toBe(answers);
    await prompt.fill('Add: {{ text }}');
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'steps.trial-2.jsonl' }).waitFor();
    await page.getByText('20 of 20 rows', { exact: true }).waitFor();
    expect(readFileSync(join(folder, 'steps.trial.jsonl'), 'utf8')).toBe(answers);
    await page.getByRole('button', { name: 'Run all rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'steps.answers.jsonl' }).waitFor();
    await page.getByText('60 of 60 rows', { exact: true }).waitFor();
    const csvFile = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const saved = join(folder, 'saved.csv');
    await (await csvFile).saveAs(saved);
    const lines = readFileSync(saved, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(61);
    expect(lines[0]).toContain('text');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(watched.complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });

  it('takes an example of its own', async () => {
    await page.getByRole('button', { name: 'Use an example' }).click();
    await page.getByRole('button', { name: 'Run all rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'reviews.answers.jsonl' }).waitFor();
    await page.getByText('4 of 4 rows', { exact: true }).waitFor();
    await row(/The switch broke after a week/).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('says what is wrong with a file before anything is called', async () => {
    const file = { name: 'wrong.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('{"text":"a"}\nno JSON\n') };
    await page.getByLabel('File').setInputFiles(file);
    await page.getByLabel('Prompt').fill('{{ text }}');
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await page.getByRole('alert').getByText('wrong.jsonl:2: the line is not JSON').waitFor();
    // The browser notes the answer with the reason as well.
    expect(watched.complaints).toEqual([expect.stringContaining('409')]);
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
    await page.goto(`${workbench.url}/jobs/bulk/out.jsonl`);
    await page.getByText('300 of 300 rows', { exact: true }).waitFor();
    await page.getByText('$0.0000 of $5.00').waitFor();
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
    await page.getByText('3 rows wait again. Repeat the command of the run to call them.').waitFor();
    await page.getByText('Stopped ·').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('pauses, goes on and stops a run of another process', async () => {
    const { client, release } = heldService();
    const run = bulk(client, { ...heldRun('held', 40), concurrency: 4 });
    await page.goto(`${workbench.url}/jobs/bulk/held.jsonl`);
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
      await page.goto(`${workbench.url}/jobs/bulk/batched.jsonl`);
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
      await page.goto(`${workbench.url}/jobs/bulk/worked.jsonl`);
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

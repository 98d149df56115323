import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulk } from '@hubkit/bulk';
import { emulatorProviderKey } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, beforeEach, expect, it } from 'vitest';
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
});

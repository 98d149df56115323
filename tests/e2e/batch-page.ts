import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page, workbench } from './workbench-session.ts';

/** Opens the batch page, and waits until its models are chosen. */
export async function openBatch(): Promise<void> {
  await page.goto(`${workbench.url}/batch`);
  await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input[role="combobox"]')];
    return fields.length > 0 && fields.every(({ value }) => value.includes('/'));
  });
}

/** A CSV file of sums, which the emulator can answer. */
export const sums = (rows: number) =>
  `id,text\n${Array.from({ length: rows }, (_, index) => `${index},"What is ${index} + 1?"\n`).join('')}`;

/** Fills the form with a file, and chooses to run on disk with one model. */
export async function fillDiskRun(name: string, text: string): Promise<void> {
  await openBatch();
  await page.getByLabel('Open file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await prompt().fill('{{ text }}');
  await page.getByRole('button', { name: 'Remove model 2' }).click();
  await page.getByRole('radio', { name: 'On disk' }).check();
}

/** Replaces the rows of the form. */
export async function typeRows(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit text' }).click();
  await page.getByLabel('Rows').fill(text);
  await page.getByRole('button', { name: 'Show table' }).click();
}

export const prompt = () => page.getByLabel('Prompt', { exact: true });
export const grid = () => page.getByRole('region', { name: 'Table of answers' });
export const run = (rows: number) => page.getByRole('button', { name: `Run ${rows} rows`, exact: true }).click();
export const finished = (calls: number) =>
  page.getByRole('region', { name: 'Answers', exact: true }).getByText(`${calls} calls`, { exact: true }).waitFor();

/** Clicks a button that saves a file; returns its name and its text. */
export async function savedBy(button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-download-'));
  try {
    await download.saveAs(join(folder, 'file'));
    return { name: download.suggestedFilename(), text: readFileSync(join(folder, 'file'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

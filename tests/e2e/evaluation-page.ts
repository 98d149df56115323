import { page, workbench } from './workbench-session.ts';

/** Opens the evaluation, and waits until its models are chosen. */
export async function openEvaluation(): Promise<void> {
  await page.goto(`${workbench.url}/evaluation`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input[role="combobox"]')].every(({ value }) =>
      value.includes('/'),
    ),
  );
}

export const grid = () => page.getByRole('region', { name: 'Grid of answers' });
export const run = () => page.getByRole('button', { name: 'Run', exact: true }).click();
export const finished = (calls: number) =>
  page.getByRole('region', { name: 'Answers', exact: true }).getByText(`${calls} calls`, { exact: true }).waitFor();

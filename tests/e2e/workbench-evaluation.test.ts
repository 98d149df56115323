import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { finished, grid, openEvaluation, run } from './evaluation-page.ts';
import { page, useWorkbench, watched } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

describeInBrowser('the evaluation', () => {
  it('asks each model for each row, checks the answers by a column, and exports the grid', async () => {
    await openEvaluation();
    await page.getByLabel('Prompt', { exact: true }).fill('What is {{ sum }}?');
    await page.getByLabel('Table').fill('sum,expected\n12 * 3,36\n5 + 6,12\n');
    await run();
    await finished(4);
    expect(await grid().getByText('✓ Passed').count()).toBe(2);
    expect(await grid().getByText('✗ Failed').count()).toBe(2);
    expect(await grid().getByText('1 of 2 passed').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('evaluation.csv');
    // It goes on, and is still there, when its page is left.
    await page.getByRole('link', { name: 'Activity' }).click();
    await page.getByText('2 of 4 passed').waitFor();
    await page.getByRole('link', { name: 'What is {{ sum }}?' }).click();
    await grid().getByText('1 of 2 passed').first().waitFor();
    // After a reload, too, with its form.
    await page.reload();
    await grid().getByText('1 of 2 passed').first().waitFor();
    expect(await page.getByLabel('Prompt', { exact: true }).inputValue()).toBe('What is {{ sum }}?');
    expect(watched.complaints).toEqual([]);
  });
});

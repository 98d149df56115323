import { expect, it } from 'vitest';
import { finished, grid, openBatch, prompt, run, savedBy, typeRows } from './batch-page.ts';
import { axeViolations, describeInBrowser } from './browser.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

describeInBrowser('a batch', () => {
  it('calls each model for each row, checks the answers, and saves them', async () => {
    await openBatch();
    await typeRows('sum,expected\n12 * 3,36\n5 + 6,12\n');
    await page.getByRole('region', { name: 'First rows' }).getByRole('cell', { name: '5 + 6' }).waitFor();
    await prompt().fill('What is ?');
    await prompt().press('ArrowLeft');
    await page.getByRole('button', { name: 'sum', exact: true }).click();
    expect(await prompt().inputValue()).toBe('What is {{ sum }}?');
    await page.getByText(/^2 rows × 2 models ≈ \d+ tokens/).waitFor();
    await run(2);
    await finished(4);
    expect(await grid().getByText('✓ Passed').count()).toBe(2);
    expect(await grid().getByText('✗ Failed').count()).toBe(2);
    expect(await grid().getByText('1 of 2 passed').count()).toBe(2);
    await grid()
      .getByRole('button', { name: /5 \+ 6/ })
      .click();
    await grid().getByText('Does not contain “12”').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const lines = (await savedBy('Download JSONL')).text.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { row: 1, input: { sum: '12 * 3', expected: '36' }, passed: true },
      { row: 1, passed: true },
      { row: 2, passed: false },
      { row: 2, passed: false, checks: [{ type: 'contains', reason: 'Does not contain “12”' }] },
    ]);
    // Activity lists it, and leads to it; after a reload it is still there, with its form.
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await page.getByText('2 of 4 passed').waitFor();
    await page.getByRole('link', { name: 'What is {{ sum }}?' }).click();
    await grid().getByText('1 of 2 passed').first().waitFor();
    await page.reload();
    await grid().getByText('1 of 2 passed').first().waitFor();
    expect(await prompt().inputValue()).toBe('What is {{ sum }}?');
    expect(watched.complaints).toEqual([]);
  });

  it('marks answers to other rows as previous ones, and offers no more of them', async () => {
    await openBatch();
    await typeRows(`sum\n${Array.from({ length: 21 }, (_, index) => `${index} + 1\n`).join('')}`);
    await prompt().fill('What is {{ sum }}?');
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await finished(40);
    await page.getByRole('button', { name: 'Run 1 more' }).waitFor();
    await typeRows('sum\n5 + 6\n');
    await page.getByRole('heading', { name: 'Previous answers' }).waitFor();
    await page.getByText('40 calls, the rows changed since', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Run 1 more' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Run 1 row', exact: true }).click();
    await finished(2);
    await page.getByRole('heading', { name: 'Answers', exact: true }).waitFor();
  });

  it('has no checks on disk, and says so', async () => {
    await openBatch();
    const checks = page.getByRole('group', { name: 'Checks' });
    expect(await checks.getByLabel('Text').isEnabled()).toBe(true);
    await page.getByRole('radio', { name: 'On disk' }).check();
    await checks.getByText('Not on disk: only in this page, or by command.').waitFor();
    expect(await checks.getByLabel('Text').isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('is on a phone one block for each row, with the answer of each model under its name', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openBatch();
    await typeRows('sum,expected\n12 * 3,36\n5 + 6,11\n');
    await prompt().fill('What is {{ sum }}?');
    await run(2);
    await finished(4);
    const wide = await grid().evaluate((region) => region.scrollWidth - region.clientWidth);
    expect(wide).toBe(0);
    const [one, other] = await Promise.all([0, 1].map((place) => grid().getByRole('cell').nth(place).boundingBox()));
    expect(one?.x).toBe(other?.x);
    const name = (cell: Element) => getComputedStyle(cell, '::before').content;
    expect(await grid().getByRole('cell').first().evaluate(name)).toMatch(/^"\S+"$/);
    expect(await axeViolations(page)).toEqual([]);
  });

  it('is reached from the addresses of earlier versions', async () => {
    for (const path of ['/evaluation', '/jobs/bulk', '/bulk']) {
      await page.goto(workbench.url + path);
      await page.getByRole('heading', { level: 1, name: 'Batch' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/batch');
    }
    await page.goto(`${workbench.url}/jobs/bulk/some.jsonl`);
    await page.waitForURL(`${workbench.url}/batch/some.jsonl`);
  });
});

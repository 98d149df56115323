import { expect, it } from 'vitest';
import { finished, grid, openBatch, prompt, run, typeRows } from './batch-page.ts';
import { axeViolations, describeInBrowser } from './browser.ts';
import { arm } from './workbench-actions.ts';
import { page, useWorkbench, watched } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

const answers = () => page.getByRole('region', { name: 'Answers', exact: true });
const button = (name: string) => answers().getByRole('button', { name, exact: true });

/** Opens the page with rows of sums, and one model. */
async function openSums(rows: number): Promise<void> {
  await openBatch();
  await typeRows(`id,sum\n${Array.from({ length: rows }, (_, index) => `${index + 1},${index} + 1\n`).join('')}`);
  await prompt().fill('What is {{ sum }}?');
  await page.getByRole('button', { name: 'Remove model 2' }).click();
}

describeInBrowser('a batch whose calls fail', () => {
  it('counts the failed calls, shows their rows alone, and makes only them again', async () => {
    await openSums(24);
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await finished(20);
    await arm(page, 'overloaded');
    await button('Run 4 more').click();
    await answers().getByText('20 answered · 4 failed', { exact: true }).waitFor();
    await grid().getByRole('columnheader').getByText('20 of 24 answered').waitFor();
    await answers().getByText('You turned on the fault “overloaded”.').waitFor();
    await button('Show failed').click();
    await expect.poll(() => grid().getByRole('rowheader').count()).toBe(4);
    await grid().getByRole('button', { name: '21 20 + 1' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await arm(page, '');
    await button('Retry 4 failed').click();
    await finished(24);
    expect(await grid().getByRole('rowheader').count()).toBe(24);
    expect(watched.complaints.filter((text) => !text.includes('503'))).toEqual([]);
  });

  it('turns the fault off that was on, and makes the failed calls again', async () => {
    await openSums(4);
    await arm(page, 'overloaded');
    await run(4);
    await answers().getByText('0 answered · 4 failed', { exact: true }).waitFor();
    const about = grid().getByText(/ · 503 · \d\srequests · /);
    await expect.poll(() => about.count()).toBe(4);
    await button('Turn it off and retry 4').click();
    await finished(4);
    expect(await about.count()).toBe(0);
  });

  it('says where it was stopped, and makes the other calls', async () => {
    await openSums(24);
    await page.route(/chat\/completions$/, () => {}); // Never answered.
    await run(24);
    await answers().getByRole('progressbar', { name: 'Calls' }).waitFor();
    await button('Stop').click();
    await answers().getByText('Stopped at 0 of 24', { exact: true }).waitFor();
    await page.unroute(/chat\/completions$/);
    await page.reload();
    await button('Run the other 24').click();
    await finished(24);
    expect(watched.complaints).toEqual([]);
  });

  it('says that answers are kept, and calls them again on request', async () => {
    await openSums(3);
    await run(3);
    await finished(3);
    await run(3);
    await answers().getByText('3 rows kept from before', { exact: true }).waitFor();
    const called = page.waitForRequest(/chat\/completions/);
    await button('Run again').click();
    await called;
    await finished(3);
    expect(await answers().getByText('kept from before').count()).toBe(0);
  });
});

describeInBrowser('a batch whose answers do not pass', () => {
  it('shows their rows alone', async () => {
    await openBatch();
    await typeRows('sum,expected\n5 + 6,11\n12 * 3,35\n');
    await prompt().fill('What is {{ sum }}?');
    await page.getByRole('button', { name: 'Remove model 2' }).click();
    await run(2);
    await finished(2);
    await button('Show not passed').click();
    await grid().getByRole('button', { name: '2 12 * 3' }).waitFor();
    expect(await grid().getByRole('rowheader').count()).toBe(1);
    await button('Show all').click();
    await expect.poll(() => grid().getByRole('rowheader').count()).toBe(2);
  });

  it('has the answers of four models below their row where there is no room for columns', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openSums(2);
    for (const _ of [2, 3, 4]) await page.getByRole('button', { name: 'Add model' }).click();
    await run(2);
    await finished(8);
    const [first, last] = await Promise.all([0, 3].map((place) => grid().getByRole('cell').nth(place).boundingBox()));
    expect(first?.x).toBe(last?.x);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describeInBrowser('the form of a batch', () => {
  it('names under the prompt the column that is missing, and those that there are', async () => {
    await openSums(3);
    await prompt().fill('Translate {{ text }} to French');
    const error = page.getByRole('alert').getByText('No column “text”. Columns: id, sum.', { exact: true });
    await error.waitFor();
    expect(await prompt().getAttribute('aria-invalid')).toBe('true');
    await prompt().fill('{{ text }}');
    await error.waitFor();
    await prompt().fill('{{ sum }');
    await page
      .getByRole('alert')
      .getByText(/^Line 1, column \d+: /)
      .waitFor();
    await prompt().fill('{{ sum }}');
    await page.getByText(/^3 rows ≈/).waitFor();
    expect(await prompt().getAttribute('aria-invalid')).toBeNull();
  });

  it('refuses a file that is not text, and keeps its rows', async () => {
    await openSums(3);
    const buffer = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    await page.getByLabel('Open file').setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer });
    await page.getByRole('alert').getByText('cat.png is not a text file.').waitFor();
    await page.getByText('3 rows, 2 columns', { exact: true }).waitFor();
  });
});

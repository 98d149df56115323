import { expect, it } from 'vitest';
import { finished, grid, openBatch, prompt, run, typeRows } from './batch-page.ts';
import { axeViolations, describeInBrowser } from './browser.ts';
import { answered, ask, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

/** Evaluates a prompt for one sum with two models. */
async function evaluate(sum: string): Promise<void> {
  await openBatch();
  await typeRows(`sum\n${sum}\n1 + 1\n`);
  await prompt().fill(`What is {{ sum }}? (${sum})`);
  await run(2);
  await finished(4);
}

describeInBrowser('an entry of Activity', () => {
  it('leads from each evaluation to its own answers', async () => {
    await evaluate('2 + 3');
    await evaluate('40 + 4');
    await page.goto(`${workbench.url}/activity?show=evaluations`);
    await page.getByRole('link', { name: 'What is {{ sum }}? (2 + 3)' }).click();
    await grid().getByText('2 + 3 = 5').first().waitFor();
    expect(await prompt().inputValue()).toBe('What is {{ sum }}? (2 + 3)');
    expect(await grid().getByText('44').count()).toBe(0);
  });

  it('leads from a fault run to its results', async () => {
    await page.goto(`${workbench.url}/faults?strikes=every`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('No policy got an answer.').waitFor();
    await page.goto(`${workbench.url}/activity?show=failed`);
    const row = page.getByRole('listitem').filter({ hasText: 'rate-limit: 0 of 4 answered' });
    expect(await row.getAttribute('data-state')).toBe('failed');
    await row.getByRole('link').click();
    await page.getByText('No policy got an answer.').waitFor();
    await page.getByRole('article', { name: 'No retry' }).getByText('Failed: Too many requests').waitFor();
    await page.getByText(/^Run on /).waitFor();
    await page.getByRole('button', { name: 'Run again' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('shows of a chat the start of its last answer', async () => {
    await openChat(page, workbench);
    await ask(page, 'What is 6 times 7?');
    await answered(page);
    await page.goto(`${workbench.url}/activity`);
    await page.getByRole('listitem').filter({ hasText: 'What is 6 times 7?' }).getByText('42').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describeInBrowser('the fault lab', () => {
  it('stops runs that stall, and says when a fault met no request', async () => {
    await page.goto(`${workbench.url}/faults?fault=stall&strikes=every`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page
      .getByRole('article', { name: 'No retry' })
      .getByText(/^Stopped, /)
      .waitFor();
    await page.goto(`${workbench.url}/faults?fault=job-failed`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('The fault did not strike: no request met it.').waitFor();
  });
});

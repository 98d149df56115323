import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser } from './browser.ts';
import { finished, grid, openEvaluation, run } from './evaluation-page.ts';
import { answered, openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

describeInBrowser('the evaluation', () => {
  it('checks by a schema and by a judge, and says what a plan lacks', async () => {
    await openEvaluation();
    await page.getByLabel('Judge', { exact: true }).check();
    await run();
    await page.getByRole('alert').getByText('needs a criterion').waitFor();
    await page.getByLabel('Criterion').fill('Names a city');
    await run();
    await finished(6);
    expect(await grid().locator('td[data-passed]').count()).toBe(6);
    await page.getByLabel('Schema', { exact: true }).check();
    const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
    await page.getByRole('textbox', { name: 'JSON Schema' }).fill(JSON.stringify(schema));
    await run();
    await grid().getByText('Matches the schema').nth(5).waitFor();
    await page.getByLabel('Prompt', { exact: true }).fill('What is {{ missing }}?');
    await run();
    await page.getByRole('alert').getByText('no such column').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('shares saved prompts with the chat, where a form fills their variables', async () => {
    await openEvaluation();
    await page.getByLabel('Prompt', { exact: true }).fill('What is {{ sum }}?');
    await page.getByRole('button', { name: 'Prompts' }).click();
    await page.getByLabel('Save the present text as').fill('Sums');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Insert Sums' }).waitFor();
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Prompts' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Insert Sums' }).click();
    await page.getByLabel('sum', { exact: true }).fill('12 * 3');
    await page.getByRole('button', { name: 'Insert', exact: true }).click();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('What is 12 * 3?');
    await page.keyboard.press('Enter');
    await answered(page);
    await page.getByRole('button', { name: 'Prompts' }).click();
    await page.getByRole('button', { name: 'Delete Sums' }).click();
    await page.getByText('Save a text that you use again').waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

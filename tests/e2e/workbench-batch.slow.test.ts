import { expect, it } from 'vitest';
import { finished, grid, openBatch, prompt, run, savedBy, typeRows } from './batch-page.ts';
import { axeViolations, describeInBrowser } from './browser.ts';
import { answered, openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

/** Counts the chat requests that the page sends from now on. */
function countCalls(): { readonly calls: number } {
  const counted = { calls: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/completions')) counted.calls++;
  });
  return counted;
}

describeInBrowser('a batch', () => {
  it('is tried with 20 rows, and then calls only the others', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `${index} + 1,${index + 1}\n`);
    await openBatch();
    await typeRows(`sum,expected\n${rows.join('')}`);
    await prompt().fill('What is {{ sum }}?');
    await page.getByRole('button', { name: 'Remove model 2' }).click();
    const counted = countCalls();
    await page.getByRole('button', { name: 'Try 20 rows' }).click();
    await finished(20);
    expect(counted.calls).toBe(20);
    await page.getByRole('button', { name: 'Run 10 more' }).click();
    await finished(30);
    expect(counted.calls).toBe(30);
    // Other checks call nothing, another prompt calls all.
    await page.getByLabel('Check 1').selectOption('Regex');
    await page.getByLabel('Pattern').fill('^\\d');
    await run(30);
    await grid().getByText('30 of 30 passed').waitFor();
    expect(counted.calls).toBe(30);
    await prompt().fill('Add: {{ sum }}');
    await run(30);
    await expect.poll(() => counted.calls).toBe(60);
    await finished(30);
    expect(watched.complaints).toEqual([]);
  });

  it('checks by a schema and by a judge, and says what is missing', async () => {
    await openBatch();
    await page.getByRole('button', { name: 'Use example' }).click();
    await page.getByLabel('Check 1').selectOption('Judge');
    await run(3);
    await page.getByRole('alert').getByText('criterion').waitFor();
    await page.getByLabel('Criterion').fill('Names a city');
    await run(3);
    await finished(6);
    expect(await grid().locator('td[data-passed]').count()).toBe(6);
    await page.getByLabel('Check 1').selectOption('JSON Schema');
    const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
    await page.getByRole('textbox', { name: 'JSON Schema' }).fill(JSON.stringify(schema));
    await run(3);
    await grid().getByText('{"city"').nth(5).waitFor();
    await finished(6);
    expect(await grid().getByText('✓ Passed').count()).toBe(6);
    await prompt().fill('What is {{ missing }}?');
    await page.getByRole('alert').getByText('No column “missing”. Columns: country, expected.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('saves its plan for the command, and opens it again', async () => {
    await openBatch();
    await page.getByLabel('Name').fill('Capital cities');
    const saved = await savedBy('Save plan');
    expect(saved.name).toBe('Capital-cities.json');
    expect(JSON.parse(saved.text)).toMatchObject({
      name: 'Capital cities',
      data: [{ country: 'Norway' }, {}, {}],
    });
    await prompt().fill('Something else');
    const buffer = Buffer.from(saved.text);
    await page.getByLabel('Open plan').setInputFiles({ name: 'cities.json', mimeType: 'application/json', buffer });
    await expect.poll(() => prompt().inputValue()).toContain('capital of {{ country }}');
    const wrong = Buffer.from('{"prompt":"Hi","data":[{}],"models":[],"checks":[{"type":"contain"}]}');
    await page
      .getByLabel('Open plan')
      .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: wrong });
    await page.getByRole('alert').getByText('wrong.json: $.checks[0].type').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('shares saved prompts with the chat, where a form fills their variables', async () => {
    await openBatch();
    await prompt().fill('What is {{ sum }}?');
    await page.getByRole('button', { name: 'Prompts' }).click();
    await page.getByLabel('Save text as').fill('Sums');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Insert Sums' }).waitFor();
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Prompts' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Insert Sums' }).click();
    await page.getByLabel('Sum', { exact: true }).fill('12 * 3');
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

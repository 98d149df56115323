import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser, openPage } from './browser.ts';
import { modelsAreThere } from './workbench-actions.ts';
import { browser, useHost, workbench } from './workbench-session.ts';

useHost();

describeInBrowser('the inference page', () => {
  it.each([
    ['image-classification', 'lighthouse.png'],
    ['automatic-speech-recognition', 'tune.wav'],
    ['document-question-answering', 'invoice.png'],
  ])('runs %s with a sample file, which is still chosen after a look at the JSON', async (task, name) => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/run/${task}`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Use a sample file' }).click();
    const isChosen = (file: string) =>
      document.querySelector<HTMLInputElement>('input[type="file"]')?.files?.[0]?.name === file;
    await page.waitForFunction(isChosen, name);
    await page.getByLabel('JSON', { exact: true }).check();
    expect(await page.getByLabel('Arguments as JSON').inputValue()).toContain(name);
    await page.getByLabel('Form', { exact: true }).check();
    await page.waitForFunction(isChosen, name);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

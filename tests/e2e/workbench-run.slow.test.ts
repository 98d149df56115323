import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser, openPage } from './browser.ts';
import { modelsAreThere } from './workbench-actions.ts';
import { browser, useHost, workbench } from './workbench-session.ts';

useHost();

describeInBrowser('the form of a task', () => {
  it.each([
    ['image-classification', 'lighthouse.png'],
    ['automatic-speech-recognition', 'tune.wav'],
    ['document-question-answering', 'invoice.png'],
  ])(
    'begins %s with a sample file, which is still chosen after a look at the JSON, and runs it',
    async (task, name) => {
      const { page, complaints, close } = await openPage(browser);
      await page.goto(`${workbench.url}/tasks/${task}/try`);
      await modelsAreThere(page);
      const isChosen = (file: string | undefined) =>
        document.querySelector<HTMLInputElement>('input[type="file"]')?.files?.[0]?.name === file;
      await page.waitForFunction(isChosen, name);
      await page.locator('input[type="file"]').setInputFiles([]);
      await page.waitForFunction(isChosen, undefined);
      await page.getByRole('button', { name: 'Use a sample file' }).click();
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
    },
  );

  it('says below a required field that it is empty, by the button and by the keys, without the bubble of the browser', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/tasks/text-to-image/try`);
    await modelsAreThere(page);
    const input = page.getByLabel('Prompt', { exact: true });
    const problem = page.getByRole('alert').getByText('This field is required.');
    for (const submit of [
      () => page.getByRole('button', { name: 'Run', exact: true }).click(),
      () => page.keyboard.press('Control+Enter'),
    ]) {
      await input.fill('');
      await submit();
      await problem.waitFor();
      expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByText('The result appears here.').count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      await input.fill('A red kite');
      await problem.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

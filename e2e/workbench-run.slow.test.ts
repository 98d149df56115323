import { expect, it } from 'vitest';
import { axeViolations, describeInBrowser, openPage } from './browser.ts';
import { modelsAreThere } from './workbench-actions.ts';
import { browser, useHost, workbench } from './workbench-session.ts';

useHost();

describeInBrowser('the inference page', () => {
  it('takes photos and recordings, files that are dropped or pasted, and explains a blocked camera', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/run/image-classification`);
    await modelsAreThere(page);
    const field = page.locator('input[type="file"]');
    const chosen = () => field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page.getByRole('alert').getByText('does not let this page use the camera').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.context().grantPermissions(['camera', 'microphone']);
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect.poll(chosen).toBe('photo.jpg');
    await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    });
    await expect.poll(chosen).toBe('dropped.png');
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByText('“notes.txt” is no image file').waitFor();
    await page.goto(`${workbench.url}/run/automatic-speech-recognition`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Recording…').waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect.poll(chosen).toMatch(/^recording\.\w+$/);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

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

import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../scripts/browser.mjs';
import { describeWith } from '../support/describe-with.ts';
import { axeViolations, openPage } from './browser.ts';
import { cameraOptions } from './browser-options.ts';
import { modelsAreThere, openChat } from './workbench-actions.ts';
import { useHost, workbench } from './workbench-session.ts';

useHost();

describeWith(findChromium(), 'a camera and a microphone', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(cameraOptions);
  });

  afterAll(() => browser?.close());

  it('put a photo into the chat', async () => {
    const { page, complaints, close } = await openPage(browser, { permissions: ['camera'] });
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Take a photo' }).click();
    await page.getByRole('button', { name: 'Take it' }).click();
    await page.getByRole('button', { name: 'Remove photo.jpg' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('give a run photos and recordings, beside files that are dropped or pasted; a blocked camera is explained', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/tasks/image-classification/try`);
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
    await page.getByText('“notes.txt” is not an image file').waitFor();
    await page.goto(`${workbench.url}/tasks/automatic-speech-recognition/try`);
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
});

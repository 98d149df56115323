import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../apps/workbench/dist/server/server/host.js';
import { axeViolations, connectBrowser, describeInBrowser, openPage } from './browser.ts';
import { modelsAreThere } from './workbench-actions.ts';
import { QUICK } from './workbench-session.ts';

let browser: Browser;
let workbench: Workbench;

beforeAll(async () => {
  browser = await connectBrowser();
  workbench = await startWorkbench({ isRealAllowed: false, emulator: QUICK });
});

afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

describeInBrowser('the inference page', () => {
  it('is reached from a task, makes an image from the sample, and keeps form, JSON and code in step', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${workbench.url}/tasks/text-to-image`);
    await page.getByRole('link', { name: 'Try it' }).click();
    await page.getByRole('heading', { name: 'Text-to-Image', level: 1 }).waitFor();
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).locator('img').waitFor();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await page.getByText('More settings').click();
    await page.getByLabel('Seed', { exact: true }).fill('7');
    await page.getByLabel('JSON', { exact: true }).check();
    const json = page.getByLabel('Arguments as JSON');
    expect(JSON.parse(await json.inputValue())).toMatchObject({ parameters: { seed: 7 } });
    await json.fill('{"inputs": "A red kite"');
    await page.getByText('A run uses the last valid arguments').waitFor();
    await json.fill('{"inputs": "A red kite"}');
    await page.getByLabel('Code', { exact: true }).check();
    await page.getByText('A red kite').first().waitFor();
    await page.getByLabel('Form', { exact: true }).check();
    expect(await page.getByLabel('Input', { exact: true }).inputValue()).toBe('A red kite');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('button', { name: 'Show the run “A red kite”' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('region', { name: 'Result' }).getByRole('img', { name: 'A red kite' }).waitFor();
    expect(await page.getByLabel('Input', { exact: true }).inputValue()).toBe('A red kite');
    await page.getByRole('button', { name: /Show the run “A lighthouse/ }).click();
    await page
      .getByRole('region', { name: 'Result' })
      .getByRole('img', { name: /^A lighthouse/ })
      .waitFor();
    expect(await page.getByLabel('Input', { exact: true }).inputValue()).toMatch(/^A lighthouse/);
    expect(new URL(page.url()).searchParams.get('run')).toMatch(/.{10}/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('loads the client with all providers as one file, whatever is called first', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/run/text-classification`);
    await modelsAreThere(page);
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    expect(scripts).toEqual([expect.stringContaining('/assets/client-')]);
    await close();
  });

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

  it('shares a call by a link, which fills in the form of another page', async () => {
    const { page, complaints, close } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${workbench.url}/run/text-to-image`);
    await modelsAreThere(page);
    await page.getByLabel('Input', { exact: true }).fill('A green boat');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied').first().waitFor();
    await page.getByLabel('Input', { exact: true }).fill('A dog');
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await page.getByText('A green boat').waitFor();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => page.getByLabel('Input', { exact: true }).inputValue()).toBe('A green boat');
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

  it('shows how far a long job is, and can be stopped', async () => {
    // It is still running when a slow page gets to the Stop button.
    const lasting = await startWorkbench({ isRealAllowed: false, emulator: { jobs: { runningMs: 3_600_000 } } });
    const { page, close } = await openPage(browser, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    await page.goto(`${lasting.url}/run/text-to-video`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped.', { exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
    await lasting.close();
  });

  it('says what failed, with one Retry, and that a task without a method cannot be run', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${workbench.url}/run/text-classification`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Connection' }).click();
    await page.getByLabel('Token', { exact: true }).fill('hf_000000invalid');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'The token was not accepted' }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1);
    expect(await page.locator('body').textContent()).not.toContain('hf_000000invalid');
    await page.goto(`${workbench.url}/run/depth-estimation`);
    await page.getByRole('heading', { name: 'This task cannot be run' }).waitFor();
    await close();
  });
});

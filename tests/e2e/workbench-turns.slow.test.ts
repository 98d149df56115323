import { expect, it } from 'vitest';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { describeInBrowser } from './browser.ts';
import { answered, arm, ask, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, QUICK, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

/** Runs the form of images with a prompt at a provider that makes a job of it; resolves when the picture is there. */
async function makeImage(prompt: string): Promise<void> {
  await page.goto(`${workbench.url}/tasks/text-to-image/try?provider=fal-ai`);
  await modelsAreThere(page);
  await page
    .getByRole('textbox', { name: /^(Input|Prompt)/ })
    .first()
    .fill(prompt);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
}

describeInBrowser('a long run', () => {
  it('is opened from Activity in the form with its input, whatever the form had last, and shows it on its own page', async () => {
    await makeImage('FIRST prompt about a red lighthouse');
    await makeImage('SECOND prompt about a blue bird');
    await page.goto(`${workbench.url}/jobs`);
    await page.getByRole('link', { name: /FIRST/ }).first().click();
    await page.waitForURL(/\/tasks\/text-to-image\/try\?run=/);
    const first = page.getByRole('textbox', { name: /^(Input|Prompt)/ }).first();
    await expect.poll(() => first.inputValue()).toBe('FIRST prompt about a red lighthouse');
    const run = new URL(page.url()).searchParams.get('run');
    await page.goto(`${workbench.url}/activity/${run}`);
    await page.getByRole('definition').getByText('FIRST prompt about a red lighthouse').waitFor();
    await page.getByRole('button', { name: 'Edit and rerun' }).click();
    const prompt = page.getByRole('textbox', { name: /^(Input|Prompt)/ }).first();
    await expect.poll(() => prompt.inputValue()).toBe('FIRST prompt about a red lighthouse');
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a fault from the palette', () => {
  it('is last in the list, and says that it is on, with a button that ends it', async () => {
    await openChat(page, workbench);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox');
    await field.fill('rate limit');
    const options = page.getByRole('option');
    await options.filter({ hasText: 'Docs' }).first().waitFor();
    const names = await options.allInnerTexts();
    const fault = names.findIndex((name) => name.startsWith('Fault: rate-limit'));
    expect(fault).toBeGreaterThan(names.findIndex((name) => name.includes('Docs')));
    await options.nth(fault).click();
    const notice = page.getByRole('region', { name: 'Notice' });
    await notice.getByText('The fault rate-limit is on for every call.').waitFor();
    await notice.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('button', { name: /^Connection: Emulator(?!.*Fault)/ }).waitFor();
    // A failed call leads out of its fault, too.
    await openChat(page, workbench);
    await arm(page, 'cut-stream');
    await ask(page, 'Hello');
    await page.getByText('You turned on the fault “cut-stream”.').waitFor();
    await page.getByRole('button', { name: 'Turn off and retry' }).click();
    await answered(page);
  });
});

describeInBrowser('the chosen service', () => {
  it('is still chosen after a reload, and settings speak of it', async () => {
    const host = await startWorkbench({ isRealAllowed: true, emulator: QUICK });
    try {
      await page.goto(`${host.url}/settings`);
      const connection = page.getByRole('region', { name: 'Connection' });
      await connection.getByText('Not needed.').waitFor();
      const service = connection.getByLabel('Service');
      await service.selectOption('Hugging Face');
      await connection.getByText('A hub token (hf_…).').waitFor();
      await connection.getByLabel('Add a server').waitFor();
      const chosen = await service.inputValue();
      await page.reload();
      await connection.getByText('A hub token (hf_…).').waitFor();
      expect(await service.inputValue()).toBe(chosen);
    } finally {
      await host.close();
    }
  });
});

describeInBrowser('the window', () => {
  it('is named after the task or model that it shows', async () => {
    await page.goto(`${workbench.url}/tasks/translation`);
    await expect.poll(() => page.title()).toBe('Translation · hubkit workbench');
    await page.goto(`${workbench.url}/models/openai/gpt-oss-120b`);
    await expect.poll(() => page.title()).toBe('openai/gpt-oss-120b · hubkit workbench');
    await page.goto(`${workbench.url}/tasks/translation/try`);
    await expect.poll(() => page.title()).toBe('Translation · hubkit workbench');
  });
});

describeInBrowser('a bar of a page', () => {
  it('has tabs of their own height on a page with little content', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${workbench.url}/models/openai/whisper-large-v3`);
    const tab = page.getByRole('main').locator('[aria-current="page"]').first();
    await tab.waitFor();
    expect((await tab.boundingBox())?.height).toBeLessThanOrEqual(44);
  });

  it('stays where it is while tasks are searched', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${workbench.url}/tasks`);
    const pills = page.getByRole('group', { name: 'Modality' });
    const search = page.getByRole('main').getByRole('searchbox');
    const places = [await pills.boundingBox()];
    for (const text of ['i', 'image', 'image s', 'zzz']) {
      await search.fill(text);
      await page.waitForURL(new RegExp(`q=${encodeURIComponent(text).replace('%20', '(%20|\\+)')}`));
      places.push(await pills.boundingBox());
    }
    expect(new Set(places.map((box) => `${box?.x} ${box?.y}`)).size).toBe(1);
  });

  it('leads from Test failures to the lab', async () => {
    await page.goto(workbench.url);
    await page.getByRole('link', { name: 'Test failures' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fault lab' }).waitFor();
  });
});

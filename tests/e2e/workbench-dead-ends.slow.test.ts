import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { answered, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const QWEN = 'Qwen/Qwen2.5-7B-Instruct';

describeInBrowser('a question without an answer', () => {
  it('of a template goes to the model of the template, and is answered at a click', async () => {
    await page.goto(`${workbench.url}/templates?model=${encodeURIComponent(QWEN)}`);
    await page.getByLabel('Source').getByRole('option', { name: QWEN }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    const messages = page.getByRole('article');
    await expect.poll(() => messages.count()).toBe(3);
    await expect.poll(() => page.getByRole('combobox', { name: 'Model' }).inputValue()).toBe(QWEN);
    const answer = messages.last().getByRole('button', { name: 'Answer' });
    // Before the pointer is there, unlike the quiet actions of a message.
    await page.mouse.move(0, 0);
    expect(await answer.evaluate((button) => button.checkVisibility({ opacityProperty: true }))).toBe(true);
    await answer.click();
    await answered(page);
    await messages.last().getByText('42').waitFor();
    expect(await messages.count()).toBe(4);
    expect(await page.getByRole('button', { name: 'Answer', exact: true }).count()).toBe(0);
    // An answer that is deleted leaves one, too.
    await messages.last().getByRole('button', { name: 'Delete' }).click();
    await messages.last().getByRole('button', { name: 'Answer' }).click();
    await answered(page);
  });
});

describeInBrowser('an address of nothing', () => {
  it.each([
    ['/batch/nothing', 'Run on disk', 'No such run', 'All runs on disk'],
    ['/jobs/nothing', 'Run', 'No such run', 'All activity'],
    ['/tasks/nothing', 'Tasks', 'No such task', 'All tasks'],
    ['/tasks/nothing/try', 'Tasks', 'No such task', 'All tasks'],
    ['/docs/gallery?panel=nothing', 'Gallery', 'No such panel', 'First panel'],
    ['/open#s=1.nothing', 'Shared link', 'This link cannot be shown', 'Go to Start'],
    ['/open', 'Shared link', 'This link is incomplete', 'Go to Start'],
  ])('says so at %s under the name of its page, with the way on', async (address, heading, title, action) => {
    await page.goto(workbench.url + address);
    const region = page.getByRole('region', { name: title });
    const named = { name: action, exact: true };
    await region.getByRole('link', named).or(region.getByRole('button', named)).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  });

  it('is read again when another link is opened in the same tab', async () => {
    await page.goto(`${workbench.url}/open`);
    await page.getByRole('region', { name: 'This link is incomplete' }).waitFor();
    await page.goto(`${workbench.url}/open#s=1.nothing`);
    await page.getByRole('region', { name: 'This link cannot be shown' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.reload();
    await page.getByRole('region', { name: 'This link cannot be shown' }).waitFor();
    await page.goBack();
    await page.getByRole('region', { name: 'This link is incomplete' }).waitFor();
    await page.goForward();
    await page.getByRole('region', { name: 'This link cannot be shown' }).waitFor();
  });

  it('is one of a run that is not there: its words can be searched for', async () => {
    await page.goto(`${workbench.url}/activity/nothing`);
    const region = page.getByRole('region', { name: 'No such run' });
    await region.getByText('It was deleted, or it is kept in another browser').waitFor();
    await region.getByRole('searchbox').fill('lighthouse');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${workbench.url}/activity?q=lighthouse`);
  });

  it('is one of a model that is not there: nothing more is loaded, and a record can be pasted', async () => {
    await page.goto(`${workbench.url}/models/nobody/nothing`);
    await page.getByRole('alert').getByRole('link', { name: 'Paste a record' }).waitFor();
    expect(await page.getByRole('main').getByText('Loading…').count()).toBe(0);
  });
});

describeInBrowser('a list without a match', () => {
  it('of models is shown whole again at a click', async () => {
    await openChat(page, workbench);
    const model = page.getByRole('combobox', { name: 'Model' });
    await model.click();
    await model.fill('zzzz');
    await page.getByText('No model has these words.').waitFor();
    await page.getByRole('button', { name: 'All models' }).click();
    await page.getByRole('listbox', { name: 'Models' }).getByRole('option').nth(5).waitFor();
    expect(await model.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describeInBrowser('a palette that finds nothing', () => {
  it('shows all again at a click, and takes the next letters', async () => {
    await page.goto(`${workbench.url}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await page.keyboard.type('qqqzzz');
    await palette.getByRole('button', { name: 'Show all' }).click();
    await palette.getByRole('option').first().waitFor();
    await page.keyboard.type('activity');
    expect(await palette.getByRole('combobox').inputValue()).toBe('activity');
  });
});

describeInBrowser('a model that no provider serves', () => {
  it('leads from the code of calls to that for the own machine', async () => {
    await page.route(/\/api\/models\/BAAI\/bge-m3\b/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), inferenceProviderMapping: [] } });
    });
    await page.goto(`${workbench.url}/models/BAAI/bge-m3?tab=call`);
    const code = page.getByRole('region', { name: 'Code that calls the model' });
    await code.getByText('No provider here serves this model.').waitFor();
    await code.getByRole('button', { name: 'Use this model' }).click();
    await page.getByRole('region', { name: 'Code that loads the model' }).getByRole('code').first().waitFor();
  });
});

describeInBrowser('what came of a button at the edge of the window', () => {
  it('is in the window: the note of an export, and the result of a long form', async () => {
    await page.goto(`${workbench.url}/settings`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await download;
    const note = page.getByRole('paragraph').filter({ hasText: 'Exported:' });
    await expect.poll(async () => ((await note.boundingBox())?.y ?? 800) < 780).toBe(true);

    await page.goto(`${workbench.url}/tasks/text-to-image/try`);
    await modelsAreThere(page);
    await page.getByText('More settings').click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const image = page.getByRole('region', { name: 'Result' }).getByRole('img').first();
    await image.waitFor();
    const { y = -1 } = (await image.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(500);
  });
});

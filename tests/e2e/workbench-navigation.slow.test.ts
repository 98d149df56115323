import { expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolations, describeInBrowser } from './browser.ts';
import { answered, ask, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' }, { emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });

describeInBrowser('the activity', () => {
  it('lists chats and runs with their images, and finds them by words of messages and prompts', async () => {
    await openChat(page, workbench);
    await ask(page, 'Where do puffins breed?');
    await answered(page);
    await page.goto(`${workbench.url}/tasks/text-to-image/try`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await page.getByText('All 2', { exact: true }).waitFor();
    const rows = page.getByRole('main').getByRole('listitem');
    await rows.filter({ hasText: 'lighthouse' }).locator('img').waitFor();
    const answer = (await page.evaluate(storedAnswer)) ?? '';
    const field = page.getByLabel('Search the activity');
    const place = await field.boundingBox();
    await field.fill(answer.split(/\s+/).slice(-4).join(' '));
    await page.getByText('All 1', { exact: true }).waitFor();
    expect(await field.boundingBox()).toEqual(place);
    await rows.getByText('puffins').first().click();
    await page.waitForURL(/\/chat\/[\w-]{20,}$/);
    await page.goBack();
    await page.getByLabel('Search the activity').fill('');
    // The images alone, as a grid; one leads to the form that made it.
    await page.getByText('Images 1', { exact: true }).click();
    const picture = page.getByRole('list', { name: 'Images' }).getByRole('listitem');
    await picture.locator('img').waitFor();
    expect(await picture.count()).toBe(1);
    await picture.getByRole('link').click();
    await page.waitForURL(/\/tasks\/text-to-image\/try\?run=/);
    await page.getByRole('region', { name: 'Last runs' }).locator('[aria-current="true"]').waitFor();
    await page.goBack();
    await picture.locator('img').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('leads from the address of a run without a job to its form', async () => {
    await page.goto(`${workbench.url}/tasks/summarization/try`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    const row = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const id = new URL((await row.getAttribute('href')) ?? '', workbench.url).searchParams.get('run');
    await page.goto(`${workbench.url}/activity/${id}`);
    await page.waitForURL(new RegExp(`/tasks/summarization/try\\?run=${id}`));
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('lists a call on the page of a model, a fault run and an evaluation, each of which it opens again', async () => {
    await page.goto(`${workbench.url}/faults`);
    await modelsAreThere(page);
    await page.getByRole('textbox', { name: 'Prompt' }).fill('Which way is north?');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    await page.goto(`${workbench.url}/models/openai/whisper-large-v3?tab=call`);
    await page.getByRole('button', { name: 'Run', exact: true }).last().click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    const rows = page.getByRole('main').getByRole('listitem');
    await rows.filter({ hasText: 'Fault run' }).getByText('rate-limit: 3 of 4 answered').waitFor();
    await rows.filter({ hasText: 'Model call' }).getByText('whisper-large-v3').waitFor();
    expect(await page.getByText('Nothing yet').count()).toBe(0);
    await page.getByRole('link', { name: 'Which way is north?' }).click();
    await page.waitForURL(/\/faults\?fault=rate-limit/);
    expect(await page.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('Which way is north?');
    // The browser notes the answers that the fault made.
    expect(watched.complaints.filter((text) => !text.includes('429'))).toEqual([]);
  });

  it('stars, renames and deletes an entry, and brings it back', async () => {
    await openChat(page, workbench);
    await ask(page, 'Where do puffins breed?');
    await answered(page);
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await page.getByRole('button', { name: 'Star Where do puffins breed?' }).click();
    await page.getByText('Starred 1', { exact: true }).click();
    await page.getByRole('button', { name: 'Actions for Where do puffins breed?' }).click();
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.keyboard.type('Puffins');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Puffins', exact: true }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing yet' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.reload();
    await page.getByRole('link', { name: 'Puffins', exact: true }).waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('goes on after the browser has deleted its data under an open page', async () => {
    await openChat(page, workbench);
    await ask(page, 'One');
    await answered(page);
    await page.evaluate(deleteStoredData);
    await ask(page, 'Another question');
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(1).waitFor();
    await page.getByRole('link', { name: 'Activity', exact: true }).click();
    await page.getByText('All 1', { exact: true }).waitFor();
    expect(watched.complaints).toEqual([]);
  });
});

describeInBrowser('a host that stops and starts again', () => {
  it('is explained in the chat, where Retry works once it is back', async () => {
    let host = await startWorkbench({ isRealAllowed: false });
    await openChat(page, host);
    host = await restarted(host, async () => {
      await ask(page, 'Are you there?');
      await page.getByRole('region', { name: /could not/ }).waitFor();
      await page.getByRole('button', { name: /Connection: Emulator.*Does not respond/ }).waitFor();
    });
    await page.getByRole('button', { name: 'Retry' }).click();
    await answered(page);
    await page.getByRole('button', { name: /Offline emulator/ }).waitFor();
    await host.close();
  });

  it('fails only the page that was to be loaded, which opens by itself once it is back', async () => {
    let host = await startWorkbench({ isRealAllowed: false });
    await page.goto(`${host.url}/docs/about`);
    await page.getByRole('heading', { level: 1, name: 'About this workbench' }).waitFor();
    host = await restarted(host, async () => {
      await page.getByRole('link', { name: 'Gallery' }).click();
      await page.getByRole('alert').getByText('The workbench does not respond').waitFor();
      await page.getByRole('link', { name: 'Explore tasks', exact: true }).waitFor();
    });
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    await host.close();
  });
});

describeInBrowser('the focus', () => {
  it('stays where it is after a page change that is cancelled, and goes to the start of a page that opens', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto(`${workbench.url}/tasks`);
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    const asked = page.waitForRequest(/fault-lab-page/);
    await page.route(/fault-lab-page/, async (route) => {
      await held;
      await route.continue();
    });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Fault lab' }).press('Enter');
    await asked;
    // Back to the page that is still shown, before the other one is there.
    const tasks = pages.getByRole('link', { name: 'Explore tasks', exact: true });
    await tasks.press('Enter');
    await page.waitForURL(`${workbench.url}/tasks`);
    const loaded = page.waitForResponse(/fault-lab-page/);
    release();
    await (await loaded).finished();
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    expect(await tasks.evaluate((link) => link === document.activeElement)).toBe(true);
    await pages.getByRole('link', { name: 'Fault lab' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Fault lab' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(watched.complaints).toEqual([]);
  });
});

/** Stops a host, does something, and starts another one at its address. */
async function restarted(host: Workbench, act: () => Promise<void>): Promise<Workbench> {
  await host.close();
  await act();
  return startWorkbench({ isRealAllowed: false, port: host.port });
}

/** Deletes the storage of the page, as the settings of the browser do. */
async function deleteStoredData(): Promise<void> {
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('hubkit-workbench');
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
}

/** Reads the text of an answer from the storage of the page. */
async function storedAnswer(): Promise<string | undefined> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('hubkit-workbench');
    request.onsuccess = () => resolve(request.result);
  });
  return new Promise((resolve) => {
    const reading = database.transaction('turns').objectStore('turns').getAll();
    reading.onsuccess = () => {
      database.close();
      resolve(reading.result.find(({ role }) => role === 'assistant')?.parts[0].text);
    };
  });
}

describeInBrowser('a page that loads slowly', () => {
  it('is reached, though the page that is left has its address to write', async () => {
    await page.clock.install();
    await page.goto(`${workbench.url}/templates`);
    await page.getByLabel('Source').selectOption({ index: 1 });
    await page.getByRole('region', { name: 'Output', exact: true }).getByText(/\S/).first().waitFor();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/chat-[\w-]+\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/assets\/chat-[\w-]+\.js$/);
    await page.getByRole('button', { name: 'Add message' }).click();
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await requested;
    // The template is kept now, and has an address of its own.
    await page.clock.runFor(2000);
    release();
    await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/chat');
    await page.goBack();
    await page.waitForURL(/\/templates\?kept=/);
  });
});

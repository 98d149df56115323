import { expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolations, describeInBrowser } from './browser.ts';
import { answered, ask, modelsAreThere, openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' }, { emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });

describeInBrowser('the history', () => {
  it('lists chats and runs with their images, and finds them by words of messages and prompts', async () => {
    await openChat(page, workbench);
    await ask(page, 'Where do puffins breed?');
    await answered(page);
    await page.goto(`${workbench.url}/run/text-to-image`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await page.getByRole('link', { name: 'History', exact: true }).click();
    await page.getByText('All 2', { exact: true }).waitFor();
    const rows = page.getByRole('main').getByRole('listitem');
    await rows.filter({ hasText: 'lighthouse' }).locator('img').waitFor();
    const answer = (await page.evaluate(storedAnswer)) ?? '';
    await page.getByLabel('Search the history').fill(answer.split(/\s+/).slice(-4).join(' '));
    await page.getByText('All 1', { exact: true }).waitFor();
    await rows.getByText('puffins').first().click();
    await page.waitForURL(/\/chat\/[\w-]{20,}$/);
    await page.goBack();
    await page.getByText('Jobs 0', { exact: true }).waitFor();
    await page.getByLabel('Search the history').fill('');
    await page.getByText('Jobs 1', { exact: true }).click();
    expect(await rows.count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('goes on after the browser has deleted its data under an open page', async () => {
    await openChat(page, workbench);
    await ask(page, 'One');
    await answered(page);
    await page.evaluate(deleteStoredData);
    await ask(page, 'Another question');
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(1).waitFor();
    await page.getByRole('link', { name: 'History', exact: true }).click();
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
    await page.getByRole('button', { name: /No network needed/ }).waitFor();
    await host.close();
  });

  it('fails only the page that was to be loaded, which opens by itself once it is back', async () => {
    let host = await startWorkbench({ isRealAllowed: false });
    await page.goto(`${host.url}/about`);
    await page.getByRole('heading', { level: 1, name: 'About this workbench' }).waitFor();
    host = await restarted(host, async () => {
      await page.getByRole('link', { name: 'Gallery' }).click();
      await page.getByRole('alert').getByText('The workbench does not respond').waitFor();
      await page.getByRole('link', { name: 'Tasks', exact: true }).waitFor();
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
    const asked = page.waitForRequest(/gallery-page/);
    await page.route(/gallery-page/, async (route) => {
      await held;
      await route.continue();
    });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Gallery' }).press('Enter');
    await asked;
    // Back to the page that is still shown, before the other one is there.
    const tasks = pages.getByRole('link', { name: 'Tasks', exact: true });
    await tasks.press('Enter');
    await page.waitForURL(`${workbench.url}/tasks`);
    const loaded = page.waitForResponse(/gallery-page/);
    release();
    await (await loaded).finished();
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    expect(await tasks.evaluate((link) => link === document.activeElement)).toBe(true);
    await pages.getByRole('link', { name: 'Gallery' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
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

import { expect, it } from 'vitest';
import { startWorkbench, type Workbench } from '../apps/workbench/dist/server/server/host.js';
import { describeInBrowser } from './browser.ts';
import { answered, ask, openChat } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' }, { emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });

/** Distance in px that the page is scrolled by. */
const scrolledBy = () => page.locator('#main').evaluate((main) => main.scrollTop);

describeInBrowser('a page of the workbench', () => {
  it('opens at its top, and Back returns to where the page before was left', async () => {
    await page.goto(`${workbench.url}/tasks`);
    const card = page.getByRole('link', { name: 'Video Classification', exact: true });
    await card.scrollIntoViewIfNeeded();
    await expect.poll(scrolledBy).toBeGreaterThan(500);
    const before = await scrolledBy();
    await card.click();
    await page.getByRole('heading', { level: 1, name: 'Video Classification' }).waitFor();
    await expect.poll(scrolledBy).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    await expect.poll(scrolledBy).toBe(before);
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

/** Stops a host, does something, and starts another one at its address. */
async function restarted(host: Workbench, act: () => Promise<void>): Promise<Workbench> {
  await host.close();
  await act();
  return startWorkbench({ isRealAllowed: false, port: host.port });
}

import { serversAt } from '@hubkit/emulator';
import { expect, it } from 'vitest';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { freePort } from '../support/free-port.ts';
import { describeInBrowser } from './browser.ts';
import { ask, openChat } from './workbench-actions.ts';
import { page, QUICK, useWorkbench, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

describeInBrowser('an answer of another model than that of its column', () => {
  it('names the provider of an answer in one line after its model was changed', async () => {
    await openChat(page, workbench);
    await page.getByRole('button', { name: 'Compare' }).click();
    for (const _more of [3, 4]) await page.getByRole('button', { name: 'Add model' }).click();
    await ask(page, 'What can you do?');
    await page.locator('article[data-status="done"][data-role="assistant"]').nth(3).waitFor();
    const second = page.getByRole('region', { name: 'Column B' });
    const fact = second.locator('article[data-role="assistant"] [data-fact="Provider"]');
    const provider = await fact.locator('dd').textContent();
    const before = (await fact.boundingBox())?.height;
    const model = second.getByRole('combobox', { name: 'Model' });
    await model.fill('Qwen/Qwen2.5-7B-Instruct');
    await model.press('Enter');
    await second.getByText(/^Answer of/).waitFor();
    expect(await fact.locator('dd').textContent()).toBe(provider);
    expect((await fact.boundingBox())?.height).toBe(before);
  });
});

describeInBrowser('a comparison without any answer', () => {
  it('says that nothing was sent without numbers of a call, and asks all models again at once', async () => {
    const host = await startWorkbench({ isRealAllowed: true, emulator: QUICK });
    try {
      await openChat(page, host);
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: /^Connection/ }).click();
      const panel = page.getByRole('region', { name: 'Connection' });
      await panel.getByLabel('Add a server').fill(`localhost:${await freePort()}`);
      await page.keyboard.press('Enter');
      await panel.getByRole('button', { name: 'Use anyway' }).click();
      await page.getByRole('button', { name: /^Connection: localhost.* Does not respond/ }).waitFor();
      await page.keyboard.press('Escape');
      await ask(page, 'What is 2 + 2?');
      const failures = page.locator('[data-kind="failure"]');
      await expect.poll(() => failures.count()).toBe(2);
      expect(await failures.getByText('Nothing was sent.').count()).toBe(2);
      expect(await failures.locator('dt').count()).toBe(0);
      await page.getByRole('button', { name: /^Connection/ }).click();
      await panel.getByLabel('Service').selectOption({ label: 'Emulator' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Retry all' }).click();
      await expect.poll(() => page.locator('article[data-status="done"][data-role="assistant"]').count()).toBe(2);
      expect(await page.getByRole('button', { name: 'Retry all' }).count()).toBe(0);
    } finally {
      await host.close();
    }
  });
});

describeInBrowser('the price of an answer', () => {
  it('stays with it when the service is another one', async () => {
    const host = await startWorkbench({
      emulator: QUICK,
      servers: [{ label: 'Ollama', address: serversAt(`${workbench.url}/emulator`).ollama }],
    });
    try {
      await openChat(page, host);
      await page.getByRole('button', { name: 'Compare' }).click();
      await ask(page, 'What is 2 + 2?');
      const price = page.getByRole('region', { name: 'Column A' }).locator('[data-fact="Cost"] dd');
      await expect.poll(() => price.textContent()).toMatch(/^\$0\.0/);
      const before = await price.textContent();
      await page.getByRole('button', { name: /^Connection/ }).click();
      await page.getByRole('button', { name: 'Find local servers' }).click();
      await page.getByRole('button', { name: 'Use Ollama' }).click();
      await expect.poll(() => page.getByRole('combobox', { name: 'Model' }).first().inputValue()).toBe('llama3.1:8b');
      expect(await price.textContent()).toBe(before);
      await page.reload();
      await expect.poll(() => price.textContent()).toBe(before);
    } finally {
      await host.close();
    }
  });
});

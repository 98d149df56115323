import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { ask, openChat } from './workbench-actions.ts';
import { page, useWorkbench, workbench } from './workbench-session.ts';

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

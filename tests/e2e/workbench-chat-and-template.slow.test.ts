import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { answered, ask, openChat, openSettings, readText } from './workbench-actions.ts';
import { page, useWorkbench, watched, workbench } from './workbench-session.ts';

useWorkbench({ reducedMotion: 'reduce' });

describeInBrowser('a chat and the template of its model', () => {
  it('leads from the chat to what its model gets, and from there back to a chat with the same messages', async () => {
    await openChat(page, workbench);
    await openSettings(page);
    await page.getByLabel('System prompt').fill('Answer in one line.');
    await page.keyboard.press('Escape');
    await ask(page, 'Where do puffins breed?');
    await answered(page);
    const answer = await readText(page.locator('article[data-role="assistant"] p').first());
    const model = await page.getByLabel('Model', { exact: true }).inputValue();

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'View raw prompt' }).click();
    await page.waitForURL((url) => url.pathname === '/templates');
    const prompt = page.getByRole('region', { name: 'Output', exact: true });
    // In the order in which the model reads them, and open for its next answer.
    let written = '';
    const readPrompt = async () => {
      written = await readText(prompt);
      return written;
    };
    // Kept from the poll: a later reading may meet the editor before it has drawn its first lines.
    await expect.poll(readPrompt).toContain('puffins');
    const places = ['Answer in one line.', 'Where do puffins breed?', answer.slice(0, 20)].map((part) =>
      written.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));

    await page.getByRole('button', { name: 'Chat', exact: true }).click();
    await page.waitForURL(/\/chat/);
    await page.getByRole('article').filter({ hasText: 'Where do puffins breed?' }).waitFor();
    await page
      .getByRole('article')
      .filter({ hasText: answer.slice(0, 20) })
      .waitFor();
    expect(await page.getByLabel('Model', { exact: true }).inputValue()).toBe(model);
    await openSettings(page);
    expect(await page.getByLabel('System prompt').inputValue()).toBe('Answer in one line.');
    expect(watched.complaints).toEqual([]);
  });
});

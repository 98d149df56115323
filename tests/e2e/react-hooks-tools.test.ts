import { expect, it } from 'vitest';
import { axeViolationsInBothThemes, describeInBrowser } from './browser.ts';
import {
  answer,
  ask,
  asked,
  event,
  form,
  job,
  message,
  nextCall,
  page,
  pressUntil,
  useHooksPage,
} from './react-hooks-page.ts';

useHooksPage();

describeInBrowser('tools and jobs of the hooks of React in Chromium', () => {
  it('run tools of the page, and send attached images', async () => {
    await form()
      .locator('input[type="file"]')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await form().getByText('dot.png').waitFor();
    await ask('Name it');
    const call = await nextCall();
    expect(call.body.messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'image_url', image_url: { url: 'data:image/png;base64,eA==' } },
          { type: 'text', text: 'Name it' },
        ],
      },
    ]);
    const tool = { index: 0, id: 'c1', function: { name: 'set_title', arguments: '{"title":"A dot"}' } };
    call.response.end(
      event({ choices: [{ delta: { tool_calls: [tool] }, finish_reason: 'tool_calls' }] }) + event('[DONE]'),
    );
    const second = await answer('Named.');
    expect(second.body.messages.at(-1)).toEqual({ role: 'tool', tool_call_id: 'c1', content: 'done' });
    await message(1).getByText('Named.').waitFor();
    expect(await page.title()).toBe('A dot');
  });

  it('ask for approval, by the keyboard and aloud, and run a tool only then', async () => {
    await ask('Clean up');
    const calls = ['/a', '/b'].map((path, index) => ({
      index,
      id: `c${index}`,
      function: { name: 'delete_file', arguments: JSON.stringify({ path }) },
    }));
    (await nextCall()).response.end(
      event({ choices: [{ delta: { tool_calls: calls }, finish_reason: 'tool_calls' }] }) + event('[DONE]'),
    );
    const question = 'The assistant asks for your approval of the tool call delete_file.';
    const questions = message(1).getByRole('group', { name: question });
    await questions.nth(1).waitFor();
    await message(1).getByText('"path": "/a"').waitFor();
    await page.getByRole('status').getByText(question).waitFor({ state: 'attached' });
    expect(await axeViolationsInBothThemes(page)).toEqual([]);

    await questions.first().getByRole('button', { name: 'Approve' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => questions.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tool call: delete_file');
    expect([await page.title(), asked]).toEqual(['Chats', []]);
    await pressUntil('Tab', 'Reason for denying (optional)');
    await page.keyboard.type('Keep /b.');
    await page.keyboard.press('Enter');
    const { body } = await answer('Done.');
    expect(body.messages.slice(2)).toEqual([
      { role: 'tool', tool_call_id: 'c0', content: 'deleted' },
      { role: 'tool', tool_call_id: 'c1', content: 'The user has denied this call. Keep /b.' },
    ]);
    await message(1).getByText('Done.').waitFor();
    await message(1).getByText('Denied', { exact: true }).waitFor();
    expect(await page.title()).toBe('without /a');
    expect(await questions.count()).toBe(0);
  });

  it('go on with a job after a reload, and cancel one', async () => {
    const film = page.getByRole('region', { name: 'Film' });
    await film.getByRole('button', { name: 'Make a film' }).click();
    await film.getByText('Film: running 0.5').waitFor();
    await page.reload();
    await film.getByText('Film: running 0.5').waitFor();
    job.isDone = true;
    await film.getByText(/^Film: done .*24$/).waitFor();
    job.isDone = false;
    await film.getByRole('button', { name: 'Make a film' }).click();
    await film.getByText('Film: running 0.5').waitFor();
    await film.getByRole('button', { name: 'Cancel the film' }).click();
    await film.getByText('Film: cancelled').waitFor();
    await expect.poll(() => job.isCancelled).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import {
  answer,
  ask,
  begin,
  button,
  event,
  form,
  log,
  message,
  nextCall,
  page,
  url,
  useHooksPage,
  words,
} from './react-hooks-page.ts';

useHooksPage();

describeInBrowser('answers of the hooks of React in Chromium', () => {
  it('stop an answer, continue it, edit the question and go back to the first version', async () => {
    await ask('Hello');
    const { body } = await begin('Half');
    expect(body).toMatchObject({ messages: [{ role: 'user', content: 'Hello' }] });
    await message(1).getByText('Half').waitFor();
    await button('Stop').click();
    await message(1).getByText('Stopped').waitFor();
    await button('Continue').click();
    expect((await answer(' and half')).body.messages.at(-1)).toEqual({ role: 'assistant', content: 'Half' });
    await message(1).getByText('Half and half').waitFor();
    await button('Edit').click();
    await form().getByLabel('Edit message').fill('Good evening');
    await button('Send edited message').click();
    await answer('To you, too');
    await message(1).getByText('To you, too').waitFor();
    await button('Previous version').click();
    await message(1).getByText('Half and half').waitFor();
    await button('Regenerate').click();
    await answer('Again');
    await message(1).getByText('Again').waitFor();
    expect(
      await message(1)
        .getByRole('heading', { name: /version 2 of 2/ })
        .count(),
    ).toBe(1);
  });

  it('say how long an answer was thought about, and how long a retry has to wait', async () => {
    await ask('Think');
    const { response } = await begin();
    response.write(event({ choices: [{ delta: { reasoning_content: 'Hm.' } }] }));
    await message(1).getByText('Thinking…').waitFor();
    response.end(words('So.') + event('[DONE]'));
    await message(1)
      .getByText(/^Thought for \d+ s$/)
      .waitFor();
    await ask('More');
    (await nextCall()).response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '2' })
      .end(JSON.stringify({ error: { message: 'Too many requests.' } }));
    await message(3)
      .getByText(/^Try again in [12] s$/)
      .waitFor();
    await button('Try again').click();
    await answer('Done.');
    await message(3).getByText('Done.').waitFor();
  });

  it('say why a connection was lost, and try again', async () => {
    await ask('Hello');
    const { response } = await begin('Half');
    await message(1).getByText('Half').waitFor();
    response.destroy();
    await message(1).getByText('Failed: The connection to /ai failed. Check that the server runs').waitFor();
    await button('Try again').click();
    (await nextCall()).response
      .writeHead(429, { 'content-type': 'application/json', 'x-request-id': 'r7' })
      .end(JSON.stringify({ error: { message: 'Too many requests.' } }));
    await message(1).getByText('Failed: Too many requests. Request r7').waitFor();
    await button('Try again').click();
    await answer('Whole');
    await message(1).getByText('Whole').waitFor();
    expect(await message(1).getByText('Failed').count()).toBe(0);
  });

  it.each(['/', '/?indexed'])(
    'bring a chat back after a reload in mid-stream, and continue it, at %s',
    async (path) => {
      await page.goto(url + path);
      await ask('Count');
      await begin('One, ');
      await message(1).getByText('One,').waitFor();
      await expect.poll(() => stored(path), { timeout: 20_000 }).toContain('One, ');
      await page.reload();
      await message(1).getByText('Interrupted').waitFor();
      await button('Continue').click();
      const { body } = await answer('two.');
      expect(body.messages).toEqual([
        { role: 'user', content: 'Count' },
        { role: 'assistant', content: 'One, ' },
      ]);
      await message(1).getByText('One, two.').waitFor();
      expect(await log().getByRole('article').count()).toBe(2);
    },
  );
});

/** The stored chat as text. */
function stored(path: string): Promise<string> {
  if (path === '/') return page.evaluate(() => localStorage.getItem('hubkit:chat') ?? '');
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('hubkit', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('state').objectStore('state').get('chat');
          reading.onsuccess = () => resolve(JSON.stringify(reading.result ?? ''));
        };
      }),
  );
}

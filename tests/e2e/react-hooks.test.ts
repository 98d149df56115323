import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { axeViolationsInBothThemes, connectBrowser, describeInBrowser, openPage, type WatchedPage } from './browser.ts';
import { bundle, readStyles } from './page-server.ts';

/** The chat request of a page, and its response, which the test writes. */
interface Asked {
  readonly body: {
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  };
  readonly response: ServerResponse;
}

let browser: Browser;
let server: Server;
let url: string;
let watched: WatchedPage;
let page: Page;
const waiting: ((asked: Asked) => void)[] = [];
let asked: Asked[] = [];
/** State of the job of the gateway. */
let job: { polls: number; isDone: boolean; isCancelled: boolean };

beforeAll(async () => {
  const script = await bundle(new URL('./pages/react-hooks.ts', import.meta.url));
  const styles = readStyles(createRequire(import.meta.url).resolve('@hubkit/react/chat-panel.css'));
  const theme =
    ':root { color-scheme: light dark; color: light-dark(#111, #eee); background: light-dark(#fff, #0d1117); }';
  const html = `<!doctype html><html lang="en"><title>Chats</title><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"><main id="root"></main><script type="module" src="/script.js"></script></html>`;
  const files: Record<string, readonly [type: string, text: string]> = {
    '/': ['text/html', html],
    '/styles.css': ['text/css', `${theme}\n${styles}`],
    '/script.js': ['text/javascript', script],
  };
  server = createServer(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const json = (status: number, value: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    if (path === '/ai/v1/tasks/text-to-video') return json(202, { id: 'j1' });
    if (path === '/ai/v1/jobs/j1') {
      job.isCancelled ||= request.method === 'DELETE';
      job.polls++;
      return job.isDone ? json(200, { frames: 24 }) : json(202, { progress: 0.5 });
    }
    if (path === '/ai/v1/chat/completions') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const call = { body: JSON.parse(Buffer.concat(chunks).toString()), response };
      const next = waiting.shift();
      if (next) next(call);
      else asked.push(call);
      return undefined;
    }
    const [type, text] = files[path] ?? ['text/plain', ''];
    response.writeHead(files[path] ? 200 : 404, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': "default-src 'self'; img-src 'self' data:",
    });
    response.end(text);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  browser = await connectBrowser();
});

beforeEach(async () => {
  asked = [];
  waiting.length = 0;
  job = { polls: 0, isDone: false, isCancelled: false };
  watched = await openPage(browser, { viewport: { width: 900, height: 1200 } });
  page = watched.page;
  await page.goto(url);
});

afterEach(() => watched?.close());

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

/** The next chat request of the page. */
function nextCall(): Promise<Asked> {
  const ready = asked.shift();
  return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve));
}

const event = (value: object | string) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const words = (content: string) => event({ choices: [{ delta: { content } }] });

/** Begins a streamed response with some words. */
async function begin(...texts: readonly string[]): Promise<Asked> {
  const call = await nextCall();
  call.response.writeHead(200, { 'content-type': 'text/event-stream' });
  call.response.write(`: hi\n\n${texts.map(words).join('')}`);
  return call;
}

async function answer(...texts: readonly string[]): Promise<Asked> {
  const call = await begin(...texts);
  call.response.end(event({ choices: [{ delta: {}, finish_reason: 'stop' }] }) + event('[DONE]'));
  return call;
}

const log = () => page.getByRole('log', { name: 'Kept conversation' });
const form = () => page.locator('.hubkit-chat').first();
const message = (index: number) => log().getByRole('article').nth(index);
const button = (name: string) => form().getByRole('button', { name, exact: true });

async function ask(text: string): Promise<void> {
  await form().getByLabel('Message', { exact: true }).fill(text);
  await form().getByLabel('Message', { exact: true }).press('Enter');
}

describeInBrowser('the hooks of React in Chromium, under StrictMode', () => {
  it('render once per frame while 1,000 tokens arrive', async () => {
    const own = page.locator('.own');
    const askOwn = async (text: string) => {
      await own.getByLabel('Message').fill(text);
      await own.getByLabel('Message').press('Enter');
    };
    // The first answer loads code of messages late, and is drawn again with it.
    await askOwn('Hello.');
    await answer('Hi.');
    await own.getByText('Own: ready').waitFor();
    await page.waitForLoadState('networkidle');
    await askOwn('Count.');
    const { response } = await begin('0 ');
    await own.getByText('Own: streaming').waitFor();
    const before = await counts();
    // Many writes, so that chunks come in many events of the browser.
    for (let index = 1; index <= 1000; index++) {
      response.write(words(`${index} `));
      if (index % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await own.getByText(/ 1000 $/).waitFor();
    const after = await counts();
    response.end(event('[DONE]'));
    await own.getByText('Own: ready').waitFor();
    expect(after.commits - before.commits).toBeGreaterThan(0);
    expect(after.commits - before.commits).toBeLessThanOrEqual(after.frames - before.frames + 1);
    expect(asked).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

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

  it('go to the end by a button while the reader has scrolled back', async () => {
    await page.setViewportSize({ width: 900, height: 400 });
    await form().evaluate((element: HTMLElement) => element.style.setProperty('--hubkit-chat-height', '15rem'));
    await ask('Count');
    await answer(...Array.from({ length: 60 }, (_, index) => `${index}\n`));
    await message(1).getByText('59').waitFor();
    expect(await button('Scroll to the end').count()).toBe(0);
    await log().evaluate((element) => element.scrollTo({ top: 0 }));
    await button('Scroll to the end').click();
    const left = () => log().evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
    await expect.poll(left).toBeLessThanOrEqual(1);
    await expect.poll(() => button('Scroll to the end').count()).toBe(0);
    expect(await log().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('stay at the end where more arrives at once than fits', async () => {
    await page.setViewportSize({ width: 900, height: 400 });
    await form().evaluate((element: HTMLElement) => element.style.setProperty('--hubkit-chat-height', '15rem'));
    await ask('Count');
    const { response } = await begin(...Array.from({ length: 60 }, (_, index) => `${index}\n`));
    await message(1).getByText('59').waitFor();
    const left = () => log().evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
    await expect.poll(left).toBeLessThanOrEqual(1);
    // The event of an earlier scroll comes after the text has grown.
    await log().evaluate((element) => {
      (element.lastElementChild as HTMLElement).style.paddingBottom = '500px';
      element.dispatchEvent(new Event('scroll'));
    });
    response.end(words('The end.') + event('[DONE]'));
    await message(1).getByText('The end.').waitFor();
    await expect.poll(left).toBeLessThanOrEqual(1);
    expect(await button('Scroll to the end').count()).toBe(0);
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

  it('can be used by the keyboard alone, and have nothing that axe complains of', async () => {
    await form().getByLabel('Message', { exact: true }).focus();
    await page.keyboard.type('Hello');
    await page.keyboard.press('Enter');
    const { response } = await begin('Half');
    await message(1).getByText('Half').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await pressUntil('Tab', 'Stop');
    await page.keyboard.press('Enter');
    await message(1).getByText('Stopped').waitFor();
    response.destroy();
    await pressUntil('Shift+Tab', 'Edit');
    await page.keyboard.press('Enter');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await answer('Hello!');
    await message(1).getByText('Hello!').waitFor();
    await pressUntil('Shift+Tab', 'Previous version');
    await page.keyboard.press('Enter');
    await message(1).getByText('Half').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });
});

function counts(): Promise<{ readonly commits: number; readonly frames: number }> {
  return page.evaluate(() => ({ ...Reflect.get(globalThis, 'counts') }));
}

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

/** Presses a key until the focus is on a button with a name or text. */
async function pressUntil(key: string, name: string): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });
    if (focused === name) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

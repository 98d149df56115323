import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { connectBrowser, openPage, type WatchedPage } from './browser.ts';
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
/** The address of the page. */
export let url: string;
/** The page of the running test, opened anew for each, and what went wrong on it. */
export let watched: WatchedPage;
export let page: Page;
const waiting: ((asked: Asked) => void)[] = [];
/** Chat requests that no test has taken yet. */
export let asked: Asked[] = [];
/** State of the job of the gateway. */
export let job: { polls: number; isDone: boolean; isCancelled: boolean };

/** Serves the page of the hooks and a gateway whose responses the test writes, and opens the page for each test of the file. */
export function useHooksPage(): void {
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
}

/** The next chat request of the page. */
export function nextCall(): Promise<Asked> {
  const ready = asked.shift();
  return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve));
}

/** An event of a stream. */
export const event = (value: object | string) =>
  `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
/** An event with words of an answer. */
export const words = (content: string) => event({ choices: [{ delta: { content } }] });

/** Begins a streamed response with some words. */
export async function begin(...texts: readonly string[]): Promise<Asked> {
  const call = await nextCall();
  call.response.writeHead(200, { 'content-type': 'text/event-stream' });
  call.response.write(`: hi\n\n${texts.map(words).join('')}`);
  return call;
}

export async function answer(...texts: readonly string[]): Promise<Asked> {
  const call = await begin(...texts);
  call.response.end(event({ choices: [{ delta: {}, finish_reason: 'stop' }] }) + event('[DONE]'));
  return call;
}

export const log = () => page.getByRole('log', { name: 'Kept conversation' });
export const form = () => page.locator('.hubkit-chat').first();
export const message = (index: number) => log().getByRole('article').nth(index);
export const button = (name: string) => form().getByRole('button', { name, exact: true });

/** Writes a message into the kept chat, and sends it. */
export async function ask(text: string): Promise<void> {
  await form().getByLabel('Message', { exact: true }).fill(text);
  await form().getByLabel('Message', { exact: true }).press('Enter');
}

/** Presses a key until the focus is on a button with a name or text. */
export async function pressUntil(key: string, name: string): Promise<void> {
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

import { createServer, type Server } from 'node:http';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { createGateway, type UsageRecord } from '@hubkit/gateway';
import { nodeListener } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectBrowser, describeInBrowser, openPage, type WatchedPage } from './browser.ts';
import { bundle } from './page-server.ts';

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let browser: Browser;
let emulator: Emulator;
let server: Server;
let url: string;
let watched: WatchedPage;
let page: Page;
const usage: UsageRecord[] = [];
let isSignedIn: boolean;

beforeAll(async () => {
  // Jobs never end by themselves.
  emulator = await startEmulator({ pace: 'instant', jobs: { queuedMs: 3_600_000 } });
  const gateway = createGateway({
    client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, retry: false }),
    models: {
      chat: { targets: ['meta-llama/Llama-3.1-8B-Instruct:groq'], tasks: ['conversational'] },
      labels: { targets: ['google/vit-base-patch16-224:hf-inference'], tasks: ['image-classification'] },
      film: { targets: [`${emulatedModel('fal-ai', 'text-to-video').model}:fal-ai`], tasks: ['text-to-video'] },
    },
    authorize: () => (isSignedIn ? { id: 'page' } : undefined),
    onUsage: (record) => usage.push(record),
  });
  const listen = nodeListener(gateway);
  const script = await bundle(new URL('./pages/react-gateway.ts', import.meta.url));
  const html = `<!doctype html><html lang="en"><title>Hooks</title><link rel="icon" href="data:,">
    <main id="root"></main><script type="module" src="/script.js"></script></html>`;
  server = createServer((request, response) => {
    if (request.url?.startsWith('/api/ai/')) return listen(request, response);
    const [type, text] = request.url === '/script.js' ? ['text/javascript', script] : ['text/html', html];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  browser = await connectBrowser();
});

beforeEach(async () => {
  usage.length = 0;
  isSignedIn = true;
  watched = await openPage(browser);
  page = watched.page;
  await page.goto(url);
});

afterEach(async () => {
  emulator.clearFaults();
  await watched?.close();
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await emulator?.close();
});

/** The chat as the page has stored it, as JSON. */
const storedChat = (isInDatabase: boolean) =>
  page.evaluate(async (inDatabase) => {
    if (!inDatabase) return localStorage.getItem('hubkit:chat') ?? '';
    const opening = indexedDB.open('hubkit');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = database.transaction('state').objectStore('state').get('chat');
    const chat = await new Promise((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return JSON.stringify(chat) ?? '';
  }, isInDatabase);

const message = (index: number, on = page) => on.getByRole('log').getByRole('article').nth(index);
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function ask(text: string, on = page): Promise<void> {
  await on.getByLabel('Message', { exact: true }).fill(text);
  await on.getByLabel('Message', { exact: true }).press('Enter');
}

describeInBrowser('the hooks with a gateway, without a key and without a model', () => {
  it('chat, and run a tool of the page', async () => {
    await ask('What is 6 times 7?');
    await message(1).getByText('42').waitFor();
    // One part: what else an event holds is not content.
    expect(await message(1).locator('[data-slot="chat-part"]').count()).toBe(1);
    await ask('Set the window title to "Harbor"');
    await message(3).getByText('According to set_window_title').waitFor();
    expect(await page.title()).toContain('Harbor');
    // The question, the call of the tool, and the answer after it.
    expect(usage.map(({ user, model, outcome }) => [user, model, outcome])).toEqual(
      Array.from({ length: 3 }, () => ['page', 'chat', 'ok']),
    );
    expect(watched.complaints).toEqual([]);
  });

  it('stop an answer up to its provider', async () => {
    emulator.inject({ fault: 'stall;events=4', target: '/chat/completions' });
    await ask('Write a story about a lighthouse');
    await page.getByRole('log').locator('[data-status="open"]').waitFor();
    await button('Stop').click();
    await message(1).getByText('Stopped').waitFor();
    await expect.poll(() => emulator.exchanges().at(-1)?.outcome).toBe('aborted');
    await expect.poll(() => usage.at(-1)?.outcome).toBe('cancelled');
  });

  it('continue an answer after a reload in its middle', async () => {
    emulator.inject({ fault: 'stall;events=6', target: '/chat/completions', times: 1 });
    await ask('Write a story about a lighthouse');
    await page.getByRole('log').locator('[data-status="open"]').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hubkit:chat') ?? '')).toContain('"open"');
    await page.reload();
    await message(1).getByText('Interrupted').waitFor();
    await button('Continue').click();
    await page.getByRole('log').locator('[data-role="assistant"][data-status="done"]').waitFor();
    expect(await page.getByRole('log').getByRole('article').count()).toBe(2);
    expect(watched.complaints).toEqual([]);
  });

  it.each(['', '?indexedDb'])(
    'follow the messages of another tab, also over a reload, stored as of "%s"',
    async (query) => {
      await page.goto(url + query);
      const other = await page.context().newPage();
      await other.goto(url + query);
      await other.locator('[data-chat="ready"]').waitFor();
      await ask('What is 6 times 7?');
      await message(1).getByText('42').waitFor();
      await message(1, other).getByText('42').waitFor();
      await ask('What is 5 times 5?', other);
      await message(3, other).getByText('25').waitFor();
      await message(3).getByText('25').waitFor();
      await ask('What is 3 times 3?');
      await message(5).getByText(/\b9\b/).waitFor();
      await expect.poll(() => storedChat(query !== '')).toMatch(/3 times 3/);
      await expect.poll(() => storedChat(query !== '')).not.toMatch(/"status":"open"/);
      await page.reload();
      await message(5).getByText(/\b9\b/).waitFor();
      await message(3).getByText('25').waitFor();
      expect(await page.getByRole('log').getByRole('article').count()).toBe(6);
    },
  );

  it('show a refusal once, keep the text, and send it again after another sign-in', async () => {
    isSignedIn = false;
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/chat/completions')) requests++;
    });
    await ask('What is 6 times 7?');
    await message(1).getByText('Failed: ').waitFor();
    expect(await message(1).innerText()).toMatch(/credentials|sign in|authoriz/i);
    await message(0).getByText('What is 6 times 7?').waitFor();
    expect(requests).toBe(1);
    isSignedIn = true;
    await button('Try again').click();
    await message(1).getByText('42').waitFor();
    expect(requests).toBe(2);
  });

  it('run a task with a file and the progress of its upload', async () => {
    const bytes = [...Buffer.from(PNG, 'base64')];
    await page.evaluate((list) => Reflect.set(globalThis, 'picture', new Uint8Array(list)), bytes);
    await button('Classify').click();
    await page.getByText(/Task: done \w/).waitFor();
    const sent = await page.evaluate(() => Reflect.get(globalThis, 'uploads') as number[]);
    expect(sent.at(-1)).toBeGreaterThan(bytes.length);
    expect(watched.complaints).toEqual([]);
  });

  it('follow a job after a reload, and cancel it at its provider', async () => {
    await button('Film').click();
    await page.getByText('Job: running').waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('job');
    await page.reload();
    await page.getByText('Job: running').waitFor();
    await button('Cancel').click();
    await page.getByText('Job: cancelled').waitFor();
    await expect
      .poll(() => emulator.exchanges().filter(({ method, path }) => method === 'PUT' && path.includes('cancel')).length)
      .toBe(1);
  });

  it('get a value of a schema, and list the models', async () => {
    await page.getByText('Models: ready chat,labels,film').waitFor();
    await button('Extract').click();
    await page.getByText(/Object: ready {"name":"\w/).waitFor();
    expect(usage.at(-1)).toMatchObject({ task: 'conversational', model: 'chat', outcome: 'ok' });
    expect(watched.complaints).toEqual([]);
  });
});

// `npm run bench -- workbench [--quick] [--rounds 1]`: what the pages of the workbench cost in Chromium, the processor slowed down four times for
// loads, of which the medians of the rounds are printed.
import { readOptions } from '../options.mjs';
import { round } from '../round.mjs';
import { median } from '../statistics.mjs';
import { withWorkbench } from '../workbench-page.mjs';
import { interactions } from './interactions.mjs';

const ROUTES = [
  '/',
  '/chat',
  '/tasks',
  '/tasks?view=matrix',
  '/tasks/image-segmentation',
  '/tasks/text-to-image/try',
  '/models',
  '/models/meta-llama/Llama-3.1-8B-Instruct',
  '/templates',
  '/activity',
  '/batch',
  '/program',
  '/faults',
  '/docs',
  '/docs/guide/inference',
  '/docs/gallery',
  '/docs/about',
  '/settings',
  '/nowhere',
  // Little but the frame of the page: what every other page costs at least.
  '/open',
];
/** Messages of the long chat, exchanges before the heap is looked at and until the second look, and routes that are opened. */
const SIZES = {
  whole: { messages: 500, warmUp: 60, exchanges: 140, routes: Infinity },
  quick: { messages: 40, warmUp: 2, exchanges: 2, routes: 2 },
};

export async function bench(args) {
  const { quick, rounds } = readOptions(args, { rounds: 1 });
  const { messages, warmUp, exchanges, routes } = quick ? SIZES.quick : SIZES.whole;
  const measure = async ({ url, browser }) => {
    await loads(browser, url, routes, rounds);
    await interactions(() => open(browser), url, routes);
    await longChat(browser, url, messages);
    await heap(browser, url, warmUp, exchanges);
  };
  await withWorkbench({ emulator: { pace: { firstTokenMs: 50, tokenMs: 5 } } }, measure, ['--js-flags=--expose-gc']);
}

async function open(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page), close: () => context.close() };
}

/** The largest paint, the longest task and the bytes of each route, on fresh profiles. */
async function loads(browser, url, most, rounds) {
  const routes = ROUTES.slice(0, most);
  const { load: samples } = await round(routes, ['load'], { rounds }, (route) => load(browser, url + route));
  console.log('| route | LCP ms, 4 times slower | longest task ms | script kB on the wire |\n|---|---|---|---|');
  for (const [route, seen] of Object.entries(samples)) {
    const middle = (member) => median(seen.map((sample) => sample[member]));
    console.log(
      `| ${route} | ${Math.round(middle('lcp'))} | ${Math.round(middle('task'))} | ${(middle('bytes') / 1000).toFixed(1)} |`,
    );
  }
}

async function load(browser, address) {
  const { page, session, close } = await open(browser);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const scripts = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    globalThis.seen = { lcp: 0, task: 0 };
    const watch = (type, read) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (globalThis.seen.lcp = startTime));
    watch('longtask', ({ duration }) => (globalThis.seen.task = Math.max(globalThis.seen.task, duration)));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => globalThis.seen.lcp > 0);
  const seen = await page.evaluate(() => globalThis.seen);
  await close();
  return { ...seen, bytes };
}

/** Frames while an answer of 200 tokens a second streams below many messages, and the time from a key to its paint. */
async function longChat(browser, url, messages) {
  const { page, close } = await open(browser);
  await page.goto(`${url}/chat`);
  await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
  const id = await page.evaluate(fill, messages);
  await page.goto(`${url}/chat/${id}`);
  await page
    .getByRole('article')
    .nth(messages - 1)
    .waitFor({ state: 'attached' });
  await page.evaluate(() => {
    globalThis.events = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.events.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  await page.getByLabel('Message', { exact: true }).pressSequentially('Write a short story about a lighthouse keeper.');
  const typing = await page.evaluate(() => Math.max(0, ...globalThis.events));
  await page.keyboard.press('Enter');
  await page.locator('[data-status="open"]').waitFor();
  const gaps = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const found = [];
        let last = performance.now();
        const next = (now) => {
          found.push(now - last);
          last = now;
          if (document.querySelector('[data-status="open"]')) requestAnimationFrame(next);
          else resolve(found);
        };
        requestAnimationFrame(next);
      }),
  );
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  console.log(
    `\n${messages} messages, 200 tokens/s: ${((gaps.length * 1000) / total).toFixed(1)} frames/s over ${Math.round(total)} ms,`,
  );
  console.log(`longest gap ${Math.round(Math.max(...gaps))} ms, ${gaps.filter((gap) => gap > 50).length} over 50 ms`);
  console.log(`typing in that chat: slowest key to paint ${Math.round(typing)} ms`);
  await close();
}

/** Writes a long chat into the storage of the page, and returns its id. */
async function fill(count) {
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open('hubkit-workbench');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const chat = crypto.randomUUID();
  const writing = database.transaction(['chats', 'turns'], 'readwrite');
  const words = 'The keeper trimmed the wick, **counted** the ships and wrote `0412` into the log. ';
  for (let place = 0; place < count; place += 1)
    writing.objectStore('turns').put({
      id: `turn-${place}`,
      chat,
      parent: place === 0 ? null : `turn-${place - 1}`,
      role: place % 2 === 0 ? 'user' : 'assistant',
      content: place % 2 === 0 ? `Question ${place}?` : words.repeat(6),
      status: 'done',
      at: place,
    });
  const column = { id: 'a', head: `turn-${count - 1}`, chosen: {}, model: 'openai/gpt-oss-120b', provider: 'auto' };
  const settings = { systemPrompt: '', isStreamed: true };
  writing.objectStore('chats').put({
    id: chat,
    schema: 2,
    title: 'Long',
    service: 'emulator',
    updatedAt: Date.now(),
    columns: [column],
    settings,
  });
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  return chat;
}

/** Growth of the heap with each exchange, after garbage collection, and the share of code compiled by V8. */
async function heap(browser, url, warmUp, exchanges) {
  const { page, session, close } = await open(browser);
  await page.goto(`${url}/chat`);
  await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
  const exchange = async (count) => {
    for (let number = 0; number < count; number += 1) {
      await page.getByLabel('Message', { exact: true }).fill(`What is ${number} + 2?`);
      await page.keyboard.press('Enter');
      await page.locator('li:last-child article[data-status="done"][data-role="assistant"]').waitFor();
    }
    await session.send('HeapProfiler.collectGarbage');
    return { all: (await session.send('Runtime.getHeapUsage')).usedSize, code: await compiledCode(session) };
  };
  // The first answers bring caches that stay; the events of the last twelve runs are kept.
  const before = await exchange(warmUp);
  const after = await exchange(exchanges);
  const growth = (key) => ((after[key] - before[key]) / exchanges / 1000).toFixed(1);
  console.log(`\nheap per exchange: ${growth('all')} kB, of which compiled code ${growth('code')} kB`);
  await close();
}

/** Bytes of bytecode, machine code and their metadata in the heap. They grow until V8 has optimized all hot functions. */
async function compiledCode(session) {
  const chunks = [];
  const take = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let place = 0; place < nodes.length; place += fields.length)
    if (nodes[place + type] === code) bytes += nodes[place + size];
  return bytes;
}

/** Interactions by page: a key press or a click, timed up to the next paint. */
const JOURNEYS = [
  ['/', openPalette],
  ['/chat', chat],
  ['/tasks', (page) => search(page, 'segment')],
  ['/tasks/image-segmentation', openPalette],
  ['/models', (page) => search(page, 'llama')],
  ['/models/meta-llama/Llama-3.1-8B-Instruct', useModel],
  ['/templates', editTemplate],
  ['/tasks/text-to-image/try', run],
  ['/docs', (page) => search(page, 'stream')],
  ['/settings', openPalette],
];

/**
 * Prints the slowest of the interactions on each page, from input to the next paint, the processor slowed down four times. With
 * fewer than fifty of them, that is what “Interaction to Next Paint” means (web.dev/articles/inp, November 2026).
 */
export async function interactions(open, url, most) {
  console.log('\n| page | interactions | slowest ms to the next paint, 4 times slower |\n|---|---|---|');
  for (const [route, act] of JOURNEYS.slice(0, most)) {
    const { page, session, close } = await open();
    await page.addInitScript(watchInteractions);
    await page.goto(url + route, { waitUntil: 'networkidle' });
    await page.getByRole('main').waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await act(page);
    // The entry of an interaction comes after its paint.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const durations = await page.evaluate(() => [...globalThis.interactions.values()]);
    if (durations.length === 0) throw new Error(`Nothing was done on ${route}.`);
    console.log(`| \`${route}\` | ${durations.length} | ${Math.max(...durations)} |`);
    await close();
  }
}

function watchInteractions() {
  globalThis.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) globalThis.interactions.set(id, Math.max(duration, globalThis.interactions.get(id) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function openPalette(page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('models');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

async function search(page, words) {
  await page.getByRole('main').getByRole('searchbox').first().pressSequentially(words);
}

async function useModel(page) {
  for (const name of ['Call it', 'Record', 'Use this model']) await page.getByRole('button', { name }).click();
}

async function editTemplate(page) {
  await page.getByLabel('Content', { exact: true }).last().pressSequentially(' And then?');
  await page.getByRole('textbox', { name: 'Template' }).press('Control+End');
  await page.keyboard.type('{{ 1 + 2 }}');
  await page.getByRole('radio', { name: 'JSON' }).check();
}

async function chat(page) {
  await page.getByLabel('Message', { exact: true }).pressSequentially('What is 2 + 2?');
  await page.keyboard.press('Enter');
  await page.locator('article[data-status="done"][data-role="assistant"]').waitFor();
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await page.getByRole('heading', { name: 'Chat with a model' }).waitFor();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
}

async function run(page) {
  await page.getByRole('main').getByRole('textbox').first().pressSequentially(' at dawn');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
}

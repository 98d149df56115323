// `npm run bench -- typing [--keys 40]`: milliseconds from a key in the template editor to the painted output, in Chromium.
import { readOptions } from '../options.mjs';
import { withWorkbench } from '../workbench-page.mjs';

const MESSAGES = 200;

/** Measures and prints. */
export async function bench(args) {
  const { keys } = readOptions(args, { keys: 40 });
  await withWorkbench({}, ({ url, browser }) => typeKeys(url, browser, keys));
}

async function typeKeys(url, browser, keys) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/templates`);
  const source = page.locator('.cm-content[aria-label="Template"]');
  await source.waitFor();

  const content = 'The quick brown fox jumps over the lazy dog. '.repeat(19);
  const messages = Array.from({ length: MESSAGES }, (_, at) => ({ role: at % 2 ? 'assistant' : 'user', content }));
  await page.getByLabel('JSON', { exact: true }).check();
  await page.getByLabel('Input as JSON').fill(JSON.stringify({ messages }));
  await page.getByText(/1\d\d,\d{3} characters/).waitFor();
  await source.click();
  await page.keyboard.press('Control+Home');

  await page.evaluate(() => {
    const output = document.querySelector('.cm-content[aria-label="Output"]');
    const times = [];
    let pressedAt = 0;
    globalThis.times = times;
    document.addEventListener('keydown', () => (pressedAt = performance.now()), true);
    new MutationObserver(() => {
      if (pressedAt === 0) return;
      const startedAt = pressedAt;
      pressedAt = 0;
      // The second frame begins when the first has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - startedAt)));
    }).observe(output, { childList: true, characterData: true, subtree: true });
  });
  for (let key = 0; key < keys; key++) {
    await page.keyboard.type('x');
    await page.waitForTimeout(250);
  }
  const times = (await page.evaluate(() => globalThis.times)).sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)]?.toFixed(1);
  console.log(
    `key to painted output, ${MESSAGES} messages, ${times.length} keys: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, most ${at(1)} ms`,
  );
}

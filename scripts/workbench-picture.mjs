// `node scripts/workbench-picture.mjs`: makes docs/workbench.webp, the picture in README.md, from the built workbench and its emulator.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startWorkbench } from '../apps/workbench/dist/server/server/host.js';
import { findChromium } from './browser.mjs';
import { root } from './install-and-build.mjs';

const viewport = { width: 1280, height: 760 };
const QUALITY = 82;

const { found, missing } = findChromium();
if (found === undefined) throw new Error(missing);

const workbench = await startWorkbench({ port: 0, isRealAllowed: false, emulator: { pace: 'instant' } });
const browser = await chromium.launch({ executablePath: found, args: ['--headless', '--no-sandbox'] });
const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5, colorScheme: 'light' });
const page = await context.newPage();
try {
  page.setDefaultTimeout(20_000);
  await page.goto(`${workbench.url}/chat`);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('What can you do?');
  await page.keyboard.press('Enter');
  await page
    .getByText(/tokens in, \d+ out/)
    .nth(1)
    .waitFor();
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const file = join(root, 'docs/workbench.webp');
  const bytes = Buffer.from(data, 'base64');
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
} finally {
  await browser.close();
  await workbench.close();
}

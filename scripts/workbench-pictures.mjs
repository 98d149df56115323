// `node scripts/workbench-pictures.mjs`: makes the pictures in README.md and docs/guide/workbench.md (workbench-scenes.mjs) from the built
// workbench and its emulator.
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { startWorkbench } from '../apps/workbench/dist/server/server/host.js';
import { findChromium } from './browser.mjs';
import { root } from './install-and-build.mjs';
import { SCENES } from './workbench-scenes.mjs';

const viewport = { width: 1280, height: 760 };
const QUALITY = 82;

const { found, missing } = findChromium();
if (found === undefined) throw new Error(missing);

const workbench = await startWorkbench({ port: 0, isRealAllowed: false, emulator: { pace: 'instant' } });
const browser = await chromium.launch({ executablePath: found, args: ['--headless', '--no-sandbox'] });
try {
  for (const [file, play] of Object.entries(SCENES)) {
    // Each in a browser without a past.
    // Without motion, no picture is taken in the middle of one.
    const look = { deviceScaleFactor: 1.5, colorScheme: 'light', reducedMotion: 'reduce' };
    const context = await browser.newContext({ viewport, ...look });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await play(page, workbench.url);
    const devtools = await context.newCDPSession(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const bytes = Buffer.from(data, 'base64');
    mkdirSync(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
  await workbench.close();
}

import { chromium } from 'playwright-core';
import { startWorkbench } from '../apps/workbench/dist/server/server/host.js';
import { findChromium } from '../scripts/browser.mjs';

/** Runs with a workbench of its own, of these options, and a Chromium with further flags: `run({ url, browser })`. */
export async function withWorkbench(options, run, flags = []) {
  const { found, missing } = findChromium();
  if (found === undefined) throw new Error(missing);
  const host = await startWorkbench({ isRealAllowed: false, ...options });
  const browser = await chromium.launch({
    executablePath: found,
    args: ['--headless', '--no-sandbox', '--disable-gpu', ...flags],
  });
  try {
    return await run({ url: host.url, browser });
  } finally {
    await browser.close();
    await host.close();
  }
}

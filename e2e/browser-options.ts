import { findBrowser } from '../scripts/browser.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { found } = findBrowser();

/** How Playwright starts the Chromium of this machine; undefined where there is none. */
export const launchOptions = found === undefined ? undefined : { executablePath: found, args: FLAGS };

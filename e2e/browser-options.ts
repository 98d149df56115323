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

/** Launch options for the Chromium of this machine; undefined if there is none. */
export const launchOptions = found === undefined ? undefined : { executablePath: found, args: FLAGS };

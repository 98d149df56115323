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
  // A camera and a microphone that every machine has; pages still need the permission.
  '--use-fake-device-for-media-stream',
];

const { found } = findBrowser();

/** Launch options for the Chromium of this machine; undefined if there is none. */
export const launchOptions = found === undefined ? undefined : { executablePath: found, args: FLAGS };

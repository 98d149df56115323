import { findBrowser, findChromium } from '../scripts/browser.mjs';

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

const { found: browser } = findBrowser();
const { found: chromium } = findChromium();

/** Launch options for the browser of this machine; undefined if there is none. */
export const launchOptions = browser === undefined ? undefined : { executablePath: browser, args: FLAGS };

/** Launch options for a Chromium with a camera and a microphone that every machine has; pages still need the permission. */
export const cameraOptions =
  chromium === undefined
    ? undefined
    : { executablePath: chromium, args: [...FLAGS, '--use-fake-device-for-media-stream'] };

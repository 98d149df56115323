import { findBrowser, findChromium } from '../../scripts/browser.mjs';

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

/** Launch options for the installed browser; undefined without one. */
export const launchOptions = browser === undefined ? undefined : { executablePath: browser, args: FLAGS };

/** Launch options for Chromium with a fake camera and microphone; pages still need the permission. Undefined without Chromium. */
export const cameraOptions =
  chromium === undefined
    ? undefined
    : { executablePath: chromium, args: [...FLAGS, '--use-fake-device-for-media-stream'] };

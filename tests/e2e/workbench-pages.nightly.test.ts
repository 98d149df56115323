import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { startWorkbench, type Workbench } from '../../apps/workbench/dist/server/server/host.js';
import { axeViolationsInBothThemes, connectBrowser, describeInBrowser } from './browser.ts';
import { SIZES, visitEveryPage, walkChat } from './visit-pages.ts';

let browser: Browser;
let workbench: Workbench;

beforeAll(async () => {
  browser = await connectBrowser();
  workbench = await startWorkbench({ isRealAllowed: true, emulator: { pace: { firstTokenMs: 0, tokenMs: 0 } } });
});

afterAll(async () => {
  await browser?.close();
  await workbench?.close();
});

for (const [name, size] of Object.entries(SIZES))
  describeInBrowser(`every page on a ${name} screen, in both themes`, () => {
    visitEveryPage(() => ({ browser, workbench }), size, axeViolationsInBothThemes);
  });

describeInBrowser('a chat', () => {
  it.each(['narrow', 'wide'] as const)('has nothing on a %s screen that axe complains of', (size) =>
    walkChat({ browser, workbench }, SIZES[size]),
  );
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { describeWith } from '../support/describe-with.ts';
import { launchOptions } from './browser-options.ts';
import { TIMEOUT_MS } from './timeout.ts';

const chromiumHere = findBrowser();

/** The minified code of axe: a page parses half as much as with `axe.source`. */
const axeCode = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As `describe`, for tests that need Chromium. */
export const describeInBrowser = (name: string, define: () => void): void => describeWith(chromiumHere, name, define);

/**
 * Connects to the Chromium that the files of a run share; should it have crashed, starts another one. Closing it closes the pages
 * of this connection.
 */
export async function connectBrowser(): Promise<Browser> {
  const url = inject('browserUrl');
  if (url === undefined) throw new Error(chromiumHere.missing);
  return chromium.connect(url).catch(() => chromium.launch(launchOptions));
}

/** A page and everything that went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, violations of the Content-Security-Policy, failed requests. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a page in a new browser context and collects its errors and warnings. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A stopped answer and a closed page end their requests themselves.
    if (why !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${why}`);
  });
  await page.exposeFunction('complainOfPolicy', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      const complain: unknown = Reflect.get(globalThis, 'complainOfPolicy');
      if (typeof complain === 'function') complain(`${event.violatedDirective} ${event.blockedURI}`);
    }),
  );
  return { page, complaints, close: () => context.close() };
}

/** The violations that axe finds on a page, one line each: of all of its rules, or of those that are named. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCode);
  return page.evaluate(
    async ([names]) => {
      // Put there by the line before.
      const { run } = Reflect.get(globalThis, 'axe') as typeof import('axe-core');
      const chosen = names ? { runOnly: [...names] } : { rules: { region: { enabled: true } } };
      // Of rules that pass, axe need not describe every element.
      const { violations } = await run(document, { ...chosen, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          (node) => `${id}: ${help}: ${node.target.join(' ')} ${node.any.map((check) => check.message).join(' ')}`,
        ),
      );
    },
    [rules] as const,
  );
}

/** As `axeViolations`, in the light theme and, for what depends on colors, in the dark one. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeViolations(page, ['color-contrast', 'link-in-text-block']);
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, describeInBrowser, openPage } from './browser.ts';
import { type Consumer, installPackages } from './consumer.ts';
import { type ServedFile, servePages } from './page-server.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** `@hubkit/react` as it would be published, in projects that render it on a server. */
let consumer: Consumer;

beforeAll(() => {
  // Those of Markdown, and none of the editor.
  const markdown = { 'react-markdown': '10', 'rehype-sanitize': '6', 'remark-gfm': '4' };
  consumer = installPackages(['code', 'messages', 'react'], { react: '19', 'react-dom': '19', ...markdown });
  // Its peer webpack is for the plugin, which nothing here uses.
  const args = ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps'];
  consumer.shell('npm', [...args, 'react-server-dom-webpack@19']);
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

describe('@hubkit/react where React runs on a server only', () => {
  it('is imported, and renders what needs no browser', () => {
    const code = `
      import { EditLink, Heading, slugify } from '@hubkit/react';
      import { SnippetPanel } from '@hubkit/react/snippet-panel';
      const { props } = EditLink.render({ source: 'https://github.com/acme/docs' }, null);
      console.log([props.href, slugify('Quick tour'), typeof Heading, typeof SnippetPanel].join(' '));`;
    const args = ['--conditions=react-server', '--input-type=module', '-e', code];
    const printed = consumer.shell(process.execPath, args).trim();
    expect(printed).toBe('https://github.com/acme/docs quick-tour function object');
    const home = join(consumer.folder, 'node_modules', '@hubkit', 'react', 'dist');
    expect(readFileSync(join(home, 'client.js'), 'utf8')).toMatch(/^["']use client["'];/);
    for (const file of ['index.js', 'core.js'])
      expect(readFileSync(join(home, file), 'utf8')).not.toMatch(/useState|onClick/);
  });
});

describeInBrowser('a page that takes @hubkit/react from npm', () => {
  it(
    'is rendered by a server and taken over in the browser without a message',
    async () => {
      const site = copySite('server-rendered');
      const markup = consumer.shell(process.execPath, ['write-html.js'], { cwd: site }).trim();
      expect(markup).toContain('python code');
      await expectTakeOver(site, markup);
    },
    SLOW_TIMEOUT_MS,
  );

  it(
    'is rendered by server components, as a framework does it, and taken over without a message',
    async () => {
      const site = copySite('server-components');
      const loader = ['--no-warnings', '--conditions=react-server', '--import', './register.js'];
      const payload = consumer.shell(process.execPath, [...loader, 'write-payload.js'], { cwd: site });
      // Only what is used in the browser is sent there: the heading's text and the link are markup already.
      const sent = [...payload.matchAll(/I\["client",\[\],"(\w+)"\]/g)].map(([, name]) => name);
      expect(sent.sort()).toEqual([
        'BoxesView',
        'CopyAsButton',
        'CopyLinkButton',
        'MasksView',
        'MediaView',
        'SnippetPanel',
      ]);
      const markup = consumer.shell(process.execPath, ['write-html.js'], { cwd: site, input: payload });
      expect(markup).toContain('Update on GitHub');
      expect(markup).toContain('TEXT OF A MODEL');
      expect(markup).toContain('In two dimensions');
      const files: Record<string, ServedFile> = { '/page.payload': { type: 'text/plain', text: payload } };
      // React names the places of server components by eval() while developing.
      await expectTakeOver(site, markup, { files, scripts: "'self' 'unsafe-eval'" });
    },
    SLOW_TIMEOUT_MS,
  );

  it(
    'is built with the packages of what it shows, and keeps the lines of code where the page styles `code`',
    async () => {
      const site = copySite('styled-page');
      consumer.buildPage(site);
      await visit(site, {}, async (page) => {
        await page.getByText('return').waitFor();
        const code = page.locator('pre > code');
        expect(await code.innerText()).toBe('def add(a, b):\n    return a + b\n');
        const style = await code.evaluate((element) => {
          const { display, paddingTop, backgroundColor } = getComputedStyle(element);
          return { display, paddingTop, backgroundColor };
        });
        expect(style).toEqual({ display: 'inline', paddingTop: '0px', backgroundColor: 'rgba(0, 0, 0, 0)' });
        expect(await page.getByText('A sum:').evaluate((text) => getComputedStyle(text).textAlign)).toBe('start');
      });
    },
    SLOW_TIMEOUT_MS,
  );
});

function copySite(name: string): string {
  const site = join(consumer.folder, name);
  cpSync(join(root, 'tests/e2e/fixtures', name), site, { recursive: true });
  return site;
}

/** What a server sends beside a page: further files, and whose scripts may run. */
interface Served {
  readonly files?: Record<string, ServedFile>;
  readonly scripts?: string;
}

/** Serves the markup with the script of the site, and expects that the page lives and says nothing. */
async function expectTakeOver(site: string, markup: string, served: Served = {}) {
  const script = '<script type="module" src="./browser.js"></script>';
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><html lang="en"><title>Docs</title><link rel="icon" href="data:,"><main id="root">${markup}</main>${script}</html>`,
  );
  consumer.buildPage(site);
  await visit(site, served, async (page) => {
    // It only changes once the browser has taken the page over.
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await page.getByText('js code').waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'messages'))).toEqual([]);
  });
}

/** Serves a page that was built, looks at it, and expects that the browser says nothing. */
async function visit(site: string, { files, scripts = "'self'" }: Served, look: (page: Page) => Promise<void>) {
  const built = (path: string) => readFileSync(join(site, 'dist', path), 'utf8');
  const assets = readdirSync(join(site, 'dist/assets')).map((name): [string, ServedFile] => [
    `/assets/${name}`,
    { type: name.endsWith('.css') ? 'text/css' : 'text/javascript', text: built(`assets/${name}`) },
  ]);
  const page: ServedFile = { type: 'text/html', text: built('index.html') };
  const server = await servePages(
    () => ({ '/': page, ...files, ...Object.fromEntries(assets) }),
    () => `default-src 'self'; script-src ${scripts}; img-src data:`,
  );
  const browser = await connectBrowser();
  try {
    const { page, complaints } = await openPage(browser);
    await page.goto(server.url);
    await look(page);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}

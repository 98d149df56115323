import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildViewer } from '../../apps/workbench/build/build-viewer.ts';
import { startWorkbench } from '../../apps/workbench/dist/server/server/host.js';
import { packState } from '../../apps/workbench/src/shared-links/codec.ts';
import { type SharedState, shareFragment } from '../../apps/workbench/src/shared-links/shared-state.ts';
import { axeViolationsInBothThemes, connectBrowser, describeInBrowser, openPage, type WatchedPage } from './browser.ts';
import { HOSTILE_STATES } from './hostile-links.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { answered, ask, modelsAreThere, openChat } from './workbench-actions.ts';
import { QUICK } from './workbench-session.ts';

let browser: Browser;
let server: Server;
let folder: string;
/** Address of the viewer, on a site below a path. */
let viewer: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-viewer-'));
  [browser] = await Promise.all([connectBrowser(), buildViewer(join(folder, 'hubkit/open'))]);
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://site').pathname.replace(/\/$/, '/index.html');
    const file = join(folder, path);
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    response.writeHead(isThere ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(isThere ? readFileSync(file) : 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  viewer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hubkit/open/`;
}, SLOW_TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const chat: SharedState = {
  kind: 'chat',
  chat: JSON.stringify({
    title: 'Rain',
    chats: [
      {
        model: 'meta-llama/Llama-3.1-8B-Instruct',
        messages: [
          { role: 'system', content: 'You know the weather.' },
          {
            role: 'user',
            content: [
              { type: 'text', text: 'Where does it rain?' },
              { type: 'image_url', image_url: { url: PIXEL } },
            ],
          },
          {
            role: 'assistant',
            content:
              'In **Bergen**, as the [records](https://example.com/rain) say:\n\n| town | mm |\n|---|---|\n| Bergen | 2250 |\n\n```python\nprint("rain" * 3)\n```\n\nThe mean is $\\bar{x}$.',
          },
        ],
      },
    ],
  }),
};
const template: SharedState = {
  kind: 'template',
  source: '{% for message in messages %}<|{{ message.role }}|>{{ message.content }}{% endfor %}',
  context: '{"messages":[{"role":"user","content":"Hello from a link"}]}',
};
const run: SharedState = {
  kind: 'run',
  task: 'text-classification',
  model: 'distilbert/sst-2',
  provider: 'hf-inference',
  args: '{"inputs":"A fine day"}',
  output: '[{"label":"POSITIVE","score":0.98},{"label":"NEGATIVE","score":0.02}]',
};

/** Opens a link, even if one of the same page is open. */
async function openLink(page: Page, fragment: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${viewer}#${fragment}`);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describeInBrowser('the viewer of share links', () => {
  it.each([360, 1280])('shows a chat, a template and a run from the address alone, at %i px', async (width) => {
    const { page, complaints, close } = await openPage(browser, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const elsewhere: string[] = [];
    page.on('request', (request) => !request.url().startsWith(viewer) && elsewhere.push(request.url()));
    const check = async () => {
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(0);
    };

    await openLink(page, await shareFragment(chat));
    await page.getByRole('heading', { name: 'Rain', level: 1 }).waitFor();
    await page.getByText('System prompt', { exact: true }).click();
    await page.getByText('You know the weather.').waitFor();
    await page.getByRole('heading', { name: 'meta-llama/Llama-3.1-8B-Instruct' }).waitFor();
    await page.getByRole('cell', { name: '2250' }).waitFor();
    await page.locator('math').waitFor();
    await page.waitForFunction(() => document.querySelector('img')?.naturalWidth === 1);
    expect(await page.getByRole('link', { name: /records/ }).getAttribute('rel')).toContain('noopener');
    expect(await page.getByRole('link', { name: 'Open in workbench' }).getAttribute('href')).toMatch(
      /^http:\/\/127\.0\.0\.1:5180\/open#s=1\./,
    );
    await check();

    await openLink(page, await shareFragment(template));
    await page.getByRole('heading', { name: 'Prompt' }).waitFor();
    await page.getByText('<|user|>Hello from a link', { exact: true }).waitFor();
    const input = page.getByRole('region', { name: 'Input' });
    await input.getByText('Hello from a link', { exact: true }).waitFor();
    expect(await input.locator('dt').allTextContents()).toEqual(['user']);
    await check();

    await openLink(page, await shareFragment(run));
    await page.getByRole('heading', { name: 'Text Classification', level: 1 }).waitFor();
    await page.getByRole('rowheader', { name: 'POSITIVE' }).waitFor();
    await page.getByText('A fine day').first().waitFor();
    await check();

    expect(await page.title()).toBe('Text Classification · hubkit');
    expect(elsewhere.filter((url) => !/^(?:about|blob|data):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows the models of a comparison beside each other, where there is room', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    const messages = [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Hello' },
    ];
    const chats = ['a/first', 'b/second'].map((model) => ({ model, messages }));
    await openLink(page, await shareFragment({ kind: 'chat', chat: JSON.stringify({ title: 'Two', chats }) }));
    const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN;
    await page.getByRole('heading', { name: 'b/second' }).waitFor();
    expect(await top('b/second')).toBe(await top('a/first'));
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await top('b/second')).toBeGreaterThan(await top('a/first'));
    await close();
  });

  it('shows the next link that is opened in the same tab', async () => {
    const { page, close } = await openPage(browser);
    await openLink(page, await shareFragment(chat));
    await page.getByRole('heading', { name: 'Rain', level: 1 }).waitFor();
    await page.goto(`${viewer}#${await shareFragment(run)}`);
    await page.getByRole('heading', { name: 'Text Classification' }).waitFor();
    await close();
  });

  it('says why a link is not opened, with a way on', async () => {
    const { page, complaints, close } = await openPage(browser, {
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    const whole = await shareFragment(chat);
    const broken = [
      ['', /incomplete/],
      ['install', /incomplete/],
      [whole.slice(0, -20), /damaged/],
      [whole.slice(0, 30), /damaged/],
      [`${whole.slice(0, 40)}!!${whole.slice(42)}`, /damaged/],
      ['s=1.', /damaged/],
      ['s=9.AAAA', /another version/],
      [`s=1.${'A'.repeat(9000)}`, /more than 8 kB/],
      [`s=${await packState({ kind: 'chat', chat: 'a'.repeat(2_000_000) })}`, /more than 1 MB/],
      [`s=${await packState({ kind: 'constructor' })}`, /does not know/],
      [`s=${await packState({ kind: '__proto__', chat: 'x' })}`, /does not know/],
      [`s=${await packState(['chat'])}`, /does not know/],
    ] as const;
    for (const [fragment, reason] of broken) {
      await openLink(page, fragment);
      await page.getByRole('alert').getByText(reason).waitFor();
      expect(await page.getByRole('link', { name: 'Read the documentation' }).getAttribute('href')).toBe('../');
    }
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describeInBrowser('the workbench of a site', () => {
  it('copies public links of a chat, a template and a run with its result, which the viewer shows', async () => {
    const siteUrl = viewer.replace(/open\/$/, '');
    const workbench = await startWorkbench({ isRealAllowed: false, emulator: QUICK, siteUrl });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, complaints, close } = await openPage(browser, { permissions, viewport: { width: 360, height: 740 } });
    const openCopied = async (title: string) => {
      await page.getByRole('button', { name: 'Copy public link' }).click();
      await page.getByText('Link copied. Opens in any browser.').first().waitFor();
      expect(await widthOf(page)).toBeLessThanOrEqual(0);
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
      expect(page.url()).toMatch(`${viewer}#s=1.`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    };

    await openChat(page, workbench);
    await ask(page, 'What is 6 * 7?');
    await answered(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await openCopied('What is 6 * 7?');
    await page.getByRole('article').getByText('42').first().waitFor();

    await page.goto(`${workbench.url}/templates`);
    await page.getByLabel('Source').selectOption('ChatML');
    await openCopied('Shared template');
    await page.getByText('<|im_start|>system').waitFor();

    await page.goto(`${workbench.url}/tasks/text-classification/try`);
    await modelsAreThere(page);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('region', { name: 'Result' }).getByText('Total').waitFor();
    await openCopied('Text Classification');
    await page.getByRole('region', { name: 'Result' }).getByRole('rowheader', { name: 'POSITIVE' }).waitFor();
    await page.getByText('Made up by the emulator, not by the model.').waitFor();

    expect(complaints).toEqual([]);
    await close();
    await workbench.close();
  });

  it('does not start with an address that is none', async () => {
    for (const siteUrl of ['example.com', 'javascript:alert(1)//', 'https://example.com/?a=1'])
      await expect(startWorkbench({ siteUrl })).rejects.toMatchObject({ code: 'INVALID_SITE' });
  });
});

describeInBrowser('a hostile link', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await openPage(browser);
  });
  afterAll(() => watched?.close());

  it.each(Object.entries(HOSTILE_STATES))('does nothing by %s', async (_name, [state, shown]) => {
    const { page, complaints } = watched;
    const before = complaints.length;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await openLink(page, `s=${await packState(state)}`);
    await page.getByText(shown).first().waitFor();
    await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
    const found = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const { stolen } = globalThis as { stolen?: unknown };
      const root = document.querySelector('#root');
      const elements = 'script, iframe, object, embed, form, base, meta, audio, video, style, link';
      const attributes = [...(root?.querySelectorAll('*') ?? [])].flatMap((element) => [...element.attributes]);
      const isActive = ({ name, value }: Attr) =>
        /^on/.test(name) ||
        (/^(?:href|src|xlink:href|action)$/.test(name) && !/^(?:https?:|#|\.\.\/|data:image\/png)/.test(value));
      return {
        stolen,
        polluted: 'stolen' in {},
        elements: [...(root?.querySelectorAll(elements) ?? [])].map(({ outerHTML }) => outerHTML),
        attributes: attributes.filter(isActive).map(({ name, value }) => `${name}=${value.slice(0, 80)}`),
      };
    });
    expect(found).toEqual({ stolen: undefined, polluted: false, elements: [], attributes: [] });
    expect(requested.filter((url) => !url.startsWith(viewer) && !/^(?:about|blob|data):/.test(url))).toEqual([]);
    // React reports what a boundary caught: the text is then shown as it is written.
    expect(complaints.slice(before).filter((text) => !text.startsWith('error: RangeError'))).toEqual([]);
  });

  it('could not load or run anything either, by the policy of the page', async () => {
    const { page } = watched;
    await openLink(page, await shareFragment(run));
    await page.getByRole('heading', { name: 'Text Classification' }).waitFor();
    const directives = await page.evaluate(async () => {
      const refused: string[] = [];
      const allRefused = new Promise<void>((resolve) =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (refused.push(effectiveDirective) === 4) resolve();
        }),
      );
      const script = document.createElement('script');
      script.textContent = 'globalThis.stolen = 1';
      document.body.append(script);
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://attacker.invalid/' }));
      document.body.append(Object.assign(new Image(), { src: 'https://attacker.invalid/a.png' }));
      await fetch('https://attacker.invalid/').catch(() => {});
      await allRefused;
      return refused.sort();
    });
    expect(directives).toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem']);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'stolen'))).toBeUndefined();
  });
});

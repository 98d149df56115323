import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { axeViolations, connectBrowser, describeInBrowser, openPage, type WatchedPage } from './browser.ts';
import { bundle, type PageServer, readStyles, servePages } from './page-server.ts';
import { HeadingMargins } from './pages/heading-margins.ts';
import { ReactPieces } from './pages/react-pieces.ts';

/** The rules of hub documentation that bear on the height of a heading. */
const HUB_STYLES = '.relative { position: relative; } .with-hover\\:absolute { position: absolute; }';

let browser: Browser;
let server: PageServer;
let watched: WatchedPage;
let page: Page;
const markup = renderToString(createElement(ReactPieces));
const margins = renderToString(createElement(HeadingMargins));

beforeAll(async () => {
  const script = await bundle(new URL('./pages/hydrate-react-pieces.ts', import.meta.url));
  const styles = readStyles(createRequire(import.meta.url).resolve('@hubkit/react/styles.css'));
  const theme =
    ':root { color-scheme: light dark; color: light-dark(#111, #eee); background: light-dark(#fff, #0d1117); }';
  const html = (direction: string) => `<!doctype html><html lang="en" dir="${direction}"><title>Pieces</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css">
    <main id="root">${markup}</main><script type="module" src="/script.js"></script></html>`;
  server = await servePages(
    () => ({
      '/': { type: 'text/html', text: html('ltr') },
      '/?page=2': { type: 'text/html', text: html('ltr') },
      '/rtl': { type: 'text/html', text: html('rtl') },
      '/margins': {
        type: 'text/html',
        text: `<!doctype html><html lang="en"><title>Margins</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/hub.css">${margins}`,
      },
      '/hub.css': { type: 'text/css', text: HUB_STYLES },
      '/styles.css': { type: 'text/css', text: `${theme}\n${styles}` },
      '/script.js': { type: 'text/javascript', text: script },
    }),
    () => "default-src 'self'; img-src data:",
  );
  browser = await connectBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

afterEach(() => watched?.close());

describeInBrowser('the React pieces in Chromium', () => {
  it('are the same on the server and in the browser', async () => {
    await open();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hydration').errors)).toEqual([]);
    const inBrowser = await page.locator('main').innerHTML();
    const fromServer = await page.evaluate((text) => {
      const template = document.createElement('template');
      template.innerHTML = text;
      return template.innerHTML;
    }, markup);
    expect(inBrowser).toBe(fromServer);
    expect(watched.complaints).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('have nothing that axe complains of in the %s theme', async (colorScheme) => {
    await open({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Section titled “Quick tour”' }).focus();
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each([
    ['light', '#111'],
    ['light', '#374151'],
    ['dark', '#eee'],
    ['dark', '#d1d5db'],
  ] as const)(
    'draw links with a contrast of 4.5:1 at least in the %s theme, beside words in %s',
    async (colorScheme, words) => {
      await open({ colorScheme });
      const contrasts = await page.evaluate((color) => {
        document.documentElement.style.color = color;
        const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
        if (!canvas) throw new Error('There is no canvas to mix colors on.');
        const luminance = (...layers: string[]) => {
          for (const layer of layers) {
            canvas.fillStyle = layer;
            canvas.fillRect(0, 0, 1, 1);
          }
          const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => sum + weight * (parts[index] ?? 0), 0);
        };
        const page = getComputedStyle(document.documentElement).backgroundColor;
        return [...document.querySelectorAll('.hubkit-heading-link, .hubkit-edit-link')].map((link) => {
          const pair = [luminance(page), luminance(page, getComputedStyle(link).color)];
          return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
        });
      }, words);
      expect(contrasts.length).toBeGreaterThan(8);
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('name headings by their title alone, and links after their heading', async () => {
    await open();
    const headings = await page.getByRole('heading').allTextContents();
    expect(headings).toEqual([
      'Quick tour',
      ...Array(5).fill('Usage'),
      'Set up',
      'Copied when followed',
      'The pipeline function',
    ]);
    for (const name of new Set(headings))
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: 'Section titled “The pipeline function”', exact: true }).count()).toBe(
      1,
    );
    const ids = await page.locator('[id]:is(h1, h2, h3, h4, h5, h6)').evaluateAll((found) => found.map(({ id }) => id));
    expect(new Set(ids).size).toBe(headings.length);
    expect(await page.getByRole('link', { name: 'Update on GitHub (opens in a new tab)', exact: true }).count()).toBe(
      1,
    );
  });

  it('show the link to whoever points at the heading, moves the focus to it, or touches', async () => {
    await open();
    const link = page.getByRole('link', { name: 'Section titled “Quick tour”' });
    expect(await opacity(link)).toBe('0');
    await page.getByRole('heading', { name: 'Quick tour' }).hover();
    await expect.poll(() => opacity(link)).toBe('1');
    await page.mouse.move(0, 700);
    await expect.poll(() => opacity(link)).toBe('0');
    await page.keyboard.press('Tab');
    await expect.poll(() => opacity(link)).toBe('1');
    expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await watched.close();
    await open({ hasTouch: true, isMobile: true });
    expect(await opacity(page.getByRole('link', { name: 'Section titled “Quick tour”' }))).toBe('1');
  });

  it('are large enough to hit', async () => {
    await open();
    for (const control of await page.locator('.hubkit-heading-link, .hubkit-edit-link').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  it.each([
    '',
    'h1, h2, h3, h4, h5, h6 { margin-block: 40px 10px; line-height: 1.3; }',
    'article h2 { margin: 2em 0 1em; font-size: 1.5em; } article h3 { margin: 1.6em 0 0.6em; } article p { margin: 1.25em 0; }',
  ])('take the room that plain headings take, with the styles "%s"', async (prose) => {
    watched = await openPage(browser, {});
    page = watched.page;
    await page.goto(`${server.url}/margins`);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, prose);
    const [ours = [], likeTheHub = [], plain = []] = await page.locator('article').evaluateAll((articles) =>
      articles.map((article) => {
        const { top } = article.getBoundingClientRect();
        const blocks = [...article.querySelectorAll('h1, h2, h3, h4, h5, h6, p')];
        return blocks.map((block) => ({
          name: block.localName,
          top: block.getBoundingClientRect().top - top,
          height: block.getBoundingClientRect().height,
        }));
      }),
    );
    expect(ours.length).toBeGreaterThan(12);
    expect(ours).toEqual(plain);
    expect(likeTheHub).toEqual(plain);
  });

  it('keep the link beside the last word, and in sight where the title fills the line', async () => {
    await open({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 700 } });
    for (const root of await page.locator('.hubkit-heading').all()) {
      const title = await root.getByRole('heading').boundingBox();
      for (const control of await root.locator('.hubkit-heading-link').all()) {
        const box = await control.boundingBox();
        const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
        expect(middle).toBeGreaterThan(title?.y ?? 0);
        expect(middle).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
        expect(box?.x ?? 0).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      }
    }
  });

  it('follow a link to its heading, below a sticky bar', async () => {
    await open();
    await page.getByRole('link', { name: 'Section titled “Set up”' }).press('Enter');
    expect(new URL(page.url()).hash).toBe('#install');
    const margin = await page.locator('#install').evaluate((heading) => getComputedStyle(heading).scrollMarginTop);
    expect(margin).toBe('64px');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('install');
  });

  it('copy the whole address, say so, and leave the focus where it was', async () => {
    await open({ permissions: ['clipboard-read', 'clipboard-write'] }, '/?page=2');
    const button = page.getByRole('button', { name: 'Copy link to “Set up”' });
    await button.press('Enter');
    await page.getByRole('status').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/?page=2#install`);
    expect(await button.getAttribute('data-state')).toBe('copied');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Section titled “Copied when followed”' }).press('Enter');
    await page.waitForFunction(() => location.hash === '#copied-when-followed');
    expect(await page.getByRole('status').count()).toBe(1);
  });

  it('copy without the permission for the clipboard, too', async () => {
    await open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => Reflect.set(globalThis, 'copied', String(document.getSelection())));
    });
    const button = page.getByRole('button', { name: 'Copy link to “Set up”' });
    await button.press('Enter');
    await page.getByRole('status').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toBe(`${server.url}/#install`);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('textarea').count()).toBe(0);
  });

  it('stay off paper, and visible in forced colors', async () => {
    await open({ forcedColors: 'active' });
    const link = page.getByRole('link', { name: 'Section titled “Quick tour”' });
    await link.focus();
    expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.hubkit-heading-link, .hubkit-edit-link').filter({ visible: true }).count()).toBe(0);
  });

  it('turn round for languages that are written from the right', async () => {
    await open({}, '/rtl');
    const heading = await page.getByRole('heading', { name: 'Quick tour' }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    const link = await page.getByRole('link', { name: 'Section titled “Quick tour”' }).boundingBox();
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(heading);
  });

  it('send the reader to GitHub in a new tab that cannot reach back', async () => {
    await open();
    await page
      .context()
      .route('https://github.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>GitHub</title>' }),
      );
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Update on GitHub' }).click(),
    ]);
    await opened.waitForLoadState();
    expect(opened.url()).toBe('https://github.com/octocat/hello-world/edit/main/docs/quick%20tour.md');
    expect(await opened.evaluate(() => opener)).toBeNull();
  });
});

async function open(options: Parameters<typeof openPage>[1] = {}, path = '/'): Promise<void> {
  watched = await openPage(browser, options);
  page = watched.page;
  await page.goto(server.url + path);
  await page.waitForFunction(() => Reflect.has(globalThis, 'hydration'));
}

function opacity(link: ReturnType<Page['locator']>): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element).opacity);
}

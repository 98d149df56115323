import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEmulator, EMULATOR_HUB_TOKEN } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolationsInBothThemes, connectBrowser, describeInBrowser, openPage } from './browser.ts';
import { copyExample, installTools, runIn, startScript } from './examples/run-example.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Those with a page; create-hubkit.slow.test.ts runs the other one. */
const examples = readdirSync(join(root, 'examples')).filter((name) => name !== 'node');

/** A visit to each example, and the scripts that build and serve it. */
const WALKS: Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly walk: (page: Page) => Promise<void> }>
> = {
  nextjs: { scripts: ['dev', 'build', 'start'], walk: paintAndDescribe },
  'vite-hono': { scripts: ['dev', 'build', 'start'], walk: keepChatAndRunTask },
  'cloudflare-worker': { scripts: ['dev', 'deploy'], walk: chat },
  express: { scripts: ['dev'], walk: chatOnPlainPage },
  'model-page': { scripts: ['dev', 'build'], walk: useModel },
};

describe('the examples', () => {
  it('have a walk each', () => {
    expect(Object.keys(WALKS).sort()).toEqual(examples.sort());
  });
});

describeInBrowser('the examples in Chromium, against the emulator', () => {
  let browser: Browser;
  beforeAll(async () => {
    await installTools();
    browser = await connectBrowser();
  }, SLOW_TIMEOUT_MS);
  afterAll(() => browser?.close());

  it.each(Object.entries(WALKS))(
    '%s works when it is served and when it is built',
    async (name, { scripts, walk }) => {
      const folder = copyExample(name);
      for (const script of scripts) {
        if (script === 'build') await runIn(folder, 'npm', 'run', 'build');
        else if (script === 'deploy') await runIn(folder, 'npm', 'run', 'deploy', '--', '--dry-run');
        else await visit(folder, script, walk);
      }
    },
    SLOW_TIMEOUT_MS,
  );

  /** Starts a script, walks its page, and expects that the page has no key, complains of nothing, and that axe does not either. */
  async function visit(folder: string, script: string, walk: (page: Page) => Promise<void>): Promise<void> {
    const program = await startScript(folder, script);
    const { page, complaints, close } = await openPage(browser);
    try {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(JSON.stringify([request.headers(), request.postData()])));
      await page.goto(program.url);
      await walk(page);
      expect(sent.filter((text) => /authorization|hf_/i.test(text))).toEqual([]);
      // The color behind the page, which axe does not know unless it is named.
      await page.evaluate(() => document.documentElement.style.setProperty('background', 'Canvas'));
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      expect(complaints).toEqual([]);
    } finally {
      await close();
      await program.stop();
    }
  }
});

async function ask(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByLabel('Message', { exact: true }).press('Enter');
}

async function chat(page: Page): Promise<void> {
  await ask(page, 'What is 6 times 7?');
  await page.getByRole('article').nth(1).getByText('42').waitFor();
}

async function keepChatAndRunTask(page: Page): Promise<void> {
  await chat(page);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('rowheader', { name: 'POSITIVE' }).waitFor();
  await page.reload();
  await page.getByRole('article').nth(1).getByText('42').waitFor();
}

async function chatOnPlainPage(page: Page): Promise<void> {
  await ask(page, 'What is 6 times 7?');
  await page.getByText(/Model: .*42/).waitFor();
  await ask(page, 'And what is the capital of Portugal?');
  await page.getByText(/Model: .*Lisbon/).waitFor();
}

async function paintAndDescribe(page: Page): Promise<void> {
  await ask(page, 'Paint a picture of a lighthouse');
  await page.getByText('According to paint_picture').waitFor();
  const picture = page.locator('main > :last-child').getByRole('img');
  await picture.waitFor();
  expect(await picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'circle.png', mimeType: 'image/png', buffer: await redCircle() });
  await ask(page, 'What is in the image?');
  await page.getByRole('article').nth(3).getByText(/image/i).waitFor();
}

async function useModel(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'black-forest-labs/FLUX.1-dev' }).waitFor();
  await page.getByText('from diffusers import').waitFor();
  await page.getByLabel('Way').selectOption({ label: 'Fal.ai' });
  await page.getByText('InferenceClient(').first().waitFor();
}

async function redCircle(): Promise<Buffer> {
  const emulator = createEmulator({ pace: 'instant' });
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
    endpoints: emulator.endpointsAt('http://127.0.0.1'),
    fetch: (...request) => emulator.fetch(new Request(...request)),
  });
  const image = await client.textToImage({ model: 'black-forest-labs/FLUX.1-schnell', inputs: 'A red circle' });
  return Buffer.from(await image.arrayBuffer());
}

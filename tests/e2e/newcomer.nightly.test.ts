import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocks } from '../support/code-blocks.ts';
import { connectBrowser, describeInBrowser, openPage } from './browser.ts';
import { type LocalRegistry, startRegistry } from './examples/local-registry.ts';
import { runIn, startScript } from './examples/run-example.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Screenshots of the walks, to be looked at. */
const SCREENSHOTS = join(root, '.cache/newcomer');

let browser: Browser;
let registry: LocalRegistry;

beforeAll(async () => {
  registry = await startRegistry();
  browser = await connectBrowser();
  mkdirSync(SCREENSHOTS, { recursive: true });
}, SLOW_TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  registry?.close();
});

describeInBrowser('a newcomer with an empty folder and a page of the guide', () => {
  it.each(['nextjs', 'vite-hono'])(
    'has a chat without a key in the browser by docs/guide/%s.md',
    async (name) => {
      const startedAt = Date.now();
      const page = readFileSync(join(root, 'docs/guide', `${name}.md`), 'utf8');
      const folder = mkdtempSync(join(tmpdir(), `hubkit-newcomer-${name}-`));
      // In place of the registry of npm, until the packages are there.
      writeFileSync(join(folder, '.npmrc'), `@hubkit:registry=${registry.url}\n`);
      for (const [, path = '', code = ''] of page.matchAll(/^```\w+ examples\/[^/]+\/(\S+)\n([\s\S]*?)^```$/gm)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), code);
      }
      const [typed] = codeBlocks(page).filter(({ language }) => language === 'sh');
      expect(typed?.code.trim().split('\n')).toEqual([
        `npm create hubkit my-chat -- --template ${name}`,
        'cd my-chat',
        'npm install',
        'npm run dev',
      ]);
      await runIn(folder, 'npm', 'install');
      const program = await startScript(folder, 'dev');
      const { page: tab, complaints, close } = await openPage(browser);
      try {
        const sent: string[] = [];
        tab.on('request', (request) => sent.push(JSON.stringify(request.headers())));
        await tab.goto(program.url);
        await tab.getByLabel('Message', { exact: true }).fill('What is 6 times 7?');
        await tab.getByLabel('Message', { exact: true }).press('Enter');
        await tab.getByRole('article').nth(1).getByText('42').waitFor();
        await tab.getByRole('button', { name: 'Regenerate' }).waitFor();
        await tab.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
        console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s from an empty folder to an answer`);
        expect(sent.filter((headers) => /authorization|hf_/i.test(headers))).toEqual([]);
        expect(complaints).toEqual([]);
      } finally {
        await close();
        await program.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    SLOW_TIMEOUT_MS,
  );
});

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const execute = promisify(execFile);
const home = join(root, '.cache/edge-runtimes');
const { resolve } = createRequire(join(home, 'package.json'));

/** The smoke test as one file without imports. */
let code: string;

beforeAll(async () => {
  mkdirSync(home, { recursive: true });
  const wanted = join(root, 'e2e/edge-runtimes/package.json');
  const installed = join(home, 'package.json');
  const isThere = existsSync(join(home, 'node_modules')) && existsSync(installed);
  if (!isThere || readFileSync(wanted, 'utf8') !== readFileSync(installed, 'utf8')) {
    cpSync(wanted, installed);
    // The packages of runtimes bring their programs in packages of each platform; their scripts only move these.
    const args = ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    await execute('npm', args, { cwd: home });
  }
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./edge-runtimes/smoke.ts', import.meta.url))],
    bundle: true,
    // Without a platform: a module of Node in the bundle would be an error.
    platform: 'browser',
    conditions: ['worker'],
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  code = outputFiles[0]?.text ?? '';
}, SLOW_TIMEOUT_MS);

const OUTCOME = {
  foreign: 403,
  status: 'done',
  parts: [{ type: 'text', text: 'Forty-two.' }],
  keys: ['Bearer key-of-the-server'],
  packages: {
    catalog: 'Text-to-Image',
    code: 'print("Say \\"hi\\"")',
    jinja: '1-2-3',
    chat: '[user] Hi',
    snippets: true,
  },
};

describe('the packages outside of Node', () => {
  it('work in the edge runtime of Vercel', async () => {
    const { EdgeVM } = await import(resolve('@edge-runtime/vm'));
    const vm = new EdgeVM();
    const outcome = new Promise<string>((report) => {
      vm.context.report = report;
    });
    vm.evaluate(code);
    expect(JSON.parse(await outcome)).toEqual(OUTCOME);
  });

  it.each([
    ['Bun', '@oven/bun-linux-x64/bin/bun', ['run']],
    ['Deno', '@deno/linux-x64-glibc/deno', ['run', '--quiet', '--no-config']],
  ])('work in %s', async (_, program, args) => {
    const file = join(home, 'smoke.js');
    writeFileSync(file, `globalThis.report = console.log;\n${code}`);
    const { stdout } = await execute(join(home, 'node_modules', program), [...args, file], { cwd: home });
    expect(JSON.parse(stdout)).toEqual(OUTCOME);
  });
});

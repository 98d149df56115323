import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aptInstall, findChromium, onPath } from '../../../scripts/browser.mjs';
import { root } from '../workspace.ts';
import { home, inBrowser, inEdgeRuntime, inProgram, inWorkerd, type RunCode } from './run-in.ts';

const execute = promisify(execFile);

/** A runtime that the packages are tried in. */
export interface Runtime {
  readonly name: string;
  readonly run: RunCode;
  /** The program that runs the packages for Node as well. */
  readonly node?: string;
  /** True for browsers: a page cannot set the headers by which a gateway knows its own pages. */
  readonly isBrowser?: boolean;
  /** Prints the version. */
  readonly version: readonly [program: string, ...args: string[]];
}

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Debian packages of the browsers, by a program of each. */
const DEBIAN: Readonly<Record<string, string>> = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb',
  xauth: 'xauth',
};

/** Installs the runtimes that are missing, and lists all. Browsers that cannot be installed here are named in `missing`. */
export async function installRuntimes(): Promise<{
  readonly runtimes: readonly Runtime[];
  readonly missing: readonly string[];
}> {
  await installFromNpm();
  for (const [program, name] of Object.entries(DEBIAN)) if (onPath(program) === undefined) await aptInstall(name);
  const module = (path: string) => join(home, 'node_modules', path);
  const nodes = ['20', '22', '24', '26'].map((major): Runtime => {
    const program = module(`node-${major}/bin/node`);
    return { name: `Node ${major}`, run: inProgram(program, []), node: program, version: [program, '--version'] };
  });
  const [bun, deno] = [module('@oven/bun-linux-x64/bin/bun'), module('@deno/linux-x64-glibc/deno')];
  const workerd = module('@cloudflare/workerd-linux-64/bin/workerd');
  const edge = "console.log(require('@edge-runtime/vm/package.json').version)";
  const browsers = [
    browser('Chromium', findChromium().found, [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--user-data-dir={folder}',
    ]),
    browser('Firefox', onPath('firefox-esr') ?? onPath('firefox'), [
      '--headless',
      '--no-remote',
      '--profile',
      '{folder}',
    ]),
    onPath('xvfb-run') && existsSync(MINI_BROWSER)
      ? {
          name: 'WebKit',
          isBrowser: true,
          run: inBrowser('xvfb-run', ['-a', MINI_BROWSER]),
          version: ['xvfb-run', '-a', MINI_BROWSER, '--version'] as const,
        }
      : 'WebKit',
  ];
  return {
    runtimes: [
      ...nodes,
      { name: 'Bun', run: inProgram(bun, ['run']), version: [bun, '--version'] },
      { name: 'Deno', run: inProgram(deno, ['run', '--quiet', '--no-config']), version: [deno, '--version'] },
      { name: 'Cloudflare workerd', run: inWorkerd(workerd), version: [workerd, '--version'] },
      { name: 'Vercel edge runtime', run: inEdgeRuntime, version: [process.execPath, '-e', edge] },
      ...browsers.filter((each) => typeof each !== 'string'),
    ],
    missing: browsers.filter((each) => typeof each === 'string'),
  };
}

/** Returns the first number with dots that a runtime prints as its version. */
export async function readVersion({ version: [program, ...args] }: Runtime): Promise<string> {
  const { stdout, stderr } = await execute(program, args, { cwd: home });
  return /\d+(?:\.\d+|-\d\d)+/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown';
}

function browser(name: string, program: string | undefined, args: readonly string[]): Runtime | string {
  return program === undefined
    ? name
    : { name, isBrowser: true, run: inBrowser(program, args), version: [program, '--version'] };
}

async function installFromNpm(): Promise<void> {
  mkdirSync(home, { recursive: true });
  const [wanted, installed] = [join(root, 'tests/e2e/runtimes/package.json'), join(home, 'package.json')];
  const isThere = existsSync(join(home, 'node_modules/.package-lock.json')) && existsSync(installed);
  if (isThere && readFileSync(wanted, 'utf8') === readFileSync(installed, 'utf8')) return;
  cpSync(wanted, installed);
  // The packages of runtimes bring their programs in packages of each platform; their scripts only move these.
  const args = ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  await execute('npm', args, { cwd: home });
}

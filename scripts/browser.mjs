// What the tests need from the system besides npm packages and Python: a browser.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lastLines, run } from './install-and-build.mjs';

/** Chromium without windows, in which pages cost a third less processor time. Its fake camera sends no image. */
const SHELL = 'chromium-headless-shell';
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome'];

/** Path of the browser that opens pages in tests (`CHROMIUM_PATH`, or the first one on the PATH), or the reason why it is missing. */
export const findBrowser = () => find([SHELL, ...WITH_WINDOWS]);

/** Path of a Chromium with windows, for tests with a camera and for benches, or the reason why it is missing. */
export const findChromium = () => find(WITH_WINDOWS);

function find(names) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { found: named };
    return { missing: `CHROMIUM_PATH is ${named}, and there is no such file` };
  }
  const found = names.map(onPath).find((path) => path !== undefined);
  return found === undefined ? { missing: 'there is no Chromium (install it, or set CHROMIUM_PATH)' } : { found };
}

/** Returns true if there is nothing to install for the tests: the shell is there, or a Chromium where the shell cannot be had. */
export function isBrowserReady() {
  const { found } = findBrowser();
  return found !== undefined && (Boolean(process.env.CHROMIUM_PATH) || onPath(SHELL) !== undefined || !isInApt(SHELL));
}

/** Installs the browser of the tests unless it is there. Returns what went wrong in a sentence, or undefined. */
export async function ensureBrowser() {
  if (isBrowserReady() || process.env.CHROMIUM_PATH) return findBrowser().missing;
  // Debian has the shell; elsewhere any Chromium does.
  return (await aptInstall(SHELL)).code === 0 ? undefined : ensureChromium();
}

/** Returns true if apt knows a package: in its lists, which a fresh machine may lack. */
const isInApt = (name) => onPath('apt-cache') !== undefined && succeeds('apt-cache', ['show', '--quiet', name]);

/** Installs a Chromium with windows where it is missing. Returns what went wrong in a sentence, or undefined. */
export async function ensureChromium() {
  const { missing } = findChromium();
  if (missing === undefined || process.env.CHROMIUM_PATH) return missing;
  const { code, output } = await aptInstall('chromium');
  return code === 0 ? undefined : `Chromium is missing and could not be installed: ${lastLines(output, 2)}`;
}

/** Installs a Debian package where apt-get is there and may be used; resolves with its exit code and output. */
export async function aptInstall(name) {
  const isRoot = process.getuid?.() === 0;
  const canSudo = !isRoot && onPath('sudo') !== undefined && succeeds('sudo', ['-n', 'true']);
  if (onPath('apt-get') === undefined || !(isRoot || canSudo))
    return { code: 1, output: `run "apt-get install ${name}" as root, or what your system has in its place` };
  console.error(`Installing ${name} (only needed once) …`);
  const apt = (...args) => {
    const words = ['apt-get', '-q', '-y', ...args];
    const [command, ...rest] = canSudo ? ['sudo', '-n', ...words] : words;
    return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update');
  return apt('install', '--no-install-recommends', '--no-remove', name);
}

/** Returns the path of a program, or undefined if it is not installed. */
export function onPath(name) {
  try {
    return (
      execFileSync('sh', ['-c', `command -v ${name}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

function succeeds(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// What the tests need from the system besides npm packages: a Chromium, and Python with Jinja2 as the template oracle.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError, run } from './machine.mjs';

/** The Chromium to use: `CHROMIUM_PATH`, or the first one on the PATH. */
export function browserPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find((path) => path !== undefined);
}

export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new PlainError(`CHROMIUM_PATH is ${named}, and there is no such file: correct it, or unset it.`);
  if (browserPath() === undefined)
    await aptInstall('chromium', 'The browser tests need Chromium', 'or set CHROMIUM_PATH to one');
}

/** Python modules that tests compare with or run. */
const modules = [
  { name: 'jinja2', package: 'python3-jinja2', why: "The template tests compare with Python's Jinja2" },
  { name: 'requests', package: 'python3-requests', why: 'The snippet tests run the snippets for requests' },
];

export async function ensurePython() {
  for (const { name, package: wanted, why } of modules)
    if (pythonWith(name) === undefined) await aptInstall(wanted, why, 'or set HUBKIT_PYTHON to a python3 that has it');
}

/** The first Python that has this module: `HUBKIT_PYTHON`, the one on the PATH, the system's. */
export function pythonWith(module) {
  const candidates = [process.env.HUBKIT_PYTHON, 'python3', '/usr/bin/python3'].filter(Boolean);
  return candidates.find((python) => succeeds(python, ['-c', `import ${module}`]));
}

async function aptInstall(name, why, otherwise) {
  const isRoot = process.getuid?.() === 0;
  const sudo = !isRoot && onPath('sudo') !== undefined && succeeds('sudo', ['-n', 'true']);
  if (onPath('apt-get') === undefined || !(isRoot || sudo))
    throw new PlainError(
      `${why}, which is missing and cannot be installed from here: run "apt-get install ${name}" as root (${otherwise}), then npm test again.`,
    );
  console.error(`Installing ${name} (only needed once) …`);
  const apt = (...args) => {
    const words = ['apt-get', '-q', '-y', ...args];
    const [command, ...rest] = sudo ? ['sudo', '-n', ...words] : words;
    return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update');
  const { code, output } = await apt('install', '--no-install-recommends', name);
  if (code !== 0)
    throw new PlainError(
      `${why}, and apt-get could not install ${name}:\n${output.trim().split('\n').slice(-6).join('\n')}`,
    );
}

function onPath(name) {
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

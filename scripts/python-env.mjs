// The Python of the tests: a virtual environment in .cache/python with the packages that requirements.txt pins, and without
// their dependencies those of requirements-source.txt.
// `npm run python` makes it; so does `npm test`.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall } from './browser.mjs';
import { lastLines, root, run } from './install-and-build.mjs';

const folder = join(root, '.cache', 'python');
const interpreter =
  process.platform === 'win32' ? join(folder, 'Scripts', 'python.exe') : join(folder, 'bin', 'python');
const requirements = join(root, 'scripts', 'requirements.txt');
const sourceRequirements = join(root, 'scripts', 'requirements-source.txt');
const stamp = join(folder, '.hubkit-requirements');

/** Exits with 0 where every argument, `distribution` or `distribution==version`, is installed. */
const LOOK = `
import sys
from importlib.metadata import PackageNotFoundError, version
for wanted in sys.argv[1:]:
    name, _, exact = wanted.partition("==")
    try:
        found = version(name)
    except PackageNotFoundError:
        sys.exit(1)
    if exact and found != exact:
        sys.exit(1)
`;

/**
 * A Python, with these packages if any are named (`'requests'`, `'Jinja2==3.1.6'`), or why there is none. HUBKIT_PYTHON names the one
 * to use; without it the virtual environment comes first, then the system's.
 */
export function findPython(...packages) {
  const named = process.env.HUBKIT_PYTHON;
  const candidates = named ? [named] : [interpreter, 'python3', '/usr/bin/python3'];
  const found = candidates.find((python) => spawnSync(python, ['-c', LOOK, ...packages]).status === 0);
  if (found !== undefined) return { found };
  const wanted = packages.join(', ');
  if (named) return { missing: `HUBKIT_PYTHON is ${named}, which does not run${wanted && ` or lacks ${wanted}`}` };
  return {
    missing: wanted ? `no Python has ${wanted} ("npm run python" installs it)` : 'there is no python3 on the PATH',
  };
}

/** The pinned version of a package, in the form that `findPython` takes: `'Jinja2==3.1.6'`. */
export function pinned(name) {
  const line = allRequirements().find((requirement) => requirement.startsWith(`${name}==`));
  if (line === undefined) throw new Error(`Neither scripts/requirements.txt nor requirements-source.txt pins ${name}`);
  return line;
}

const allRequirements = () => [...readRequirements(requirements), ...readRequirements(sourceRequirements)];

const readRequirements = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Hash of the system's Python and the pinned packages. */
const environmentHash = (version) =>
  createHash('sha256').update(version).update(allRequirements().join('\n')).digest('hex');

const isUpToDate = (version) =>
  existsSync(interpreter) && existsSync(stamp) && readFileSync(stamp, 'utf8') === environmentHash(version);

/** Returns true if nothing has to be installed for the tests in Python, or HUBKIT_PYTHON names another Python. */
export function isPythonReady() {
  const version = readBaseVersion();
  return Boolean(process.env.HUBKIT_PYTHON) || (version !== undefined && isUpToDate(version));
}

/** Makes the virtual environment unless it is up to date. Returns what went wrong in a sentence, or undefined. */
export async function ensurePython({ say = console.error } = {}) {
  if (process.env.HUBKIT_PYTHON) return undefined;
  const version = await baseVersion();
  if (version === undefined) return 'there is no python3 on the PATH';
  if (isUpToDate(version)) return undefined;

  say('Making the Python environment of the tests (only needed once) …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const made = await makeEnvironment();
  if (made.code !== 0) return `python3 could not make a virtual environment: ${lastLines(made.output, 2)}`;
  const installed = await pip('-r', requirements);
  const reason = reasonOf(installed);
  // Where not even the first package is found, there is no network or no index, and the others would not be found either.
  if (reason?.includes(readRequirements(requirements)[0]))
    return 'pip found no packages: is its index reachable from here?';
  if (reason !== undefined) for (const requirement of readRequirements(requirements)) await pip(requirement);
  const sourceReason = reasonOf(await pip('--no-deps', '-r', sourceRequirements));
  if (sourceReason !== undefined)
    for (const requirement of readRequirements(sourceRequirements)) await pip('--no-deps', requirement);
  if (reason === undefined && sourceReason === undefined) {
    writeFileSync(stamp, environmentHash(version));
    return undefined;
  }
  return `pip could not install all that scripts/requirements*.txt pin: ${reason ?? sourceReason}`;
}

/** The last error that pip printed; undefined where it installed everything. */
function reasonOf({ code, output }) {
  return code === 0 ? undefined : lastLines(output.match(/^ERROR: .*$/gm)?.join('\n') ?? output, 1);
}

function readBaseVersion() {
  const look = ['-c', 'import sys; print(sys.version, sys.executable)'];
  const { status, stdout } = spawnSync('python3', look, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

async function baseVersion() {
  const found = readBaseVersion();
  if (found !== undefined) return found;
  // Debian's python3-venv brings python3.
  await aptInstall('python3-venv');
  return readBaseVersion();
}

async function makeEnvironment() {
  const make = () => run('python3', ['-m', 'venv', folder], { quiet: true });
  const first = await make();
  if (first.code === 0 || !/ensurepip|No module named venv/.test(first.output)) return first;
  // Debian's python3 comes without what makes environments.
  const { code } = await aptInstall('python3-venv');
  return code === 0 ? make() : first;
}

/** By default, pip tries five times before it reports a missing network. */
const pip = (...args) =>
  run(interpreter, ['-m', 'pip', 'install', '--retries', '0', '--quiet', '--disable-pip-version-check', ...args], {
    quiet: true,
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = await ensurePython();
  const { found, missing } = findPython(...allRequirements());
  console.log(found ?? problem ?? missing);
  process.exitCode = found === undefined ? 1 : 0;
}

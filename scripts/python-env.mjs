// The Python of the tests: a virtual environment in .cache/python with the packages that requirements.txt pins, and without
// their dependencies those of requirements-source.txt.
// `npm run python` makes it; so does `npm test`. The nightly test of training programs makes a second one, with PyTorch.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall } from './browser.mjs';
import { lastLines, root, run } from './install-and-build.mjs';

const inScripts = (file) => join(root, 'scripts', file);

/** A virtual environment in `.cache`; packages of `sourceList` are installed without dependencies. The variable names another Python to use. */
const environment = (name, variable, list, sourceList) => {
  const folder = join(root, '.cache', name);
  const interpreter =
    process.platform === 'win32' ? join(folder, 'Scripts', 'python.exe') : join(folder, 'bin', 'python');
  return { folder, interpreter, variable, list, sourceList, stamp: join(folder, '.hubkit-requirements') };
};

const TESTS = environment(
  'python',
  'HUBKIT_PYTHON',
  inScripts('requirements.txt'),
  inScripts('requirements-source.txt'),
);

/** The Python that trains models, with PyTorch: only the nightly tests make it. */
const TRAINING = environment('python-training', 'HUBKIT_TRAINING_PYTHON', inScripts('requirements-training.txt'));

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
    # torch 2.13.0+cpu is 2.13.0, built for processors alone.
    if exact and exact not in (found, found.partition("+")[0]):
        sys.exit(1)
`;

/**
 * A Python, with these packages if any are named (`'requests'`, `'Jinja2==3.1.6'`), or why there is none. HUBKIT_PYTHON names the one
 * to use; without it the virtual environment comes first, then the system's.
 */
export function findPython(...packages) {
  const named = process.env.HUBKIT_PYTHON;
  const candidates = named ? [named] : [TESTS.interpreter, 'python3', '/usr/bin/python3'];
  const found = candidates.find((python) => hasPackages(python, packages));
  if (found !== undefined) return { found };
  const wanted = packages.join(', ');
  if (named) return { missing: `HUBKIT_PYTHON is ${named}, which does not run${wanted && ` or lacks ${wanted}`}` };
  return {
    missing: wanted ? `no Python has ${wanted} ("npm run python" installs it)` : 'there is no python3 on the PATH',
  };
}

const hasPackages = (python, packages) => spawnSync(python, ['-c', LOOK, ...packages]).status === 0;

/** Installs the Python that trains models unless it is up to date. HUBKIT_TRAINING_PYTHON names another one to use. */
export async function makeTrainingPython() {
  const python = process.env[TRAINING.variable] || TRAINING.interpreter;
  const problem = await ensureEnvironment(TRAINING, 'that trains models');
  const packages = readRequirements(TRAINING.list);
  if (hasPackages(python, packages)) return { found: python };
  return { missing: problem ?? `${python} lacks a package of scripts/requirements-training.txt` };
}

/** The pinned version of a package, in the form that `findPython` takes: `'Jinja2==3.1.6'`. */
export function pinned(name) {
  const line = allRequirements().find((requirement) => requirement.startsWith(`${name}==`));
  if (line === undefined) throw new Error(`Neither scripts/requirements.txt nor requirements-source.txt pins ${name}`);
  return line;
}

const allRequirements = ({ list, sourceList } = TESTS) =>
  [list, sourceList].flatMap((file) => (file === undefined ? [] : readRequirements(file)));

const readRequirements = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Hash of the system's Python and the pinned packages. */
const computeHash = (environment, version) =>
  createHash('sha256').update(version).update(allRequirements(environment).join('\n')).digest('hex');

const isUpToDate = (environment, version) =>
  existsSync(environment.interpreter) &&
  existsSync(environment.stamp) &&
  readFileSync(environment.stamp, 'utf8') === computeHash(environment, version);

/** Returns true if nothing has to be installed for the tests in Python, or HUBKIT_PYTHON names another Python. */
export function isPythonReady() {
  const version = readBaseVersion();
  return Boolean(process.env.HUBKIT_PYTHON) || (version !== undefined && isUpToDate(TESTS, version));
}

/** Makes the virtual environment of the tests unless it is up to date. Returns what went wrong in a sentence, or undefined. */
export const ensurePython = ({ say } = {}) => ensureEnvironment(TESTS, 'of the tests', say);

async function ensureEnvironment(environment, name, say = console.error) {
  if (process.env[environment.variable]) return undefined;
  const version = await baseVersion();
  if (version === undefined) return 'there is no python3 on the PATH';
  if (isUpToDate(environment, version)) return undefined;

  say(`Making the Python environment ${name} (only needed once) …`);
  rmSync(environment.folder, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const made = await makeEnvironment(environment.folder);
  if (made.code !== 0) return `python3 could not make a virtual environment: ${lastLines(made.output, 2)}`;
  const reason = await installList(environment, environment.list);
  const sourceReason = environment.sourceList && (await installList(environment, environment.sourceList, '--no-deps'));
  if (reason !== undefined || sourceReason !== undefined) return reason ?? sourceReason;
  writeFileSync(environment.stamp, computeHash(environment, version));
  return undefined;
}

/** Installs all packages of a list, else those that can be. Returns what went wrong, or undefined. */
async function installList({ interpreter }, list, ...options) {
  const reason = findReason(await pip(interpreter, ...options, '-r', list));
  if (reason === undefined) return undefined;
  // Where not even the first package is found, there is no network or no index, and the others would not be found either.
  if (reason.includes(readRequirements(list)[0])) return 'pip found no packages: is its index reachable from here?';
  for (const requirement of readRequirements(list)) await pip(interpreter, ...options, requirement);
  return `pip could not install all that ${relative(root, list)} pins: ${reason}`;
}

/** The last error that pip printed; undefined where it installed everything. */
function findReason({ code, output }) {
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

async function makeEnvironment(folder) {
  const make = () => run('python3', ['-m', 'venv', folder], { quiet: true });
  const first = await make();
  if (first.code === 0 || !/ensurepip|No module named venv/.test(first.output)) return first;
  // Debian's python3 comes without what makes environments.
  const { code } = await aptInstall('python3-venv');
  return code === 0 ? make() : first;
}

/** By default, pip tries five times before it reports a missing network. */
const pip = (interpreter, ...args) =>
  run(interpreter, ['-m', 'pip', 'install', '--retries', '0', '--quiet', '--disable-pip-version-check', ...args], {
    quiet: true,
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = await ensurePython();
  const { found, missing } = findPython(...allRequirements());
  console.log(found ?? problem ?? missing);
  process.exitCode = found === undefined ? 1 : 0;
}

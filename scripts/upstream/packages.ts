import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, run } from '../install-and-build.mjs';
import { findPython } from '../python-env.mjs';
import { root } from '../registry.ts';

/** Packages of npm whose newest release is compared with ours. */
const NPM_PACKAGES = ['@huggingface/inference', '@huggingface/tasks', '@huggingface/jinja'] as const;

/** Packages of PyPI whose newest release is compared with ours. */
const PYTHON_PACKAGES = ['huggingface_hub', 'transformers', 'openai'] as const;

export type NpmPackage = (typeof NPM_PACKAGES)[number];
export type PythonPackage = (typeof PYTHON_PACKAGES)[number];
export type UpstreamPackage = NpmPackage | PythonPackage;

/** The newest release of a package, unpacked. */
interface Release {
  readonly version: string;
  /** Folder with the files of the package. */
  readonly folder: string;
}

export type Releases = Readonly<Record<UpstreamPackage, Release>>;

const cache = join(root, '.cache/upstream');

/** Downloads the newest release of every package to `.cache/upstream`, and unpacks it. Throws a sentence where a registry is out of reach. */
export async function newestReleases(): Promise<Releases> {
  const npm = join(cache, 'npm');
  const python = join(cache, 'python');
  // Not both at the same time: two of the packages are large.
  await installFromNpm(npm);
  await downloadFromPyPi(python);
  const entries = [
    ...NPM_PACKAGES.map((name) => [name, npmRelease(join(npm, 'node_modules', name))] as const),
    ...PYTHON_PACKAGES.map((name) => [name, pythonRelease(python, name)] as const),
  ];
  // Both lists together are all the names.
  return Object.fromEntries(entries) as Record<UpstreamPackage, Release>;
}

async function installFromNpm(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const newest = NPM_PACKAGES.map((name) => `${name}@latest`);
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { code, output } = await run('npm', ['install', ...options, ...newest], { quiet: true, cwd: folder });
  if (code !== 0) throw new PlainError(`npm could not install the newest packages: ${output.trim()}`);
}

/** Wheels without their dependencies: their source is read, never run. */
async function downloadFromPyPi(folder: string): Promise<void> {
  const { found, missing } = findPython();
  if (found === undefined) throw new PlainError(`The newest Python packages could not be downloaded: ${missing}.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = ['--no-deps', '--only-binary', ':all:', '--quiet', '--disable-pip-version-check', '--dest', folder];
  const download = ['-m', 'pip', 'download', ...options, ...PYTHON_PACKAGES];
  const { code, output } = await run(found, download, { quiet: true });
  if (code !== 0) throw new PlainError(`pip could not download the newest packages: ${output.trim()}`);
  for (const wheel of readdirSync(folder)) {
    const target = join(folder, wheel.split('-').slice(0, 2).join('-'));
    execFileSync(found, ['-m', 'zipfile', '-e', join(folder, wheel), target]);
  }
}

function npmRelease(folder: string): Release {
  return { folder, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
}

function pythonRelease(folder: string, name: PythonPackage): Release {
  const unpacked = readdirSync(folder).find((entry) => entry.startsWith(`${name}-`) && !entry.endsWith('.whl'));
  if (unpacked === undefined || !existsSync(join(folder, unpacked, name)))
    throw new PlainError(`The wheel of ${name} holds no folder of that name.`);
  return { folder: join(folder, unpacked, name), version: unpacked.slice(name.length + 1) };
}

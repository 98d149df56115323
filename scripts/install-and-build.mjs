// What `npm start` and `npm test` share: the install, the build, running a command. No dependency, no build: it runs first.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A failure reported in one sentence, without a stack trace. */
export class PlainError extends Error {}

/** Runs a command in the project's root; resolves with its exit code and, with `quiet`, its output. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Keeps errors visible: `npm start --silent` reaches this npm through the environment. */
const npmLogLevel = ['--loglevel=error'];

/** By default, npm waits over a minute before it reports a missing network. What a user has set stays. */
const npmRetryDelays = Object.fromEntries(
  Object.entries({ npm_config_fetch_retry_mintimeout: '1000', npm_config_fetch_retry_maxtimeout: '5000' }).map(
    ([name, ms]) => [name, process.env[name] ?? ms],
  ),
);

const lockStamp = join(root, 'node_modules', '.hubkit-lock');
const lockHash = () => hash([readFileSync(join(root, 'package-lock.json'))]);

/** Returns true if the packages that package-lock.json names are installed. */
export const isInstalled = () => existsSync(lockStamp) && readFileSync(lockStamp, 'utf8') === lockHash();

/** Installs the packages that package-lock.json names, unless they are there already. */
export async function install({ say = console.error } = {}) {
  if (isInstalled()) return;
  say('Installing packages (only needed once) …');
  const { code, output } = await run(npm, ['ci', '--no-audit', '--no-fund', ...npmLogLevel], {
    quiet: true,
    env: npmRetryDelays,
  });
  if (code !== 0) throw new PlainError(installFailure(output));
  writeFileSync(lockStamp, lockHash());
}

function installFailure(output) {
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output);
  if (offline)
    return 'npm could not reach its registry, and the first start needs the network to install packages: connect, then run the same command again.';
  return `npm could not install the packages. Its last lines:\n${lastLines(output, 12)}`;
}

/** Returns the last lines of a command's output. */
export const lastLines = (output, count) => output.trim().split('\n').slice(-count).join('\n');

/** Builds packages and workbench into their dist folders, unless nothing has changed since the last build. */
export async function build({ say = console.error } = {}) {
  const sources = fingerprint();
  const stamp = join(root, '.cache', 'build');
  const outputs = [
    'packages/inference/dist/index.js',
    'packages/jinja/dist/index.js',
    'apps/workbench/dist/client/index.html',
  ];
  const isBuilt = outputs.every((path) => existsSync(join(root, path)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('Building …');
  const projects = readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  await must('the TypeScript build', bin('tsc'), ['-b', ...projects, 'apps/workbench']);
  // Imported late: before the install the bundler is not there.
  const { bundlePackage } = await import('./publish/bundle-package.mjs');
  for (const project of projects) await bundlePackage(join(root, project));
  const { writeCatalogJson } = await import('./publish/catalog-json.mjs');
  await writeCatalogJson(join(root, 'packages/catalog'));
  const { writeProjectTemplates } = await import('./publish/project-templates.mjs');
  await writeProjectTemplates(join(root, 'packages/create-hubkit'), join(root, 'examples'));
  await must('the workspace builds', npm, ['run', '--silent', 'build', '--workspaces', '--if-present']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

async function must(what, command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) throw new PlainError(`${what} failed:\n${output.trim()}`);
}

/** The path of a command that an installed package brings. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

function fingerprint() {
  const files = [
    'package-lock.json',
    'tsconfig.base.json',
    ...['packages', 'apps/workbench', 'docs', 'examples', 'scripts/publish'].flatMap((folder) =>
      sourcesIn(join(root, folder)),
    ),
  ];
  return hash(files.sort().flatMap((file) => [file, readFileSync(join(root, file))]));
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.cache', 'test', 'samples'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [relative(root, path)];
  });
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

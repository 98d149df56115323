import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bytes that packages take in `node_modules`, with everything that npm installs for them. Ours count as they are published. */
export function diskBytes(names) {
  const found = new Map();
  for (const name of names) collect(name, root, found);
  return [...found.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function collect(name, from, found) {
  const folder = findPackage(name, from);
  if (found.has(folder)) return;
  found.set(folder, name.startsWith('@hubkit/') ? publishedBytes(name) : bytesBelow(folder));
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder);
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  for (const other of [...Object.keys(dependencies), ...peers]) collect(other, folder, found);
}

/** The folder of a package, as Node finds it from another one. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
    if (folder === dirname(folder)) throw new Error(`${name} is not installed: npm ci`);
  }
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function publishedBytes(name) {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--workspace', name];
  const [packed] = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return packed.unpackedSize;
}

/** Without the packages below it, which are found by themselves. */
function bytesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum;
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesBelow(path) : statSync(path).size);
  }, 0);
}

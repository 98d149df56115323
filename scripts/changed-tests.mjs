// The unit tests of a change: what `npm run check` runs.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './install-and-build.mjs';

/** Folders whose unit tests belong together: a package, an app, the scripts, the tests of several packages. */
const FOLDER = /^(?:packages|apps)\/[^/]+|^scripts|^tests\/integration/;

/** Lists the folders with unit tests among changed files, sorted. */
export function listFolders(files) {
  return [...new Set(files.flatMap((file) => FOLDER.exec(file)?.[0] ?? []))].sort();
}

/** Lists what has changed since origin/main, or since the last commit where there is none, with files that git does not track yet. */
export function changedFiles(run = git) {
  const [base = 'HEAD'] = run('merge-base', 'origin/main', 'HEAD');
  return [...run('diff', '--name-only', base), ...run('ls-files', '--others', '--exclude-standard')];
}

function git(...args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

// Which unit tests import a module, directly or through others. `vitest related` finds them too, but transforms every source first: 40 s.

const FOLDERS = ['packages', 'apps', 'scripts', 'tests/integration', 'tests/support'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.generated']);

/** Relative imports, without those of types; those by the name of a package lead to sources, which import neither scripts nor tests. */
const IMPORT =
  /^\s*(?:import|export)\b(?!\s+type\b)[^'"`;]*?\bfrom\s*['"](\.[^'"]+)['"]|^\s*import\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

/** Lists the tests, other than slow and nightly ones, that import a file, sorted; all paths are relative to the root. */
export function testsImporting(file) {
  const importers = new Map();
  for (const source of FOLDERS.flatMap((folder) => sourcesIn(join(root, folder))))
    for (const [, ...paths] of readFileSync(source, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(dirname(source), paths.find(Boolean));
      importers.set(imported, [...(importers.get(imported) ?? []), source]);
    }
  const found = new Set([join(root, file)]);
  for (const module of found) for (const importer of importers.get(module) ?? []) found.add(importer);
  const tests = [...found].filter((path) => /(?<!\.(?:slow|nightly))\.test\.tsx?$/.test(path));
  return tests.map((path) => relative(root, path).split(sep).join('/')).sort();
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(?:ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

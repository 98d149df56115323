// Which unit tests import a module, directly or through others. `vitest related` finds them too, but transforms every source first: 40 s.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './install-and-build.mjs';

const FOLDERS = ['packages', 'apps', 'scripts', 'tests/integration', 'tests/support'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.generated']);

/** Relative imports, without those of types; those by the name of a package lead to sources, which import neither scripts nor tests. */
const IMPORT =
  /^\s*(?:import|export)\b(?!\s+type\b)[^'"`;]*?\bfrom\s*['"](\.[^'"]+)['"]|^\s*import\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

/** Lists the tests, other than nightly ones, that import a file, sorted; all paths are relative to the root. */
export function testsImporting(file) {
  const importers = new Map();
  for (const source of FOLDERS.flatMap((folder) => sourcesIn(join(root, folder))))
    for (const [, ...paths] of readFileSync(source, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(dirname(source), paths.find(Boolean));
      importers.set(imported, [...(importers.get(imported) ?? []), source]);
    }
  const found = new Set([join(root, file)]);
  for (const module of found) for (const importer of importers.get(module) ?? []) found.add(importer);
  const tests = [...found].filter((path) => /(?<!\.nightly)\.test\.tsx?$/.test(path));
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

// `npm run size`: bundles every import that a package lists in its `size.json`, minified and for browsers, and compares the gzip size with the limit.
// `"firstLoad": true` leaves out what the imported code loads later, by `import()`.
//   size.json: [{ "name": "rendering", "import": "import { Template } from '@hubkit/jinja/render'", "limit": "11 kB" }]
// `"without": "pattern"` leaves out what is loaded later from files whose path matches.
// A limit of `16 kB + 0.4 kB * src/providers` grows with the sources in that folder; a `*` in the import then stands for each of them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import type { Plugin } from 'esbuild';
import sizeLimit from 'size-limit';
import { computeBytes, countedNames, parseBudget } from './size-budget.ts';

interface Entry {
  readonly name: string;
  /** Import statements, as a user would write them. */
  readonly import: string;
  /** Upper bound of the gzip size; see `parseBudget`. */
  readonly limit: string;
  /** Excludes modules loaded by `import()`. */
  readonly firstLoad?: boolean;
  /** Regular expression for the paths of files that are left out where they are loaded by `import()`. */
  readonly without?: string;
  /** The size that is aimed at, where the limit is above it: shown with the distance. */
  readonly target?: string;
}

/** A row of `.cache/sizes.json`, which `npm run figures` reads. */
export interface MeasuredSize {
  readonly workspace: string;
  /** Name of the entry in `size.json`; the first of a name counts. */
  readonly name: string;
  /** Size after gzip. */
  readonly bytes: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The entries of all packages, by package. */
function readEntries(): [workspace: string, entry: Entry][] {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  );
  return workspaces.sort().flatMap((workspace) => {
    const file = join(root, workspace, 'size.json');
    if (!existsSync(file)) return [];
    const entries = JSON.parse(readFileSync(file, 'utf8')) as Entry[];
    return entries.map((entry): [string, Entry] => [workspace, entry]);
  });
}

/** The sources that a limit grows with. */
function countedIn(workspace: string, folder: string | undefined): string[] {
  return folder === undefined ? [] : countedNames(readdirSync(join(root, workspace, folder)));
}

/** Code that re-exports the imports of an entry, which keeps the bundler from removing them. */
function writeCode(entry: Entry, names: readonly string[]): string {
  const statements = entry.import.split(/;\s*/).map((statement) => statement.replace(/^import\b/, 'export'));
  return statements
    .flatMap((statement) => (/\*\S*'/.test(statement) ? forEach(names, statement) : [statement]))
    .join('\n');
}

/** A statement once for each name, which takes the place of the last `*`. */
function forEach(names: readonly string[], statement: string): readonly string[] {
  return names.map((name) => statement.replace(/\*(?=[^'*]*'[^']*$)/, name));
}

/** Excludes modules loaded by `import()` from a bundle; all, or those whose path matches. */
const withoutLateImports = (name = /./): Plugin => ({
  name: 'without late imports',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' && name.test(path) ? { path, external: true } : null,
    );
  },
});

/** Left out of the size of an entry: users of the package have it anyway. */
function listPeers(workspace: string): string[] {
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  return Object.keys(peerDependencies).flatMap((name) => [name, `${name}/*`]);
}

/** The gzip size of what the import brings into a bundle. A Node built-in in it is an error: the bundle is for browsers. */
async function measure(workspace: string, code: string, number: number, entry: Entry): Promise<number> {
  const folder = join(root, workspace, '.cache', 'size');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${number}.mjs`);
  writeFileSync(file, code);
  try {
    const modifyEsbuildConfig = (config: object) => ({
      ...config,
      format: 'esm',
      platform: 'browser',
      logLevel: 'error',
      external: listPeers(workspace),
      ...((entry.firstLoad || entry.without) && {
        plugins: [withoutLateImports(entry.without === undefined ? undefined : new RegExp(entry.without))],
      }),
    });
    const checks = [{ files: [file], gzip: true, modifyEsbuildConfig }];
    // The types of size-limit say no more than `object`; its source gives one result per check.
    const results = (await sizeLimit([...esbuildPlugin, ...filePlugin], { checks })) as readonly { size: number }[];
    const result = results[0];
    return result?.size ?? Number.POSITIVE_INFINITY;
  } finally {
    rmSync(join(root, workspace, '.cache', 'size'), { recursive: true });
  }
}

const rows: string[][] = [];
const sizes: MeasuredSize[] = [];
let isOver = false;
for (const [number, [workspace, entry]] of readEntries().entries()) {
  const budget = parseBudget(entry.limit);
  const names = countedIn(workspace, budget.folder);
  const limit = computeBytes(budget, names.length);
  const size = await measure(workspace, writeCode(entry, names), number, entry);
  const isTooBig = size > limit;
  sizes.push({ workspace, name: entry.name, bytes: size });
  isOver ||= isTooBig;
  const aim =
    entry.target === undefined
      ? ''
      : `${(size / parseBudget(entry.target).fixed).toFixed(1)}x its aim of ${entry.target}`;
  rows.push([
    workspace,
    entry.name,
    `${(size / 1000).toFixed(2)} kB`,
    `${(limit / 1000).toFixed(1)} kB`,
    isTooBig ? 'too big' : 'ok',
    aim,
  ]);
}
const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
if (rows.length === 0) console.log('No package lists its sizes.');
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache/sizes.json'), `${JSON.stringify(sizes, null, 1)}\n`);
process.exitCode = isOver ? 1 : 0;

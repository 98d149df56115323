// `npm run size`: bundles every import that a package lists in its `size.json`, minified and for browsers, and compares the gzip size with the limit.
//   size.json: [{ "name": "rendering", "import": "import { Template } from '@hubkit/jinja/render'", "limit": "11 kB" }]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';

interface Entry {
  readonly name: string;
  /** One import statement, as a user would write it. */
  readonly import: string;
  /** What it must not grow past; `11 kB`: 1 kB is 1000 bytes. */
  readonly limit: string;
  /** What it is meant to be, where it is not there yet: shown with the distance, so that nobody takes the limit for the aim. */
  readonly target?: string;
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

/** The gzip size of what the import brings into a bundle. A Node built-in in it is an error: the bundle is for browsers. */
async function measure(workspace: string, entry: Entry, number: number): Promise<number> {
  const folder = join(root, workspace, '.cache', 'size');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${number}.mjs`);
  // What is exported again cannot be shaken off.
  writeFileSync(file, entry.import.replace(/^import\b/, 'export'));
  try {
    const modifyEsbuildConfig = (config: object) => ({
      ...config,
      format: 'esm',
      platform: 'browser',
      logLevel: 'error',
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

function parseLimit(text: string): number {
  const found = /^([\d.]+) kB$/.exec(text);
  if (!found) throw new Error(`size.json: "${text}" is no limit; write it as "11 kB"`);
  return Number(found[1]) * 1000;
}

const rows: string[][] = [];
let isOver = false;
for (const [number, [workspace, entry]] of readEntries().entries()) {
  const size = await measure(workspace, entry, number);
  const isTooBig = size > parseLimit(entry.limit);
  isOver ||= isTooBig;
  const aim =
    entry.target === undefined ? '' : `${(size / parseLimit(entry.target)).toFixed(1)}x its aim of ${entry.target}`;
  rows.push([workspace, entry.name, `${(size / 1000).toFixed(2)} kB`, entry.limit, isTooBig ? 'too big' : 'ok', aim]);
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
process.exitCode = isOver ? 1 : 0;

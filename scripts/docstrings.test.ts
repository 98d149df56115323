import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Docstrings that begin like a riddle: a value is named by a noun phrase, a function by a verb. */
const RIDDLE = /\/\*\*\s*\**\s*(?:What|Whether|How|Where|Who|Whose)\b.*/g;

const folders = [
  ...['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`)),
  'scripts',
  'bench',
  'e2e',
  'docs',
];

describe('docstrings', () => {
  it.each(folders)('of %s say what a thing is or does', (folder) => {
    const found = sourcesIn(join(root, folder)).flatMap((path) => readFileSync(path, 'utf8').match(RIDDLE) ?? []);
    expect(found).toEqual([]);
  });

  it('that begin with a question word are found, on one line and on several', () => {
    expect('/** Who is asked. */'.match(RIDDLE)).toHaveLength(1);
    expect('/**\n * Whether it is open.\n */'.match(RIDDLE)).toHaveLength(1);
    expect('/** The whole response. */'.match(RIDDLE)).toBeNull();
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(tsx?|mjs)$/.test(entry.name) && entry.name !== 'docstrings.test.ts' ? [path] : [];
  });
}

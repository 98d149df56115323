import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { packPackages, withoutSourceCondition } from './pack-packages.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const entry = { 'hubkit-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' };

/** A repository of packages with these `files`. */
function repository(packages: Readonly<Record<string, readonly string[]>>): string {
  const root = mkdtempSync(join(tmpdir(), 'hubkit-pack-test-'));
  folders.push(root);
  for (const [name, files] of Object.entries(packages)) {
    const folder = join(root, 'packages', name);
    for (const part of ['src', 'dist']) mkdirSync(join(folder, part), { recursive: true });
    for (const file of ['src/index.ts', 'dist/index.js', 'dist/index.js.map', 'README.md'])
      writeFileSync(join(folder, file), 'x');
    const manifest = { name: `@hubkit/${name}`, version: '1.0.0', exports: { '.': entry }, files };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  }
  return root;
}

it('leaves the condition for sources out of packages that have none, and only there', () => {
  const root = repository({ bare: ['dist', '!**/*.map'], whole: ['dist', 'src'] });
  const destination = join(root, 'tarballs');
  const packed = packPackages(root, ['packages/whole', 'packages/bare'], destination);
  const facts = packed.map(({ name, filename, files }) => {
    const text = execFileSync('tar', ['-xOf', join(destination, filename), 'package/package.json'], {
      encoding: 'utf8',
    });
    return [name, JSON.parse(text).exports['.'], files.map(({ path }) => path).sort()];
  });
  const { 'hubkit-source': _source, ...published } = entry;
  expect(facts).toEqual([
    ['@hubkit/whole', entry, ['README.md', 'dist/index.js', 'dist/index.js.map', 'package.json', 'src/index.ts']],
    ['@hubkit/bare', published, ['README.md', 'dist/index.js', 'package.json']],
  ]);
});

it('keeps the order of conditions, which decides', () => {
  const exports = {
    '.': { 'hubkit-source': './src/a.ts', node: './dist/a.node.js', default: './dist/a.js' },
    './b': './b.css',
  };
  expect(JSON.stringify(withoutSourceCondition({ exports, files: ['dist'] }))).toBe(
    '{"exports":{".":{"node":"./dist/a.node.js","default":"./dist/a.js"},"./b":"./b.css"},"files":["dist"]}',
  );
});

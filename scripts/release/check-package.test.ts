import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../registry.ts';
import { fileProblems, licenseProblems, manifestProblems } from './check-package.ts';
import { type Manifest, releasedPackages } from './released-packages.ts';

const released = releasedPackages(root);
const version = released[0]?.manifest.version ?? '';

describe('the packages that are published', () => {
  it.each(released)('$manifest.name has a package.json that can be published', (each) => {
    expect(manifestProblems(each, version)).toEqual([]);
  });

  it('come after those that they depend on', () => {
    const names = released.map(({ manifest }) => manifest.name);
    expect(names.indexOf('@hubkit/code')).toBeLessThan(names.indexOf('@hubkit/catalog'));
    expect(names.indexOf('@hubkit/catalog')).toBeLessThan(names.indexOf('@hubkit/inference'));
    expect(names.at(-1)).toMatch(/cli|workbench/);
  });
});

describe('checks before a release', () => {
  const manifest: Manifest = {
    name: '@hubkit/ring',
    version: '1.2.0',
    license: 'MIT',
    engines: { node: '>=20' },
    repository: { url: 'git+https://github.com/hubkit/hubkit.git', directory: 'packages/ring' },
    publishConfig: { access: 'public', provenance: true },
    files: ['dist', '!dist/x.map'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { '@hubkit/code': '1.2.0', hono: '^4.0.0' },
  };
  const files = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'];

  it('pass what is right', () => {
    expect(manifestProblems({ folder: 'packages/ring', manifest }, '1.2.0')).toEqual([]);
    expect(fileProblems(files, manifest)).toEqual([]);
  });

  it.each([
    [{ version: '1.1.0' }, 'its version is 1.1.0, not 1.2.0'],
    [{ license: 'ISC' }, 'its license is not MIT'],
    [{ publishConfig: { access: 'public' } }, 'publishConfig lacks "access": "public" or "provenance": true'],
    [{ dependencies: { '@hubkit/code': '^1.0.0' } }, 'it needs @hubkit/code ^1.0.0, not 1.2.0'],
    [{ dependencies: { hono: 'file:../hono' } }, 'hono comes from file:../hono, not from npm'],
  ])('find %j', (change, problem) => {
    expect(manifestProblems({ folder: 'packages/ring', manifest: { ...manifest, ...change } }, '1.2.0')).toEqual([
      problem,
    ]);
  });

  it.each(['dist/a.test.js', 'dist/.env', 'dist/.tsbuildinfo', 'notes.md', 'src/index.ts', 'dist/node_modules/x.js'])(
    'find the file %s, which is one too many',
    (file) => {
      expect(fileProblems([...files, file], manifest)).toEqual([`${file} is a file too many`]);
    },
  );

  it('find a map that leads to no source', () => {
    const both = { ...manifest, files: ['dist', 'src'] };
    expect(fileProblems([...files, 'dist/index.d.ts.map', 'src/index.ts'], both)).toEqual([]);
    expect(fileProblems([...files, 'dist/ring.d.ts.map', 'src/index.ts'], both)).toEqual([
      'dist/ring.d.ts.map leads to no source',
    ]);
  });

  it('find an entry without its file', () => {
    expect(fileProblems(files.slice(0, -1), manifest)).toEqual(['dist/index.d.ts is missing']);
  });

  it('find licenses that do not allow it', () => {
    const installed = ['MIT', '(MIT OR GPL-3.0)', 'GPL-3.0', undefined].map((license) => ({ name: 'x', license }));
    expect(licenseProblems(installed)).toEqual(['x has the license "GPL-3.0"', 'x has the license undefined']);
  });
});

/** A suite of cases for other engines, which no program of a guide needs. */
const UNNEEDED = ['packages/jinja-suite'];

it('the guide packs every package that is published', () => {
  const page = readFileSync(join(root, 'docs/guide/getting-started.md'), 'utf8');
  const packed = [...page.matchAll(/-w ([\w/-]+)/g)].map(([, folder]) => folder);
  const released = releasedPackages(root).map(({ folder }) => folder);
  expect(packed.sort()).toEqual(released.filter((folder) => !UNNEEDED.includes(folder)).sort());
});

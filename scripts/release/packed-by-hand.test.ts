import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../install-and-build.mjs';
import { releasedPackages } from './released-packages.ts';

/** A suite of cases for other engines, which no program of a guide needs. */
const UNNEEDED = ['packages/jinja-suite'];

it('the guide packs every package that is published', () => {
  const page = readFileSync(join(root, 'docs/guide/getting-started.md'), 'utf8');
  const packed = [...page.matchAll(/-w ([\w/-]+)/g)].map(([, folder]) => folder);
  const released = releasedPackages(root).map(({ folder }) => folder);
  expect(packed.sort()).toEqual(released.filter((folder) => !UNNEEDED.includes(folder)).sort());
});

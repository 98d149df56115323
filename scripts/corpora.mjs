// Further corpora, which are no part of the repository: the folder `../shared`, or the one that HUBKIT_SHARED names.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './install-and-build.mjs';

/** The path of a file or folder of the further corpora, or why it is missing. */
export function findShared(...parts) {
  const named = process.env.HUBKIT_SHARED;
  const folder = named ? resolve(root, named) : join(root, '..', 'shared');
  const path = join(folder, ...parts);
  if (existsSync(path)) return { found: path };
  const name = [named || '../shared', ...parts].join('/');
  return { missing: named ? `HUBKIT_SHARED is set, but there is no ${name}` : `there is no ${name}` };
}

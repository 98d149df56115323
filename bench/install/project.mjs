import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A folder below the root, so that programs in it find the packages that are installed there. */
const folder = fileURLToPath(new URL('../../.cache/bench/install/', import.meta.url));

/** Writes files into the folder of a project, and returns that. */
export function writeProject(name, files) {
  const path = `${folder}${name.replaceAll(/\W+/g, '-')}/`;
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path + file, text);
  return path;
}

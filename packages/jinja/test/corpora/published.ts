import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShared } from '../../../../scripts/corpora.mjs';

/** The folder of published templates with Python's results, outside of the repository. */
export const conformance = findShared('conformance');

/** The lines of a file of that folder; none where the folder is missing. */
export function readLines(name: string): string[] {
  if (conformance.missing !== undefined) return [];
  return readFileSync(join(conformance.found, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../shared/conformance/', import.meta.url));

/** The lines of a file of conformance cases. Without the folder nothing can be said about conformance, so this fails. */
export function readLines(name: string): string[] {
  const path = `${folder}${name}`;
  if (!existsSync(path)) {
    throw new Error(`${name} is missing: put the conformance cases in ../shared/conformance, beside the repository`);
  }
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

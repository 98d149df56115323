import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../folders.ts';

/** The files of `docs/examples` that import a name from one of the packages, by that name. */
export function examplesByName(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folder = join(ROOT, 'docs/examples');
  for (const file of readdirSync(folder).filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, list = ''] of source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@hubkit\//g))
      for (const part of list.split(',')) {
        const name = part
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s.*$/, '');
        if (name) found.set(name, [...new Set([...(found.get(name) ?? []), file])]);
      }
  }
  return found;
}

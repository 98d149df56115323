import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The version of an installed package. */
export function versionIn(name) {
  for (let folder = new URL('.', import.meta.url); ; folder = new URL('..', folder)) {
    try {
      return JSON.parse(readFileSync(fileURLToPath(new URL(`node_modules/${name}/package.json`, folder)), 'utf8'))
        .version;
    } catch (error) {
      if (folder.pathname === '/') throw error;
    }
  }
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ESNext',
  module: 'NodeNext',
  skipLibCheck: true,
  types: ['node'],
};

/** Checks the types of JavaScript snippets against the packages that they import: the errors of each, in the same order. */
export function checkTypes(sources: readonly string[]): readonly (readonly string[])[] {
  // Inside of the repository, where the packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'load-snippets-'));
  try {
    const files = sources.map((_, index) => `${index}.mts`);
    // Every snippet is a module, as its top-level await needs.
    for (const [index, source] of sources.entries()) {
      writeFileSync(join(folder, `${index}.mts`), `${source}\nexport {};\n`);
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const errors = sources.map((_, index) => stdout.split('\n').filter((line) => line.startsWith(`${index}.mts(`)));
    if (status !== 0 && errors.flat().length === 0) throw new Error(`tsc ended with ${status}:\n${stdout}`);
    return errors;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

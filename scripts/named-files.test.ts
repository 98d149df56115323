import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './install-and-build.mjs';

/** Folders whose content is made, not kept. */
const MADE = /^(?:\.cache|node_modules|.*\/dist)\//;

const NAMED = /\bjoin\(root, '([^']+\.\w+)'\)/g;

/** The files that code names by their path from the root, and that git does not have. */
function missing(kept: ReadonlySet<string>, code: string): string[] {
  return [...code.matchAll(NAMED)].flatMap(([, file = '']) => (kept.has(file) || MADE.test(file) ? [] : [file]));
}

it('files that scripts and tests name are kept in git', () => {
  const kept = new Set(execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n'));
  const sources = [...kept].filter((file) => /^(apps\/docs|bench|scripts|tests)\/.*\.(ts|mjs)$/.test(file));
  expect(sources.flatMap((file) => missing(kept, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  const named = ['tests/e2e/never/committed.py', 'node_modules/a/b.mjs', 'package.json'];
  expect(missing(kept, named.map((file) => `join(root, '${file}')`).join())).toEqual(['tests/e2e/never/committed.py']);
});

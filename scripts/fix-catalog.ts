// `npm run fix:catalog`: corrects in the sources of the catalog what its checks find and no person has to decide.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fix } from '../packages/catalog/src/checks/check.ts';
import { CHECKS } from '../packages/catalog/src/checks/checks.gen.ts';
import { wholeCatalog } from '../packages/catalog/test/whole-catalog.ts';
import { applyFix } from './apply-fix.ts';
import { listLibraries } from './library-files.ts';
import { root } from './registry.ts';

const sources = 'packages/catalog/src';
const libraries = await listLibraries();

function findFile(place: Fix['in']): string {
  if ('task' in place) return `${sources}/tasks/${place.task}/task.ts`;
  if ('page' in place) return `${sources}/tasks/${place.page}/page.ts`;
  const found = libraries.find(({ library }) => library.id === place.library);
  if (!found) throw new Error(`There is no library "${place.library}".`);
  return found.path;
}

const findings = Object.values(CHECKS).flatMap((check) => check(wholeCatalog));
const changed = new Set<string>();
const fixed = new Set<string>();
for (const { message, fix } of findings) {
  if (fix === undefined) {
    console.log(`left to you: ${message}`);
    process.exitCode = 1;
    continue;
  }
  const file = join(root, findFile(fix.in));
  // A fix changes every literal of its file with that value: a second finding of the same value is fixed, too.
  const place = JSON.stringify([file, fix.before]);
  if (!fixed.has(place)) writeFileSync(file, applyFix(readFileSync(file, 'utf8'), fix));
  fixed.add(place);
  changed.add(file);
  console.log(`fixed: ${message}`);
}
if (changed.size > 0) execFileSync('npx', ['biome', 'check', '--write', ...changed], { cwd: root, stdio: 'inherit' });
console.log(findings.length === 0 ? 'The catalog keeps every rule.' : `${changed.size} files changed.`);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where benches leave what they measured, as JSON. */
export const RESULTS = fileURLToPath(new URL('../.cache/bench/', import.meta.url));

/** Writes what a bench measured into `.cache/bench/<name>.json`. */
export function saveResult(name, result) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(result, null, 1)}\n`);
}

/** Runs in a temporary folder, which is removed in the end. */
export async function inFolder(run) {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-bench-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

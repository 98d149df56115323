import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const run = promisify(execFile);

/** Runs a fixture as a separate process and returns the JSON it prints. */
async function measure<T>(name: string, ...options: string[]): Promise<T> {
  const { stdout } = await run(process.execPath, [...options, join(root, 'e2e/fixtures', name)], { cwd: root });
  return JSON.parse(stdout) as T;
}

/** Each test starts processes, which take their time on a busy machine. */
const TIMEOUT_MS = 180_000;

// Figures that are exact where times are not. To raise one is a decision: see docs/decisions/0014.
describe('a call of the client', { timeout: TIMEOUT_MS }, () => {
  it('makes at most 92 promises for a plain chat, fewer than bare fetch', async () => {
    const { fetch, client } = await measure<{ fetch: number; client: number }>('count-promises.mjs');
    expect(client).toBeLessThanOrEqual(92);
    expect(client).toBeLessThan(fetch);
  });

  it('allocates at most 80 kB for a plain chat', async () => {
    const { client } = await measure<{ client: number }>('count-bytes.mjs');
    expect(client).toBeGreaterThan(10_000);
    expect(client).toBeLessThanOrEqual(80_000);
  });

  it('enters at most 30 files up to the first chunk of a streamed chat', async () => {
    const files = await measure<string[]>('count-files.mjs', '--import', 'tsx', '--conditions=hubkit-source');
    expect(files.length).toBeGreaterThan(10);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(30);
  });
});

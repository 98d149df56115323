import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './workspace.ts';

const run = promisify(execFile);

/** Timeout in ms of tests that start processes, which take their time on a busy machine. */
export const PROCESS_TIMEOUT_MS = 180_000;

/** Runs a fixture as a separate process and returns the JSON it prints. */
export async function measureCall<T>(name: string, ...options: string[]): Promise<T> {
  const { stdout } = await run(process.execPath, [...options, join(root, 'e2e/fixtures', name)], { cwd: root });
  return JSON.parse(stdout) as T;
}

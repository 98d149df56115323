import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { EMULATOR_HUB_TOKEN, emulatedModel, startEmulator } from '@hubkit/emulator';
import { afterAll, expect, it } from 'vitest';
import { TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const emulator = await startEmulator({ jobs: { queuedMs: 300, runningMs: 300 } });
afterAll(() => emulator.close());

/** Runs a fixture in a process of its own, and returns its output and the signal that ended it. */
function run(name: string, input: object): Promise<{ readonly stdout: string; readonly signal: string | undefined }> {
  const script = join(root, 'tests/e2e/fixtures', name);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, JSON.stringify(input)], { cwd: root, timeout: TIMEOUT_MS }, (error, stdout) =>
      resolve({ stdout, signal: error?.signal }),
    );
  });
}

it('resumes a job after the process that submitted it was killed', async () => {
  const { endpoints } = emulator;
  const token = EMULATOR_HUB_TOKEN;
  const { model } = emulatedModel('novita', 'text-to-video');
  const args = { provider: 'novita', model, inputs: 'A boat at sunset' };
  const first = await run('submit-job.mjs', { endpoints, token, args });
  expect(first.signal).toBe('SIGKILL');
  expect(first.stdout).not.toContain(token);
  const job = JSON.parse(first.stdout);
  const second = await run('resume-job.mjs', { endpoints, token, job });
  expect(second.signal).toBeUndefined();
  const result = JSON.parse(second.stdout);
  expect(result).toMatchObject({ type: 'video/mp4', size: expect.any(Number) });
  expect(result.size).toBeGreaterThan(100);
  const submissions = emulator.exchanges().filter(({ method }) => method === 'POST');
  expect(submissions).toHaveLength(1);
});

import { spawnSync } from 'node:child_process';

/** Runs a script with an interpreter, the script on standard input, and returns what it printed. */
export function run(
  command: 'python3' | 'sh',
  script: string,
  environment: Readonly<Record<string, string>> = {},
): string {
  const args = command === 'python3' ? ['-X', 'utf8', '-'] : ['-s'];
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    input: script,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...environment },
  });
  if (error)
    throw new Error(`These tests run ${command}, which could not be started. Install it and try again.`, {
      cause: error,
    });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}\n${script.slice(0, 2000)}`);
  return stdout;
}

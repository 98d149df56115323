import { spawnSync } from 'node:child_process';

type Environment = Readonly<Record<string, string>>;

/** Runs a shell script and returns its output. */
export const runShell = (script: string, environment?: Environment): string => run('sh', ['-s'], script, environment);

/** Runs a script with this Python and returns its output. */
export const runPython = (command: string, script: string, environment?: Environment): string =>
  run(command, ['-X', 'utf8', '-'], script, environment);

function run(command: string, args: readonly string[], script: string, environment: Environment = {}): string {
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

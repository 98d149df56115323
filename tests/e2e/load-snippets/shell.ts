import { spawnSync } from 'node:child_process';

/** Reads a shell snippet without running it; returns the syntax error, or undefined. */
export function checkShell(source: string): string | undefined {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: source, encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim();
}

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Variables that choose a service or a folder: without them, the emulator responds and nothing of the developer is read. */
const LEFT_OUT = /^(HF_|HUBKIT_|XDG_|OPENAI_)|_(KEY|TOKEN)$/;

/** Runs the lines of a shell file in an empty folder, with the built `hubkit` and without a token, and returns what they print. */
export async function runCommands(file: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'hubkit-commands-'));
  const [bin, folder] = ['bin', 'folder'].map((name) => join(home, name)) as [string, string];
  mkdirSync(bin);
  mkdirSync(folder);
  symlinkSync(join(root, 'packages/cli/bin/hubkit.js'), join(bin, 'hubkit'));
  const kept = Object.entries(process.env).filter(([name]) => !LEFT_OUT.test(name));
  const env = { ...Object.fromEntries(kept), HOME: home, PATH: `${bin}:${process.env.PATH}` };
  try {
    const { stdout } = await promisify(execFile)('bash', ['-e', file], { cwd: folder, env, timeout: SLOW_TIMEOUT_MS });
    return stdout;
  } finally {
    rmSync(home, { recursive: true });
  }
}

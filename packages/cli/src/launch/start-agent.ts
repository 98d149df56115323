import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { constants, homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CliError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import type { Agent, AgentFile, AgentStart } from './agent.ts';

/** Runs the program of an agent with the streams of this process, and returns its exit code. */
export function startAgent(
  { program, label, install }: Agent,
  { variables, words }: Pick<AgentStart, 'variables' | 'words'>,
  io: Io,
): Promise<number> {
  const isProcess = io.stdout === process.stdout;
  return new Promise((resolveCode, reject) => {
    const child = spawn(program, words, {
      cwd: io.cwd,
      env: { ...(isProcess ? process.env : io.env), ...variables },
      // An agent needs the terminal itself.
      stdio: isProcess ? 'inherit' : 'pipe',
      shell: process.platform === 'win32',
    });
    child.on('error', (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT';
      const message = isMissing
        ? `${label} is not installed: there is no program \`${program}\`. Install it with \`${install}\`.`
        : `Cannot run ${program}: ${describeReason(cause)}.`;
      reject(new CliError(message, { cause }));
    });
    child.on('close', (code, signal) => resolveCode(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    if (!child.stdin || !child.stdout || !child.stderr) return;
    child.stdin.on('error', () => {});
    io.stdin.pipe(child.stdin);
    child.stdout.pipe(io.stdout, { end: false });
    child.stderr.pipe(io.stderr, { end: false });
  });
}

/** Writes the settings of an agent. Returns the path; undefined where they were there already. */
export async function writeSettings({ path, update }: AgentFile, io: Io): Promise<string | undefined> {
  const home = io.env.HOME ?? homedir();
  const file = path.startsWith('~/') ? join(home, path.slice(2)) : resolve(io.cwd, path);
  const before = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw new CliError(`${file} cannot be read: ${describeReason(cause)}.`, { cause });
  });
  let content: string | undefined;
  try {
    content = update(before);
  } catch (cause) {
    throw new CliError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  if (content === undefined) return;
  const { makeFolder } = await import('@hubkit/inference/node');
  await makeFolder(dirname(file));
  await writeFile(file, content);
  return file;
}

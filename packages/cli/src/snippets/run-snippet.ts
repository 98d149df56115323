import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { checkImports, ownPackagesHook } from './node-packages.ts';

/** A program to run. */
export interface Program {
  readonly language: string;
  readonly content: string;
  /** The command that installs its dependencies. */
  readonly install?: string | undefined;
}

/** Interpreters that read a program from standard input. */
const INTERPRETERS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  js: [process.execPath, '--import', ownPackagesHook(), '--input-type=module', '-'],
  sh: ['bash', '-s'],
  python: ['python3', '-'],
};

/** Runs a snippet in the current folder and passes its output on. Throws a CliError if it fails. */
export async function runSnippet(
  { language, content, install }: Program,
  environment: Readonly<Record<string, string>>,
  io: Io,
): Promise<void> {
  const interpreter = Object.hasOwn(INTERPRETERS, language) ? INTERPRETERS[language] : undefined;
  if (interpreter === undefined) {
    throw new UsageError(`--run does not support ${language}. Supported: ${Object.keys(INTERPRETERS).join(', ')}.`);
  }
  if (language === 'js') checkImports(content, io.cwd);
  const [command, ...args] = interpreter;
  const child = spawn(command, args, { cwd: io.cwd, env: { ...io.env, ...environment }, signal: io.signal });
  child.stdout.pipe(io.stdout, { end: false });
  child.stderr.pipe(io.stderr, { end: false });
  // A program that fails early may not read all of its input.
  child.stdin.on('error', () => {});
  child.stdin.end(content);
  const [code] = await once(child, 'close').catch((cause: NodeJS.ErrnoException) => {
    io.signal.throwIfAborted();
    if (cause.code === 'ENOENT')
      throw new CliError(`--run requires ${command}. Install it, or print the snippet.`, { cause });
    throw cause;
  });
  if (code === 0) return;
  const advice = install === undefined ? '' : ` If a package is missing, install it: ${install}`;
  throw new CliError(`The snippet exited with ${code}.${advice}`);
}

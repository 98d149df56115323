import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** A program to run. */
export interface Program {
  readonly language: string;
  readonly content: string;
  /** The command that installs its dependencies. */
  readonly install?: string | undefined;
}

const own = '@hubkit/';

/** Throws if a program imports packages that are not installed for the folder in which it runs. */
export function checkImports(program: string, folder: string): void {
  const missing = [...new Set(findPackages(program))].filter(
    (name) => !name.startsWith(own) && !isInstalled(name, folder),
  );
  if (missing.length === 0) return;
  const names = missing.join(' ');
  throw new CliError(
    `The program imports ${missing.join(' and ')}, which ${missing.length > 1 ? 'are' : 'is'} not installed here. ` +
      `Install with \`npm install ${names}\`, or print the program without --run.`,
  );
}

/** Returns a module for Node's `--import`: packages of this project are found beside the command, too. */
export function ownPackagesHook(): string {
  const resolve =
    `export const resolve = (name, context, next) => next(name, context).catch((error) => {` +
    ` if (!name.startsWith(${JSON.stringify(own)})) throw error;` +
    ` return next(name, { ...context, parentURL: ${JSON.stringify(import.meta.url)} }); });`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(asUrl(resolve))});`;
  return asUrl(register);
}

function asUrl(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** The names of the packages that a program imports. */
function findPackages(program: string): readonly string[] {
  const specifiers = [...program.matchAll(/^\s*import\b[^"'\n]*["']([^"']+)["']/gm)].map(
    ([, specifier = '']) => specifier,
  );
  return specifiers
    .filter((specifier) => !/^[./]/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

function isInstalled(name: string, folder: string): boolean {
  if (existsSync(join(folder, 'node_modules', name))) return true;
  const above = dirname(folder);
  return above !== folder && isInstalled(name, above);
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

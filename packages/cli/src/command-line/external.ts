import { spawn } from 'node:child_process';
import { constants as files } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { CliError } from './errors.ts';

/** Begin of the names of programs that add commands: `hubkit-review` is `hubkit review`. */
const PREFIX = 'hubkit-';

/** Extensions of programs, where names need one. */
const EXTENSIONS = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];

/** Finds the program of a command in the folders of `PATH`; undefined if there is none. */
export async function findExternal(name: string, { env }: Pick<Io, 'env'>): Promise<string | undefined> {
  // Neither a path nor an option.
  if (!/^[a-z0-9][\w-]*$/i.test(name)) return;
  for (const folder of parseFolders(env)) {
    for (const extension of EXTENSIONS) {
      const file = join(folder, PREFIX + name + extension);
      const isThere = await access(file, files.X_OK).then(
        () => true,
        () => false,
      );
      if (isThere) return file;
    }
  }
  return;
}

/** Lists the names of the commands that programs in the folders of `PATH` add. */
export async function externalNames({ env }: Pick<Io, 'env'>): Promise<readonly string[]> {
  const lists = await Promise.all(parseFolders(env).map((folder) => readdir(folder).catch(() => [])));
  const names = lists.flat().filter((name) => name.startsWith(PREFIX));
  return [...new Set(names.map((name) => name.slice(PREFIX.length).replace(/\.(?:exe|cmd|bat)$/i, '')))].sort();
}

/** Runs the program of a command with the streams of this process, and returns its exit code. */
export function runExternal(file: string, words: readonly string[], io: Io): Promise<number> {
  const isProcess = io.stdout === process.stdout;
  return new Promise((resolve, reject) => {
    const child = spawn(file, words, {
      cwd: io.cwd,
      // That of the shell: a token of `hubkit login` stays here.
      env: isProcess ? process.env : { ...io.env },
      // Programs at a terminal need the terminal itself.
      stdio: isProcess ? 'inherit' : 'pipe',
      // Scripts of Windows run in its shell.
      shell: /\.(?:cmd|bat)$/i.test(file),
    });
    child.on('error', (cause) =>
      reject(new CliError(`Cannot run ${file}: ${describeReason(cause)}. Is it a program?`, { cause })),
    );
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    if (!child.stdin || !child.stdout || !child.stderr) return;
    child.stdin.on('error', () => {});
    io.stdin.pipe(child.stdin);
    child.stdout.pipe(io.stdout, { end: false });
    child.stderr.pipe(io.stderr, { end: false });
  });
}

function parseFolders({ PATH = '' }: Io['env']): readonly string[] {
  return PATH.split(delimiter).filter((folder) => folder !== '');
}

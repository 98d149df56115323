import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { promptsFolder } from '../settings/places.ts';

/** A prompt under a name: a Jinja template, such as `Translate into {{ language }}: {{ input }}`. */
export interface SavedPrompt {
  readonly name: string;
  readonly text: string;
}

const ENDING = '.jinja';

/** Names are those of files, on every system. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u;

/** Saves a prompt. Returns its file. Throws for a name that is taken, unless `isForced`. */
export async function savePrompt({ name, text }: SavedPrompt, isForced: boolean, io: Io): Promise<string> {
  if (!NAME.test(name)) {
    throw new UsageError(`"${name}" cannot be the name of a prompt: use letters, digits, - and _, such as translate.`);
  }
  const folder = promptsFolder(io.env);
  if (folder === undefined) throw new CliError('There is no home folder for prompts: set HUBKIT_CONFIG to a file.');
  const file = join(folder, name + ENDING);
  try {
    await makePrivateFolder(folder);
    await writeFile(file, `${text.trimEnd()}\n`, { mode: 0o600, flag: isForced ? 'w' : 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new UsageError(`There is a prompt ${name} already. Choose another name, or add --force to replace it.`);
    }
    throw new CliError(`Cannot write ${file}: ${describeReason(cause)}.`, { cause });
  }
  return file;
}

/** Lists the prompts by name; empty without any. */
export async function listPrompts(io: Io): Promise<readonly SavedPrompt[]> {
  const names = await promptNames(io);
  return Promise.all(names.map((name) => readPromptFile(name, io)));
}

/** The names of the prompts, sorted. */
export async function promptNames({ env }: Pick<Io, 'env'>): Promise<readonly string[]> {
  const folder = promptsFolder(env);
  const files = folder === undefined ? [] : await readdir(folder).catch(() => []);
  return files
    .flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []))
    .filter((name) => NAME.test(name))
    .sort((a, b) => a.localeCompare(b));
}

/** Finds a prompt; throws with the closest name for one that does not exist. */
export async function findPrompt(name: string, io: Io): Promise<SavedPrompt> {
  const names = await promptNames(io);
  if (names.includes(name)) return readPromptFile(name, io);
  const { closest } = await import('@hubkit/task-types/closest');
  const near = closest(name, names);
  const advice = near === undefined ? '`hubkit prompts list` lists them.' : `Did you mean ${near}?`;
  throw new UsageError(`There is no prompt "${name}". ${advice}`);
}

/** Deletes a prompt. */
export async function removePrompt({ name }: SavedPrompt, io: Io): Promise<void> {
  await rm(join(promptsFolder(io.env) ?? '', name + ENDING));
}

async function readPromptFile(name: string, { env }: Pick<Io, 'env'>): Promise<SavedPrompt> {
  const file = join(promptsFolder(env) ?? '', name + ENDING);
  try {
    return { name, text: (await readFile(file, 'utf8')).trimEnd() };
  } catch (cause) {
    throw new CliError(`Cannot read ${file}: ${describeReason(cause)}.`, { cause });
  }
}

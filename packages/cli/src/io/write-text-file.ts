import { writeFile } from 'node:fs/promises';
import { CliError } from '../command-line/errors.ts';
import { describeReason } from './file-error.ts';

/** Writes a file that an option names. @throws {CliError} With the option and the reason. */
export async function writeTextFile(path: string, text: string, flag: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (cause) {
    throw new CliError(`${flag}: cannot write ${path}: ${describeReason(cause)}.`, { cause });
  }
}

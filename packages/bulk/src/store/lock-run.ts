import { BulkError } from '../contract/errors.ts';
import { openDatabase } from './open-database.ts';

/**
 * Locks a run for this process. An open SQLite transaction holds a file lock, which the operating system releases
 * when the process exits or is killed.
 *
 * @returns A function that unlocks.
 * @throws {BulkError} `BUSY` if another process holds it.
 */
export async function lockRun(path: string, output: string): Promise<() => void> {
  const database = await openDatabase(path);
  try {
    database.exec('begin exclusive');
  } catch (cause) {
    database.close();
    if ((cause as { readonly errcode?: number }).errcode !== 5) throw cause;
    throw new BulkError(
      'BUSY',
      `Another process works on ${output}. Stop it with \`hubkit bulk stop ${output}\`, or choose another output.`,
      { cause },
    );
  }
  return () => database.close();
}

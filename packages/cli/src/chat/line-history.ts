import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { readConfig } from '../settings/config.ts';
import { dataFolder } from '../settings/places.ts';

/** Number of lines that are kept. */
export const HISTORY_SIZE = 1000;

/** The lines typed in earlier conversations. */
export interface LineHistory {
  /** The newest line first. */
  readonly lines: readonly string[];
  add(line: string): void;
  /** Waits until all lines are written. */
  flush(): Promise<void>;
}

/** Opens the history of typed lines, readable only by its owner; undefined where conversations are not kept. */
export async function openHistory(io: Io): Promise<LineHistory | undefined> {
  const folder = dataFolder(io.env);
  if (folder === undefined || (await readConfig(io)).log === 'off') return undefined;
  const file = join(folder, 'history');
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  if (lines.length > 2 * HISTORY_SIZE) {
    await writeFile(file, `${lines.slice(-HISTORY_SIZE).join('\n')}\n`, { mode: 0o600 }).catch(() => {});
  }
  let last = makePrivateFolder(dirname(file)).then(
    () => {},
    () => {},
  );
  return {
    lines: lines.slice(-HISTORY_SIZE).reverse(),
    add(line) {
      if (line.trim() === '') return;
      // A history that cannot be written must not end a conversation.
      last = last.then(() => appendFile(file, `${line}\n`, { mode: 0o600 })).catch(() => {});
    },
    flush: () => last,
  };
}

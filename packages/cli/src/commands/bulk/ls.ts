import { type Dirent, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand, optional } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { describeReason } from '../../io/file-error.ts';
import { note, print } from '../../io/print.ts';
import { counted } from '../../listing/counted.ts';
import { printJson } from '../../listing/print-listing.ts';

/** The end of the folder that keeps the state of a run. */
const SUFFIX = '.bulk';

export const ls = defineCommand({
  name: 'ls',
  summary: 'list the runs whose outputs are in a folder',
  arguments: { folder: optional('folder', 'folder of the outputs (default: the working folder)') },
  options: {},
  examples: [{ line: 'hubkit bulk ls', about: 'runs in this folder, with the rows that are done' }],
  async run({ folder = '.', json: isJson }, io) {
    const { withRun } = await import('../../bulk/open-existing.ts');
    const names = readEntries(join(io.cwd, folder), folder)
      .filter((entry) => entry.isDirectory() && entry.name.endsWith(SUFFIX))
      .map(({ name }) => join(folder, name.slice(0, -SUFFIX.length)))
      .sort();
    const runs = [];
    for (const output of names) runs.push({ output, ...(await withRun(output, io, (store) => store.totals())) });
    if (isJson) await printJson(io, runs);
    else if (runs.length === 0) await note(io, `hubkit: no run has its output in ${resolve(io.cwd, folder)}`);
    else
      for (const { output, done, dead, rows } of runs)
        await print(io, `${output}: ${done} of ${counted(rows, 'row')} done${dead > 0 ? `, ${dead} failed` : ''}\n`);
    return EXIT.done;
  },
});

function readEntries(path: string, folder: string): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (cause) {
    throw new UsageError(`Cannot list ${folder}: ${describeReason(cause)}.`, { cause });
  }
}

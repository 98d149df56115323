import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { flag, text } from '../../command-line/option.ts';
import { print } from '../../io/print.ts';

const exportCommand = defineCommand({
  name: 'export',
  summary: 'write the results of a run to another file or format',
  details: 'Writes the rows that are done by now, also while the run goes on.',
  arguments: { output: required('output', 'output file of the run') },
  options: {
    to: text('--to <name>', 'file to write: .jsonl, .csv, .tsv or .parquet, the texts also with .gz'),
    force: flag('--force', 'replace an existing file'),
  },
  examples: [{ line: 'hubkit bulk export labels.jsonl --to labels.parquet', about: 'the same results as Parquet' }],
  async run({ output, to, force: isForced, json: isJson }, io) {
    if (to === undefined) throw new UsageError('No file to write. Name one with --to, such as --to out.parquet.');
    const path = resolve(io.cwd, to);
    if (existsSync(path) && !isForced)
      throw new UsageError(`${to} already exists. Choose another name, or add --force.`);
    const [{ exportResults }, { withRun }] = await Promise.all([
      import('@hubkit/bulk'),
      import('../../bulk/open-existing.ts'),
    ]);
    const count = await withRun(output, io, (store) => {
      const column = store.run()?.settings.outputColumn;
      return exportResults(store, path, typeof column === 'string' ? column : 'output');
    });
    await print(io, isJson ? `${JSON.stringify({ file: to, rows: count })}\n` : `${count} rows written to ${to}\n`);
    return EXIT.done;
  },
});

// `export` is a word of the language.
export { exportCommand as export };

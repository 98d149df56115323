import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readJoin } from '../../bulk/read-options.ts';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { choice, flag, text } from '../../command-line/option.ts';
import { print } from '../../io/print.ts';
import { counted } from '../../listing/counted.ts';

const exportCommand = defineCommand({
  name: 'export',
  summary: 'write the results of a run to another file or format',
  details: 'Writes the rows that are done by now, also while the run goes on.',
  arguments: { output: required('output', 'output file of the run') },
  options: {
    file: {
      ...text('-o, --output <name>', 'file to write: .jsonl, .csv, .tsv or .parquet, the texts also with .gz'),
      formerly: '--to',
    },
    column: text('--output-column <name>', 'column for the output (default: that of the run)'),
    join: {
      flags: '--join <columns>',
      about: 'columns of the input beside the output: all, none, or names such as id,text (default: that of the run)',
      parse: readJoin,
    },
    order: choice('--order <order>', 'input: that of the input; done: as rows are done (default: that of the run)', [
      'input',
      'done',
    ]),
    force: flag('--force', 'replace an existing file'),
  },
  examples: [
    { line: 'hubkit bulk export labels.jsonl -o labels.parquet', about: 'the same results as Parquet' },
    { line: 'hubkit bulk export labels.jsonl -o labels.csv --join id', about: 'two columns: id and output' },
  ],
  async run({ output, file: to, column, join, order, force: isForced, json: isJson }, io) {
    if (to === undefined) throw new UsageError('No file to write. Name one with --output, such as -o out.parquet.');
    const path = resolve(io.cwd, to);
    if (existsSync(path) && !isForced)
      throw new UsageError(`${to} already exists. Choose another name, or add --force.`);
    const [{ exportResults }, { withRun }] = await Promise.all([
      import('@hubkit/bulk'),
      import('../../bulk/open-existing.ts'),
    ]);
    const count = await withRun(output, io, (store) => exportResults(store, path, { column, join, order }));
    await print(
      io,
      isJson ? `${JSON.stringify({ file: to, rows: count })}\n` : `${counted(count, 'row')} written to ${to}\n`,
    );
    return EXIT.done;
  },
});

// `export` is a word of the language.
export { exportCommand as export };

import { resolve } from 'node:path';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const rm = defineCommand({
  name: 'rm',
  summary: 'remove the state of a run; its output stays',
  details: 'The run cannot be resumed after this. The output, the failed rows and the generated files are kept.',
  arguments: { output: required('output', 'output file of the run') },
  options: {},
  examples: [{ line: 'hubkit bulk rm labels.jsonl', about: 'remove labels.jsonl.bulk' }],
  async run({ output, json: isJson }, io) {
    const { removeRun } = await import('@hubkit/bulk');
    await removeRun(resolve(io.cwd, output));
    if (isJson) await printJson(io, { output, removed: `${output}.bulk` });
    else await print(io, `${output}.bulk is removed\n`);
    return EXIT.done;
  },
});

import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const pause = defineCommand({
  name: 'pause',
  summary: 'start no more rows of a run',
  arguments: { output: required('output', 'output file of the run') },
  options: {},
  examples: [{ line: 'hubkit bulk pause labels.jsonl', about: 'start no more rows of a run' }],
  async run({ output, json: isJson }, io) {
    const { holdRun } = await import('../../bulk/open-existing.ts');
    const isHeld = await holdRun(output, io, 'pause');
    if (isJson) await printJson(io, { output, state: isHeld ? 'pausing' : 'done' });
    else await print(io, `${output}: ${isHeld ? 'pausing; rows under way end first' : 'all rows are done already'}\n`);
    return EXIT.done;
  },
});

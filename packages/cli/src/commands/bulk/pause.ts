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
    const { withRun } = await import('../../bulk/open-existing.ts');
    await withRun(output, io, (store) => store.setControl('pause'));
    if (isJson) await printJson(io, { output, state: 'pausing' });
    else await print(io, `${output}: pausing; rows under way end first\n`);
    return EXIT.done;
  },
});

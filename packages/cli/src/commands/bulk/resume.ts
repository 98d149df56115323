import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const resume = defineCommand({
  name: 'resume',
  summary: 'start rows of a paused run again',
  arguments: { output: required('output', 'output file of the run') },
  options: {},
  examples: [{ line: 'hubkit bulk resume labels.jsonl', about: 'start rows of a paused run again' }],
  async run({ output, json: isJson }, io) {
    const { withRun } = await import('../../bulk/open-existing.ts');
    await withRun(output, io, (store) => store.setControl('run'));
    if (isJson) await printJson(io, { output, state: 'running' });
    else await print(io, `${output}: resumed\n`);
    return EXIT.done;
  },
});

import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const stop = defineCommand({
  name: 'stop',
  summary: 'end a run after the rows under way',
  arguments: { output: required('output', 'output file of the run') },
  options: {},
  examples: [{ line: 'hubkit bulk stop labels.jsonl', about: 'end a run after the rows under way' }],
  async run({ output, json: isJson }, io) {
    const { holdRun } = await import('../../bulk/open-existing.ts');
    const isHeld = await holdRun(output, io, 'stop');
    if (isJson) await printJson(io, { output, state: isHeld ? 'stopping' : 'done' });
    else
      await print(
        io,
        `${output}: ${isHeld ? 'stopping; rows under way end first, the same command resumes it' : 'all rows are done already'}\n`,
      );
    return EXIT.done;
  },
});

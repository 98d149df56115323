import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT, UsageError } from '../../command-line/errors.ts';
import { parseNumber } from '../../command-line/option.ts';
import { printText } from '../../io/print.ts';

export const show = defineCommand({
  name: 'show',
  summary: 'show a row of a run: input, output, every request',
  arguments: {
    output: required('output', 'output file of the run'),
    row: required('row', 'number of the row, from 1'),
  },
  options: {},
  examples: [{ line: 'hubkit bulk show labels.jsonl 7', about: 'everything about the seventh row' }],
  async run({ output, row, json: isJson }, io) {
    const { withRun } = await import('../../bulk/open-existing.ts');
    const seq = rowNumber(row);
    const found = await withRun(output, io, (store) => store.row(seq));
    if (!found) throw new UsageError(`${output} has no row ${seq}.`);
    await printText(io, `${JSON.stringify(found, null, isJson ? 0 : 2)}\n`);
    return EXIT.done;
  },
});

function rowNumber(text: string): number {
  try {
    return parseNumber(text, { min: 1, isInteger: true });
  } catch (error) {
    throw new UsageError(`<row> ${(error as Error).message}.`, { cause: error });
  }
}

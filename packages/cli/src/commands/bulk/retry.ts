import { resolve } from 'node:path';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { text } from '../../command-line/option.ts';
import { print } from '../../io/print.ts';
import { printJson } from '../../listing/print-listing.ts';

export const retry = defineCommand({
  name: 'retry',
  summary: 'make failed rows of a run wait again',
  details: 'The next `hubkit bulk run` with the command of before calls them again.',
  arguments: { output: required('output', 'output file of the run') },
  options: { only: text('--only <codes>', 'only rows with these failures, such as timeout,server-error') },
  examples: [{ line: 'hubkit bulk retry labels.jsonl --only timeout', about: 'call rows again that timed out' }],
  async run({ output, only, json: isJson }, io) {
    const { retryFailed } = await import('@hubkit/bulk');
    const codes = only?.split(',').map((code) => code.trim());
    const count = await retryFailed(resolve(io.cwd, output), codes);
    if (isJson) await printJson(io, { output, rows: count });
    else await print(io, `${retryText(count)}\n`);
    return EXIT.done;
  },
});

function retryText(rows: number): string {
  if (rows === 0) return 'no failed rows to call again';
  return `${rows === 1 ? '1 failed row waits' : `${rows} failed rows wait`} again: repeat the \`hubkit bulk run\` command`;
}

import { formatDollars } from '../../chat/usage.ts';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { print } from '../../io/print.ts';
import { counted } from '../../listing/counted.ts';

/** Time in ms between two lines. */
const PERIOD_MS = 1000;

export const watch = defineCommand({
  name: 'watch',
  summary: 'follow a run of another process until no row is left',
  arguments: { output: required('output', 'output file of the run') },
  options: {},
  examples: [{ line: 'hubkit bulk watch labels.jsonl', about: 'a line whenever something has changed' }],
  async run({ output, json: isJson }, io) {
    const { withRun } = await import('../../bulk/open-existing.ts');
    await withRun(output, io, async (store) => {
      let shown = '';
      for (;;) {
        io.signal.throwIfAborted();
        const totals = store.totals();
        const { rows, done, dead, claimed, cost } = totals;
        const line = isJson
          ? `${JSON.stringify({ output, ...totals })}\n`
          : `${done} of ${counted(rows, 'row')} done, ${dead} failed, ${claimed} under way${cost > 0 ? `, ${formatDollars(cost)}` : ''}\n`;
        if (line !== shown) await print(io, line);
        shown = line;
        if (rows > 0 && done + dead === rows) return;
        await new Promise((resolve) => setTimeout(resolve, PERIOD_MS));
      }
    });
    return EXIT.done;
  },
});

import { formatDollars } from '../../chat/usage.ts';
import { defineCommand, required } from '../../command-line/command.ts';
import { EXIT } from '../../command-line/errors.ts';
import { flag } from '../../command-line/option.ts';
import { print } from '../../io/print.ts';

export const status = defineCommand({
  name: 'status',
  summary: 'show how far a run is, and what failed',
  arguments: { output: required('output', 'output file of the run') },
  options: { json: flag('--json', 'print one line of JSON') },
  examples: [{ line: 'hubkit bulk status labels.jsonl', about: 'rows, requests, tokens and failures' }],
  async run({ output, json: isJson }, io) {
    const { withRun } = await import('../../bulk/open-existing.ts');
    const found = await withRun(output, io, (store) => ({ ...store.totals(), failures: store.failures() }));
    if (isJson) {
      await print(io, `${JSON.stringify(found)}\n`);
      return EXIT.done;
    }
    const { failures, cost, ...totals } = found;
    const lines = [
      ...Object.entries(totals).map(([name, value]) => `${LABELS[name] ?? name}: ${value}`),
      `cost: ${cost === 0 ? 'none reported' : formatDollars(cost)}`,
      ...failures.map(({ code, count, example }) => `${count} × ${code}: ${example}`),
    ];
    await print(io, `${lines.join('\n')}\n`);
    return EXIT.done;
  },
});

const LABELS: Readonly<Record<string, string>> = {
  dead: 'failed',
  claimed: 'under way',
  lost: 'requests made again after an interruption',
  repeated: 'requests that repeated earlier ones',
  inputTokens: 'input tokens',
  cachedTokens: 'of these, from a cache',
  outputTokens: 'output tokens',
};

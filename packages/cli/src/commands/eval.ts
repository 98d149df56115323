import { readConcurrency } from '../bulk/read-options.ts';
import { defineCommand, required } from '../command-line/command.ts';
import { flag, number, text } from '../command-line/option.ts';
import { routeOptions } from '../connect/route-options.ts';

const limits = 'Limits:';
const results = 'Results:';

const evaluate = defineCommand({
  name: 'eval',
  summary: 'compare prompts and models over rows, with checks',
  details:
    'FILE is JSON with the members prompt (or messages), data (rows, or the path of a CSV or JSON Lines file), models and checks: ' +
    'exact, contains, regex, schema, judge, latency, cost, module. Batch in the workbench writes and opens the same file. ' +
    'Answers are kept: a second run calls only what has changed, and after Ctrl-C the same command continues.\n\n' +
    'Exit codes: 0 all passed or, with --baseline, no model passes fewer rows than before; 1 otherwise, or when calls failed; ' +
    '2 usage error, 3 the budget is used up, 130 stopped.',
  arguments: { file: required('file', 'evaluation in JSON') },
  options: {
    ...routeOptions,
    model: text('-m, --model <ids>', 'models in the place of those of the file, with commas between them'),
    provider: text('-p, --provider <id>', 'inference provider of models that name none: groq, fal-ai … or auto'),
    output: {
      ...text('-o, --output <file>', 'write the results as JSON Lines, such as for --baseline'),
      group: results,
    },
    baseline: { ...text('--baseline <file>', 'compare with the results of an earlier --output'), group: results },
    junit: { ...text('--junit <file>', 'write a JUnit report, which CI services show'), group: results },
    json: { ...flag('--json', 'print results and sums as one line of JSON'), group: results },
    limit: { ...number('--limit <rows>', 'only the first rows', { min: 1, isInteger: true }), group: limits },
    maxCost: {
      ...number('--max-cost <amount>', 'stop at this cost in dollars, as far as it is known', { min: 0 }),
      group: limits,
    },
    concurrency: {
      flags: '--concurrency <calls>',
      about: 'calls of a model at a time, or auto (default: auto)',
      parse: readConcurrency,
      group: limits,
    },
    rpm: { ...number('--rpm <requests>', 'requests per minute at each provider', { min: 1 }), group: limits },
    tpm: { ...number('--tpm <tokens>', 'tokens per minute at each provider', { min: 1 }), group: limits },
    cache: text('--cache <folder>', 'keep answers there (default: in the data folder of hubkit)'),
    fresh: flag('--new', 'call everything again, and keep the new answers'),
  },
  examples: [
    { line: 'hubkit eval capitals.json', about: 'run an evaluation' },
    {
      line: 'hubkit eval capitals.json -m meta-llama/Llama-3.1-8B-Instruct,openai/gpt-oss-20b',
      about: 'compare two models',
    },
    {
      line: 'hubkit eval capitals.json --baseline main.jsonl --junit report.xml',
      about: 'in CI: fail when a model got worse',
    },
    { line: 'hubkit eval capitals.json --limit 5 -o trial.jsonl', about: 'try five rows' },
  ],
  async run(args, io) {
    const { runEvaluation } = await import('../evaluate/run-evaluation.ts');
    return runEvaluation(args, io);
  },
});

// Strict code has no variable `eval`.
export { evaluate as eval };

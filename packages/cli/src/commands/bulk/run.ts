import {
  readAnswerTokens,
  readConcurrency,
  readCount,
  readErrors,
  readJoin,
  readTime,
} from '../../bulk/read-options.ts';
import { defineCommand, required } from '../../command-line/command.ts';
import { UsageError } from '../../command-line/errors.ts';
import { choice, flag, grouped, list, number, text } from '../../command-line/option.ts';
import { routeOptions } from '../../connect/route-options.ts';
import { readPrice } from '../../models/model-price.ts';

export const run = defineCommand({
  name: 'run',
  summary: 'run a task over the rows of a file',
  details:
    'The input is a file (.jsonl, .csv, .tsv, .parquet, also .gz) or - for standard input. Every row is one call; columns of the row are ' +
    'placed into the prompt by a template. Results are written in the order of the input, as the columns of the row and one more. ' +
    'The same command again resumes the run: rows that are done are not called again. Rows that fail for good are written to ' +
    '<output>.errors.jsonl, which can be the input of another run. The state is kept in <output>.bulk.\n\n' +
    'Exit codes: 0 all rows are done, 1 some rows failed, 2 usage error, 3 a budget is used up, 130 stopped.',
  arguments: { input: required('input', 'file with the rows; - is standard input') },
  options: {
    output: text('-o, --output <name>', 'output file: .jsonl, .csv, .tsv or .parquet, also with .gz'),
    task: {
      ...text('--task <task>', 'task of every row; `hubkit run --list` lists them (default: conversational)'),
      formerly: '-t',
    },
    json: flag('--json', 'print the summary as one line of JSON'),
    ...grouped('Model:', {
      ...routeOptions,
      provider: text(
        '-p, --provider <ids>',
        'inference provider, or several with commas: the next one is called when one fails',
      ),
    }),
    ...grouped('Prompt:', {
      prompt: text(
        '--prompt <template>',
        "prompt or input of a row, such as 'Classify: {{ text }}'; @FILE reads it from a file",
      ),
      system: text('-s, --system <template>', 'system message of a chat; @FILE reads it from a file'),
      image: text('-a, --image <template>', "image for the prompt: a path, URL or data URL, such as '{{ file }}'"),
      columns: {
        ...list(
          '--column <name=template>',
          "further argument of the call, such as 'parameters.top_k={{ k }}' (repeatable)",
        ),
        formerly: '-c',
      },
      map: text('--map <module>', 'module whose default export makes the arguments of a row'),
    }),
    ...grouped('Answer:', {
      schema: text(
        '--schema <file|fields>',
        "JSON Schema of the answers in a file, or fields such as 'label, stars int'; a wrong answer is sent back once",
      ),
      maxTokens: {
        flags: '--max-tokens <count>',
        about: 'maximum length of an answer, in tokens',
        parse: readAnswerTokens,
      },
      parameters: list('-P, --parameters <key=value>', 'argument of every call, such as seed=7 (repeatable)'),
    }),
    ...grouped('Input:', {
      format: choice('--format <format>', 'format of the input (default: by its extension)', [
        'jsonl',
        'csv',
        'tsv',
        'parquet',
      ]),
      encoding: text(
        '--encoding <name>',
        'encoding of a text, such as windows-1252 of spreadsheets (default: UTF-8, or UTF-16 with its mark)',
      ),
      id: text('--id <column>', 'column with unique names of the rows (default: id, where there is one)'),
    }),
    ...grouped('Output:', {
      outputColumn: text('--output-column <name>', 'column for the output (default: output)'),
      join: {
        flags: '--join <columns>',
        about: 'columns of the input beside the output: all, none, or names such as id,text (default: all)',
        parse: readJoin,
      },
      order: choice('--order <order>', 'input: that of the input; done: as rows are done (default: input)', [
        'input',
        'done',
      ]),
      force: flag('--force', 'replace an output file that no run has written'),
    }),
    ...grouped('Try it first:', {
      limit: number('--limit <rows>', 'only the first rows, for a trial', { min: 1, isInteger: true }),
      sample: number('--sample <rows>', 'only so many rows, chosen over the whole file, for a trial', {
        min: 1,
        isInteger: true,
      }),
      dryRun: flag('--dry-run', 'read and check the input, and estimate its tokens and price; no model is called'),
      price: {
        flags: '--price <in/out>',
        about:
          'dollars per million tokens in and out, such as 0.05/0.08, where the provider reports no cost (default: those that the hub lists)',
        parse: readPrice,
      },
    }),
    ...grouped('Speed:', {
      concurrency: {
        flags: '--concurrency <rows>',
        about: 'rows at a time, or auto (default: auto)',
        parse: readConcurrency,
      },
      rpm: number('--rpm <requests>', 'requests per minute at each provider', { min: 1 }),
      tpm: number('--tpm <tokens>', 'tokens per minute at each provider', { min: 1 }),
      attempts: number('--attempts <count>', 'failures after which a row is given up (default: 5)', {
        min: 1,
        isInteger: true,
      }),
    }),
    ...grouped('Budget:', {
      maxCost: number('--max-cost <amount>', 'stop at this cost in dollars, as far as it is known', { min: 0 }),
      maxTotalTokens: {
        flags: '--max-total-tokens <count>',
        about: 'stop at this number of tokens of the whole run, such as 50M',
        parse: readCount,
      },
      maxErrors: {
        flags: '--max-errors <rows>',
        about: 'stop when more rows failed: a number or a share such as 5%',
        parse: readErrors,
      },
      until: {
        flags: '--until <time>',
        about: 'start no row after this time, such as 2026-12-01T06:00',
        parse: readTime,
      },
      dedupe: flag('--dedupe', 'call once for all rows with the same arguments'),
      cache: text('--cache <folder>', 'keep answers there, and take them from there'),
    }),
    ...grouped('Run again:', {
      fresh: flag('--new', 'discard an earlier run of this output with its results'),
      allowChange: flag('--allow-change', 'resume with other settings, for the rows that are left'),
      durable: flag('--durable', 'wait for the disk at every commit, against power failures'),
    }),
    ...grouped('Batches and workers:', {
      batch: flag('--batch', 'send batches to the provider: about half the price, within a day'),
      batchForm: choice(
        '--batch-form <form>',
        'with --batch: form of the API (default: that of the provider, or openai)',
        ['openai', 'together', 'mistral', 'fireworks'],
      ),
      batchAccount: text(
        '--batch-account <id>',
        'with --batch: account at Fireworks (default: the only one of the key)',
      ),
      fallback: choice('--fallback <mode>', 'with --batch: call rows live that a batch did not process in time', [
        'live',
      ]),
      redis: text(
        '--redis <url>',
        'hand the rows to `hubkit bulk worker` processes through Redis, such as redis://10.0.0.5; needs HUBKIT_BULK_SECRET',
      ),
    }),
  },
  examples: [
    {
      line: "hubkit bulk run reviews.csv --prompt 'Positive or negative? {{ text }}' --max-tokens 5 -o labels.jsonl",
      about: 'label every review',
    },
    {
      line: "hubkit bulk run texts.jsonl --task text-classification --prompt '{{ text }}' -o classes.jsonl",
      about: 'classify every text',
    },
    { line: 'hubkit bulk status labels.jsonl', about: 'see how far a run is' },
  ],
  async run(args, io) {
    if (args.output === undefined)
      throw new UsageError('No output file. Name one with --output, such as -o out.jsonl.');
    const { runBulk } = await import('../../bulk/run-bulk.ts');
    return runBulk({ ...args, output: args.output }, io);
  },
});

import { readPrompt } from '../chat/read-prompt.ts';
import { formatDollars } from '../chat/usage.ts';
import { defineCommand, words } from '../command-line/command.ts';
import { CliError, EXIT, UsageError } from '../command-line/errors.ts';
import { flag, number } from '../command-line/option.ts';
import { routeOptions } from '../connect/route-options.ts';
import { note } from '../io/print.ts';
import { printJson, printSections } from '../listing/print-listing.ts';
import type { Racer } from '../race/run-race.ts';

const { endpoint: _endpoint, provider: _provider, ...options } = routeOptions;

export const race = defineCommand({
  name: 'race',
  summary: 'send a prompt to all providers of a model at once, and compare speed and cost',
  details:
    'While it runs, tokens per second are shown at the terminal. Each provider bills its answer. Tokens marked ≈ were counted by chunks, ' +
    'as the provider reported none.',
  arguments: { prompt: words('prompt', 'the message') },
  options: {
    ...options,
    maxTokens: number('--max-tokens <count>', 'longest answer in tokens (default 256)', { min: 1, isInteger: true }),
    json: flag('--json', 'print JSON'),
  },
  examples: [
    { line: 'hubkit race -m openai/gpt-oss-120b "Why is the sky blue?"', about: 'the fastest provider of a model' },
    { line: 'hubkit race -m openai/gpt-oss-120b "Name three rivers" --json', about: 'the figures as JSON' },
  ],
  async run(args, io) {
    const content = await readPrompt(args.prompt, [], io);
    if (typeof content !== 'string') throw new UsageError('A race takes text only.');
    const [{ connect }, { readModel }, { findPrices }, { costOfRacer, runRace, computeSpeed }] = await Promise.all([
      import('../connect/connect.ts'),
      import('../models/hub-models.ts'),
      import('../models/model-price.ts'),
      import('../race/run-race.ts'),
    ]);
    const connection = await connect({ ...args, provider: 'auto' }, { task: 'conversational', kind: 'text' }, io);
    try {
      const { target, options, status } = connection;
      const { model } = target;
      if (model === undefined) throw new UsageError('Name a model with --model.');
      const served = (await readModel(model, io)).providers;
      const providers = served.flatMap(({ provider, task, status: state }) =>
        provider !== undefined && task === 'conversational' && state !== 'error' ? [provider] : [],
      );
      if (providers.length === 0) throw new CliError(`No provider serves ${model} for chats.`);
      const onMove = (racers: readonly Racer[]) =>
        status.show(racers.map((racer) => `${racer.provider} ${Math.round(computeSpeed(racer))}`).join(' · '));
      const course = { model, providers, prompt: content, maxTokens: args.maxTokens ?? 256, onMove };
      const racers = await runRace({ ...course, accessToken: target.accessToken, options }, io);
      status.clear();
      const prices = await findPrices(model, options.endpoints?.router, io);
      const [first] = racers;
      const figures = racers.map((racer) => ({
        ...{
          provider: racer.provider,
          tokensPerSecond: computeSpeed(racer),
          firstMs: racer.firstMs,
          totalMs: racer.totalMs,
        },
        ...{ tokens: racer.tokens, isEstimated: !racer.isCounted, cost: costOfRacer(racer, prices[racer.provider]) },
        ...(racer.error !== undefined && { error: racer.error }),
      }));
      if (args.json) await printJson(io, figures);
      else await printSections(io, [{ rows: figures.map(createRow) }]);
      if (!first?.isDone) return EXIT.failed;
      await note(io, `hubkit: ${first.provider} is the fastest: hubkit chat -m ${model} -p ${first.provider}`);
      return EXIT.done;
    } finally {
      await connection.close();
    }
  },
});

interface Figures {
  readonly provider: string;
  readonly tokensPerSecond: number;
  readonly firstMs: number | undefined;
  readonly totalMs: number;
  readonly tokens: number;
  readonly isEstimated: boolean;
  readonly cost: number | undefined;
  readonly error?: string;
}

function createRow({ provider, tokensPerSecond, firstMs, totalMs, tokens, isEstimated, cost, error }: Figures) {
  if (error !== undefined) return [provider, `failed: ${error}`];
  return [
    provider,
    `${isEstimated ? '≈ ' : ''}${Math.round(tokensPerSecond)} tokens/s`,
    firstMs === undefined ? '' : `${(firstMs / 1000).toFixed(2)} s to first text`,
    `${(totalMs / 1000).toFixed(2)} s in all`,
    `${tokens} tokens`,
    cost === undefined ? 'no known price' : formatDollars(cost),
  ];
}

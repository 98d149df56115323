import type { InferenceSnippet } from '@hubkit/snippets';
import { defineCommand, required } from '../../command-line/command.ts';
import { CliError, EXIT, UsageError } from '../../command-line/errors.ts';
import { choice, flag, number, text } from '../../command-line/option.ts';
import { isObject } from '../../io/is-object.ts';
import { print } from '../../io/print.ts';
import { modelOptions, outputOptions } from '../../snippets/snippet-options.ts';

export const call = defineCommand({
  name: 'call',
  summary: 'print or run code that calls a model',
  details:
    'The code sends the same request as the client; keys are read from environment variables. Model details and ' +
    'provider model ids come from the hub if HF_TOKEN is set, otherwise from the emulator; --task and --tag describe a model ' +
    'that neither knows. A single snippet is printed without a heading, ready to run. With --run it is executed ' +
    'here, against the emulator unless HF_TOKEN (with --direct: the provider API key) is set.',
  arguments: { model: required('model', 'model on the hub, or its record as JSON or in a file') },
  options: {
    provider: text('-p, --provider <id>', 'inference provider; auto lets the hub choose'),
    language: choice('-l, --language <name>', 'only this language', ['python', 'js', 'sh']),
    client: { ...text('--client <name>', 'only this client, such as requests, openai or curl'), formerly: '-c' },
    stream: flag('--stream', 'stream the response'),
    direct: flag('--direct', 'call the provider directly, with a provider API key'),
    endpoint: text('--endpoint <url>', 'call an OpenAI-compatible server at this URL'),
    billTo: text('--bill-to <organization>', 'bill this hub organization'),
    inputs: text('-i, --inputs <text>', 'the input to show: a text, or JSON in the format of the task'),
    prompt: text('--prompt <text>', 'the message to send to a chat model'),
    temperature: number('-t, --temperature <number>', 'sampling temperature: 0 is the least random', {
      min: 0,
      max: 2,
    }),
    maxTokens: number('--max-tokens <count>', 'maximum length of the answer, in tokens', { min: 1, isInteger: true }),
    topP: number('--top-p <number>', 'sample only from the most likely tokens, up to this total probability', {
      min: 0,
      max: 1,
    }),
    ...modelOptions,
    ...outputOptions,
  },
  examples: [
    { line: 'hubkit snippet call meta-llama/Llama-3.1-8B-Instruct --provider groq', about: 'all snippets' },
    {
      line: 'hubkit snippet call meta-llama/Llama-3.1-8B-Instruct -p groq --client curl --stream --run',
      about: 'run one of them',
    },
    {
      line: 'hubkit snippet call acme/painter --task text-to-image -p fal-ai -l js',
      about: 'a model that is not published yet',
    },
    { line: 'hubkit snippet call model.json --json', about: 'a model record' },
  ],
  async run(args, io) {
    const [
      { readModel },
      { getInferenceSnippets },
      { checkChoice, onlyOne },
      { printSnippets },
      { snippetEnvironment },
    ] = await Promise.all([
      import('../../snippets/read-model.ts'),
      import('@hubkit/snippets'),
      import('../../snippets/choose-snippets.ts'),
      import('../../snippets/print-snippets.ts'),
      import('../../snippets/snippet-environment.ts'),
    ]);
    const { provider = 'auto', prompt, inputs } = args;
    const { model, mapping } = await readModel(args.model, args, io);
    const environment = args.run ? await snippetEnvironment({ ...args, provider }, io) : undefined;
    try {
      let failure: unknown;
      const all = getInferenceSnippets(
        model,
        provider,
        mapping.find((entry) => entry.provider === provider),
        {
          streaming: args.stream,
          directRequest: args.direct,
          endpointUrl: args.endpoint,
          billTo: args.billTo,
          ...(inputs !== undefined && { inputs: readInputs(inputs) }),
          messages: prompt === undefined ? undefined : [{ role: 'user', content: prompt }],
          temperature: args.temperature,
          max_tokens: args.maxTokens,
          top_p: args.topP,
          ...(environment?.endpoints && { endpoints: environment.endpoints }),
          logger: {
            error: (_message, error) => {
              failure = error;
            },
          },
        },
      ).map((snippet) => ({ ...snippet, name: formatName(snippet) }));
      if (all.length === 0 && failure !== undefined) throw failure;
      if (all.length === 0) throw new CliError(noSnippets(model));
      checkChoice({ flag: '--client', value: args.client, available: all.map(({ client }) => client) });
      const chosen = all.filter(
        ({ language, client }) => language === (args.language ?? language) && client === (args.client ?? client),
      );
      if (chosen.length === 0) {
        throw new UsageError(`No snippet matches. Available: ${all.map(({ name }) => name).join(', ')}.`);
      }
      if (environment) {
        const { runSnippet } = await import('../../snippets/run-snippet.ts');
        await runSnippet(onlyOne(chosen, '--language and --client'), environment.variables, io);
      } else if (args.json) {
        await print(io, `${JSON.stringify(chosen.map(({ name: _, ...snippet }) => snippet))}\n`);
      } else await printSnippets(chosen, io);
    } finally {
      await environment?.close();
    }
    return EXIT.done;
  },
});

function formatName({ language, client }: InferenceSnippet): string {
  return `${language} ${client}`;
}

/** Reads the input of a call from `--inputs`: a JSON object is the whole input, anything else its `inputs` field. */
function readInputs(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : { inputs: value };
  } catch {
    return { inputs: text };
  }
}

function noSnippets({
  id,
  pipeline_tag: task,
}: {
  readonly id: string;
  readonly pipeline_tag?: string | undefined;
}): string {
  return task === undefined
    ? `The task of ${id} is unknown. Set it with --task.`
    : `There are no snippets for ${id}, because there are none for ${task}.`;
}

import type { InferenceSnippet } from '@hubkit/snippets';
import { defineCommand, required } from '../command-line/command.ts';
import { CliError, EXIT, UsageError } from '../command-line/errors.ts';
import { choice, flag, number, text } from '../command-line/option.ts';
import { colorsFor } from '../io/colors.ts';
import { note, print } from '../io/print.ts';

export const snippets = defineCommand({
  name: 'snippets',
  summary: 'print code that calls a model',
  details:
    'The code sends the same request as the client; keys are read from environment variables. Model details and ' +
    'provider model ids come from the hub if HF_TOKEN is set, otherwise from the emulator. A single snippet is printed ' +
    'without a heading, so that it can be run as is.',
  arguments: { model: required('model', 'model on the hub') },
  options: {
    provider: text('-p, --provider <id>', 'inference provider; with auto the hub chooses'),
    language: choice('-l, --language <name>', 'only this language', ['python', 'js', 'sh']),
    client: text('-c, --client <name>', 'only this client, such as requests, openai or curl'),
    stream: flag('--stream', 'stream the response'),
    direct: flag('--direct', 'call the provider directly, with a provider API key'),
    endpoint: text('--endpoint <url>', 'call an OpenAI-compatible server at this URL'),
    billTo: text('--bill-to <organization>', 'bill this hub organization'),
    prompt: text('--prompt <text>', 'the message to send'),
    temperature: number('-t, --temperature <number>', 'sampling temperature: 0 is the least random', {
      min: 0,
      max: 2,
    }),
    maxTokens: number('--max-tokens <count>', 'maximum length of the answer, in tokens', { min: 1, isInteger: true }),
    topP: number('--top-p <number>', 'sample only from the most likely tokens, up to this total probability', {
      min: 0,
      max: 1,
    }),
    json: flag('--json', 'print the snippets as JSON'),
  },
  examples: [
    { line: 'hubkit snippets meta-llama/Llama-3.1-8B-Instruct --provider groq', about: 'all snippets' },
    {
      line: 'hubkit snippets meta-llama/Llama-3.1-8B-Instruct -p groq -c curl --stream | bash',
      about: 'run one of them',
    },
  ],
  async run(args, io) {
    const { lookUpModel } = await import('../snippets/look-up-model.ts');
    const { getInferenceSnippets } = await import('@hubkit/snippets');
    const { provider = 'auto', prompt } = args;
    const known = await lookUpModel(args.model, io);
    if (!known) await note(io, unknownNote(args.model, io.env.HF_TOKEN));
    const model = known?.model ?? { id: args.model, pipeline_tag: 'text-generation', tags: ['conversational'] };
    let refusal: unknown;
    const all = getInferenceSnippets(
      model,
      provider,
      known?.mapping.find((entry) => entry.provider === provider),
      {
        streaming: args.stream,
        directRequest: args.direct,
        endpointUrl: args.endpoint,
        billTo: args.billTo,
        messages: prompt === undefined ? undefined : [{ role: 'user', content: prompt }],
        temperature: args.temperature,
        max_tokens: args.maxTokens,
        top_p: args.topP,
        logger: {
          error: (_message, error) => {
            refusal = error;
          },
        },
      },
    );
    if (refusal !== undefined) throw refusal;
    if (all.length === 0) throw new CliError(`There are no snippets for ${args.model} (${model.pipeline_tag}) yet.`);
    const chosen = all.filter(
      ({ language, client }) => language === (args.language ?? language) && client === (args.client ?? client),
    );
    if (chosen.length === 0) {
      const more = provider === 'auto' && args.endpoint === undefined ? ' More are available with --provider.' : '';
      throw new UsageError(`No snippet matches. Available: ${all.map(nameOf).join(', ')}.${more}`);
    }
    const { bold } = colorsFor(io, io.stdout);
    const [only] = chosen;
    if (args.json) await print(io, `${JSON.stringify(chosen)}\n`);
    else if (only && chosen.length === 1) await print(io, ended(only.content));
    else await print(io, chosen.map((one) => `${bold(`=== ${nameOf(one)} ===`)}\n\n${ended(one.content)}`).join('\n'));
    return EXIT.done;
  },
});

function nameOf({ language, client }: InferenceSnippet): string {
  return `${language} ${client}`;
}

function ended(content: string): string {
  return content.endsWith('\n') ? content : `${content}\n`;
}

function unknownNote(model: string, token: string | undefined): string {
  const who = token ? 'the hub' : 'the built-in emulator';
  const advice = token ? ', or the token has no access to it' : '; set HF_TOKEN to look it up on the hub';
  return `hubkit: ${model} was not found by ${who}${advice}; the code assumes a chat model with this id`;
}

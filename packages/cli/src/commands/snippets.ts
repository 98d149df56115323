import type { InferenceSnippet } from '@hubkit/snippets';
import { defineCommand, required } from '../frame/command.ts';
import { CliError, EXIT, UsageError } from '../frame/errors.ts';
import { choice, flag, number, text } from '../frame/option.ts';
import { colorsFor } from '../io/colors.ts';
import { note, print } from '../io/print.ts';

export const snippets = defineCommand({
  name: 'snippets',
  summary: 'print code that calls a model',
  details:
    'The request in the code is the one that the client would send; keys stand in it as environment variables. What the ' +
    'model is, and who serves it under which name, is asked of the hub when HF_TOKEN is set, otherwise of the emulator. ' +
    'A single snippet is printed without a heading, so that it can be run as it is.',
  arguments: { model: required('model', 'model on the hub') },
  options: {
    provider: text('-p, --provider <id>', 'who runs the model; auto leaves the choice to the hub'),
    language: choice('-l, --language <name>', 'only this language', ['python', 'js', 'sh']),
    client: text('-c, --client <name>', 'only this client, such as requests, openai or curl'),
    stream: flag('--stream', 'read the answer piece by piece'),
    direct: flag('--direct', 'call the provider itself, with a key of its own'),
    endpoint: text('--endpoint <url>', 'call an OpenAI-compatible server at this address'),
    billTo: text('--bill-to <organization>', 'let an organization on the hub pay'),
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
      about: 'one of them, run at once',
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
      const more = provider === 'auto' && args.endpoint === undefined ? ' With --provider there are more.' : '';
      throw new UsageError(`There is no such snippet. There are: ${all.map(nameOf).join(', ')}.${more}`);
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
  const advice = token ? ', or does not show it to this token' : ', and HF_TOKEN is not set to ask the hub';
  return `hubkit: ${who} does not know ${model}${advice}; the code assumes a chat model under its own name`;
}

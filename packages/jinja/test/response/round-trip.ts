import { isDeepStrictEqual } from 'node:util';
import { applyChatTemplate, type TokenizerConfig } from '../../src/chat/index.ts';
import { deriveResponseTemplate, parseResponse, type ResponseTemplate } from '../../src/chat/response/index.ts';
import { TemplateError } from '../../src/engine/runtime/errors.ts';

/** A rendered message and the outcome of parsing it back. */
interface RoundTrip {
  readonly name: string;
  readonly text: string;
  readonly problem: string | undefined;
}

/** The round trips of one template. */
export interface Judgement {
  readonly template: ResponseTemplate | undefined;
  /** True if the template writes tool calls. */
  readonly rendersCalls: boolean;
  readonly cases: readonly RoundTrip[];
}

const user = { role: 'user', content: 'What is the weather like in Oslo?' };

export const tools = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'Gets the weather.',
      parameters: {
        type: 'object',
        properties: {
          city: { type: 'string', description: 'The city.' },
          days: { type: 'integer', description: 'How many days.' },
          metric: { type: 'boolean', description: 'The units.' },
          parts: { type: 'array', items: { type: 'string' }, description: 'The parts of the day.' },
        },
        required: ['city'],
      },
    },
  },
];

interface Call {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: object };
}

const call = (id: string, args: object): Call => ({
  id,
  type: 'function',
  function: { name: 'get_weather', arguments: args },
});

const inOslo = { city: 'Oslo, "N"', days: 3, metric: true, parts: ['noon', 'night'] };
const inRome = { city: 'Rome', days: 0 };
const REASONING = 'The user wants the weather. 1 < 2.';
const CONTENT = 'It is **sunny** in Oslo:\n\n- 21 °C';

interface Written {
  readonly content: string;
  readonly reasoning?: string;
  readonly calls?: readonly Call[];
}

const MESSAGES: Readonly<Record<string, Written>> = {
  content: { content: CONTENT },
  'one call': { content: '', calls: [call('abcdefgh1', inOslo)] },
  'two calls': { content: '', calls: [call('abcdefgh1', inOslo), call('abcdefgh2', inRome)] },
  'content and a call': { content: 'Let me look.', calls: [call('abcdefgh1', inRome)] },
  'reasoning and content': { content: CONTENT, reasoning: REASONING },
  'reasoning and a call': { content: '', reasoning: REASONING, calls: [call('abcdefgh1', inRome)] },
};

/** Writes messages by a chat template, and reads them back by the response template that is derived from it. */
export function judge(chatTemplate: string): Judgement {
  // As a configuration, which keeps its compiled template for the next of many renders.
  const source = { chat_template: chatTemplate };
  let template: ResponseTemplate;
  try {
    template = deriveResponseTemplate(source);
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return { template: undefined, rendersCalls: false, cases: [] };
  }
  const cases = Object.entries(MESSAGES).flatMap(([name, message]) => roundTrip(source, template, name, message));
  return { template, rendersCalls: cases.some(({ name }) => name.includes('call')), cases };
}

/** Empty where the template does not write this kind of message. */
function roundTrip(source: TokenizerConfig, template: ResponseTemplate, name: string, message: Written): RoundTrip[] {
  const written = write(source, message);
  if (!written) return [];
  const { prefix, text } = written;
  // Some templates write what is said before a call as reasoning: the text does not tell which it was.
  const asReasoning =
    message.calls && message.content && write(source, { ...message, content: '', reasoning: message.content });
  if (asReasoning && asReasoning.text === text) return [];
  // A prompt may have more than the history, such as the mark that opens reasoning.
  const problems = [prefix, written.prompt].map((before) => read(template, message, text, before));
  return [{ name, text, problem: problems.includes(undefined) ? undefined : problems[0] }];
}

function read(template: ResponseTemplate, message: Written, text: string, prefix: string): string | undefined {
  try {
    return difference(message, parseResponse(template, text, { prefix, tools }), text);
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return error.message;
  }
}

interface Rendered {
  readonly prompt: string;
  /** The common beginning of prompt and rendered conversation. */
  readonly prefix: string;
  readonly text: string;
}

/** The text that the template writes for a message, behind the prompt. */
function write(source: TokenizerConfig, message: Written): Rendered | undefined {
  for (const asText of [false, true])
    for (const content of message.content === '' ? ['', null] : [message.content])
      for (const field of message.reasoning ? ['reasoning_content', 'reasoning', 'thinking'] : [undefined])
        for (const withIds of [false, true]) {
          const calls = message.calls?.map((one, index) => ({
            ...one,
            ...(withIds && { id: `functions.get_weather:${index}` }),
            function: {
              ...one.function,
              arguments: asText ? JSON.stringify(one.function.arguments) : one.function.arguments,
            },
          }));
          const assistant = {
            role: 'assistant',
            content,
            ...(field && { [field]: message.reasoning }),
            ...(calls && { tool_calls: calls }),
          };
          const rendered = render(source, [user], assistant);
          if (rendered && isComplete(rendered, message)) return rendered;
        }
  return undefined;
}

function render(source: TokenizerConfig, head: readonly object[], assistant: object): Rendered | undefined {
  const variables = { bos_token: '<s>', eos_token: '</s>' };
  try {
    const prompt = applyChatTemplate(source, head, { tools, addGenerationPrompt: true, variables });
    const whole = applyChatTemplate(source, [...head, assistant], { tools, variables });
    // Some templates write other things before the last turn than they do in a prompt.
    const start = whole.lastIndexOf(user.content);
    const tail = prompt.slice(prompt.lastIndexOf(user.content));
    let length = 0;
    while (length < tail.length && tail[length] === whole[start + length]) length++;
    return { prompt, prefix: whole.slice(0, start + length), text: whole.slice(start + length) };
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return undefined;
  }
}

/** True if the text has all that the message has. */
function isComplete({ prefix, text }: { prefix: string; text: string }, message: Written): boolean {
  const turn = prefix.slice(prefix.lastIndexOf(user.content)) + text;
  const names = turn.split('get_weather').length - 1;
  const cities = (message.calls ?? []).map((one) =>
    'city' in one.function.arguments ? String(one.function.arguments.city).slice(0, 4) : '',
  );
  return (
    turn.includes(message.content) &&
    (!message.reasoning || turn.includes(message.reasoning)) &&
    names >= cities.length &&
    cities.every((city) => turn.split(user.content).join('').includes(city))
  );
}

function difference(message: Written, parsed: Readonly<Record<string, unknown>>, text: string): string | undefined {
  const { content = '', tool_calls: calls = [] } = parsed as { content?: string; tool_calls?: readonly Call[] };
  const reasoning = parsed.reasoning_content ?? parsed.reasoning ?? parsed.thinking;
  const same = (what: string, wanted: unknown, found: unknown) =>
    isDeepStrictEqual(wanted, found) ? [] : [`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
  const wantedCalls = (message.calls ?? []).map(({ function: called }) => called);
  const problems = [
    ...same('content', message.content, content),
    ...same('reasoning', message.reasoning, reasoning),
    ...same(
      'calls',
      wantedCalls,
      calls.map(({ function: called }) => called),
    ),
    ...(message.calls ?? []).flatMap(({ id }, index) => (text.includes(id) ? same('id', id, calls[index]?.id) : [])),
  ];
  return problems.length === 0 ? undefined : problems.join('\n');
}

import { applyChatTemplate, type TokenizerConfig } from '../../src/chat/index.ts';
import { TemplateError } from '../../src/engine/runtime/errors.ts';

export const USER = { role: 'user', content: 'What is the weather like in Oslo?' };

export const tools = ['get_weather', 'save_note'].map((name) => ({
  type: 'function',
  function: {
    name,
    description: 'Does a thing.',
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
}));

export interface Call {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> };
}

/** A message of the assistant. */
export interface Written {
  readonly name: string;
  readonly content: string;
  readonly reasoning?: string;
  readonly calls?: readonly Call[];
}

const call = (id: string, args: Readonly<Record<string, unknown>>, name = 'get_weather'): Call => ({
  id,
  type: 'function',
  function: { name, arguments: args },
});

const rich = call('abcdefgh1', { city: 'Oslo, "N"', days: 3, metric: true, parts: ['noon', 'night'] });
const plain = call('abcdefgh2', { city: 'Rome', days: 0 });
const other = call('abcdefgh3', { city: 'Bergen' }, 'save_note');
const REASONING = 'The user wants the weather. 1 < 2.';
const CONTENT = 'It is **sunny** in Oslo:\n\n- 21 °C';

/** The kinds of messages that are written and read back. */
export const MESSAGES: readonly Written[] = [
  { name: 'content', content: CONTENT },
  { name: 'one call', content: '', calls: [rich] },
  { name: 'two calls', content: '', calls: [rich, plain] },
  { name: 'three calls of two tools', content: '', calls: [{ ...plain, id: 'abcdefgh4' }, other, rich] },
  { name: 'a call with a line break at the end', content: '', calls: [call('abcdefgh1', { city: 'Oslo\nNorth\n' })] },
  { name: 'a call with a text like a number', content: '', calls: [call('abcdefgh1', { city: '0150', days: 1 })] },
  { name: 'content and a call', content: 'Let me look.', calls: [plain] },
  { name: 'reasoning and content', content: CONTENT, reasoning: REASONING },
  { name: 'reasoning and a call', content: '', reasoning: REASONING, calls: [plain] },
  { name: 'reasoning, content and a call', content: 'Let me look.', reasoning: REASONING, calls: [plain] },
];

/** The forms in which templates take a message: arguments as text, no content, other names of reasoning, ids with names. */
export function* writtenForms(message: Written): Generator<object> {
  for (const asText of [false, true])
    for (const content of message.content === '' ? ['', null] : [message.content])
      for (const field of message.reasoning ? ['reasoning_content', 'reasoning', 'thinking'] : [undefined])
        for (const withNames of [false, true]) {
          if (withNames && !message.calls) continue;
          const calls = message.calls?.map((one, index) => ({
            ...one,
            ...(withNames && { id: `functions.${one.function.name}:${index}` }),
            function: {
              ...one.function,
              arguments: asText ? JSON.stringify(one.function.arguments) : one.function.arguments,
            },
          }));
          yield {
            role: 'assistant',
            content,
            ...(field && { [field]: message.reasoning }),
            ...(calls && { tool_calls: calls }),
          };
        }
}

interface RenderOptions {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly addGenerationPrompt?: boolean;
  readonly tools?: null | undefined;
}

/** Renders a conversation; undefined where the template refuses it. */
export function render(
  source: TokenizerConfig,
  messages: readonly object[],
  { variables, tools: given, ...options }: RenderOptions,
): string | undefined {
  try {
    return applyChatTemplate(source, messages, {
      ...options,
      tools: given === null ? null : tools,
      variables: { bos_token: '<s>', eos_token: '</s>', ...variables },
    });
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return undefined;
  }
}

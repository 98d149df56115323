import { Environment, LimitError, parse, parseJson, TemplateError } from '@hubkit/jinja';
import { applyChatTemplate, type Message } from '@hubkit/jinja/chat';
import { Trace } from '@hubkit/jinja/editor';

/** Variables of a render: `messages` and others. */
export type SampleVariables = Readonly<Record<string, unknown>> & { readonly messages: readonly Message[] };

/** A rendered sample conversation; after an error, the text before it. */
export interface SampleRender {
  readonly text: string;
  readonly trace: Trace;
  readonly error?: TemplateError;
}

const system = { role: 'system', content: 'Answer in one sentence.' };
const user = { role: 'user', content: 'What is the weather in Paris?' };
const assistant = { role: 'assistant', content: 'It is sunny and 21 °C.' };
const thanks = { role: 'user', content: 'Thank you! And tomorrow?' };
const tool = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'Gets the weather of a city.',
    parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
};

/** Conversations from rich to poor: some templates refuse a system message, or tools. */
const SAMPLES: readonly SampleVariables[] = [
  { messages: [system, user, assistant, thanks], tools: [tool] },
  { messages: [system, user, assistant, thanks] },
  { messages: [user, assistant, thanks] },
  { messages: [user] },
];

/** Time and output that a template of an editor gets: rendering blocks the server. */
const LIMITS = { timeMs: 500, steps: 200_000, outputLength: 1_000_000 };

/**
 * Renders a template with a conversation, or with the richest sample that it accepts.
 *
 * @throws {TemplateError} for a template that cannot be compiled.
 */
export function renderSample(source: string, given?: SampleVariables): SampleRender {
  const environment = new Environment({ limits: LIMITS });
  // Only templates that read tools are rendered with them.
  const isOfTools = parse(source).names.some(({ name }) => name === 'tools');
  const candidates = given ? [given] : SAMPLES.filter(({ tools }) => isOfTools || tools === undefined);
  let failed: SampleRender | undefined;
  for (const { messages, tools, documents, add_generation_prompt: prompt = true, ...variables } of candidates) {
    const trace = new Trace();
    const options = { trace, environment, addGenerationPrompt: prompt === true, variables };
    try {
      const lists = { tools: (tools ?? null) as object[] | null, documents: (documents ?? null) as object[] | null };
      const text = applyChatTemplate(source, messages, { ...options, ...lists });
      return { text, trace };
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
      if (error.code === 'TEMPLATE_SYNTAX') throw error;
      failed ??= { text: trace.text, trace, error };
      if (LimitError.is(error)) break;
    }
  }
  return failed as SampleRender;
}

/**
 * Reads a sample conversation: an object with `messages`, or a list of messages.
 *
 * @throws {SyntaxError} for anything else.
 */
export function parseSample(text: string): SampleVariables {
  const value = parseJson(text);
  const variables = Array.isArray(value) ? { messages: value } : (value as Partial<SampleVariables> | null);
  if (!Array.isArray(variables?.messages))
    throw new SyntaxError('A sample conversation is a list of messages, or an object with "messages".');
  return variables as SampleVariables;
}

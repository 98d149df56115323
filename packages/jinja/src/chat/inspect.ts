import type { Template } from '../engine/environment.ts';
import { TemplateError } from '../engine/runtime/errors.ts';
import type { ChatTemplateOptions, Message } from './chat-options.ts';
import { freeVariables, type TemplateVariable } from './free-variables.ts';
import { type ChatTemplateSource, prepareChat } from './prepare-chat.ts';

/** Features that a chat template supports. */
export interface TemplateInspection {
  /** The variables it takes from outside, in the order of reading; `messages` is one of them. */
  readonly variables: readonly TemplateVariable[];
  /** True if system messages appear in the prompt. */
  readonly systemRole: boolean;
  /** True if tools appear in the prompt. */
  readonly tools: boolean;
  /** Accepted form of the arguments of tool calls; false if the assistant's tool calls do not appear in the prompt. */
  readonly toolCalls: 'object' | 'string' | 'both' | false;
  /** True if a message may have several tool calls. */
  readonly parallelToolCalls: boolean;
  /** True if the ids of tool calls appear in the prompt, at the call or at its result. */
  readonly toolCallIds: boolean;
  /** True if the content of a message with tool calls may be null. */
  readonly nullContent: boolean;
  /** True if tool results (`role: 'tool'`) appear in the prompt. */
  readonly toolResults: boolean;
  /** The field of an assistant message whose text is shown as reasoning. */
  readonly reasoning: string | false;
  /** True if the reasoning of earlier turns stays in the prompt. */
  readonly keepsReasoning: boolean;
  /** Name of the variable that switches reasoning on or off, such as `enable_thinking`; false if there is none. */
  readonly thinkingVariable: string | false;
  /** True if content may be a text. */
  readonly textContent: boolean;
  /** True if content may be a list of parts. */
  readonly contentParts: boolean;
  /** True if a part of type `image` adds a placeholder to the prompt. */
  readonly images: boolean;
  /** True if a part of type `video` adds a placeholder to the prompt. */
  readonly videos: boolean;
  /** True if a part of type `audio` adds a placeholder to the prompt. */
  readonly audio: boolean;
  /** True if documents appear in the prompt. */
  readonly documents: boolean;
  /** The text that `addGenerationPrompt` appends; '' if none. */
  readonly generationPrompt: string;
  /** True if `{% generation %}` marks the assistant's text. */
  readonly assistantSpans: boolean;
}

/** A word that no template writes by itself. */
const mark = 'zqxjv';
const user: Message = { role: 'user', content: 'Hello' };
const reasoningFields = ['reasoning_content', 'reasoning', 'thinking'];

/**
 * Detects the features of a chat template: its variables by reading it, the rest by rendering small conversations and
 * searching the output for their contents. A template that refuses a probe does not support the feature of the probe.
 *
 * @throws {TemplateError} when the template does not compile.
 */
export function inspectTemplate(
  source: ChatTemplateSource,
  options: Pick<ChatTemplateOptions, 'chatTemplate' | 'variables'> = {},
): TemplateInspection {
  const { template } = prepareChat(source, [user], options);
  const render = (messages: readonly Message[], more: ChatTemplateOptions = {}): string | undefined => {
    try {
      const { context } = prepareChat(source, messages, { ...options, ...more });
      return template.render({ bos_token: '<s>', eos_token: '</s>', ...context });
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
      return undefined;
    }
  };
  const shows = (messages: readonly Message[], more?: ChatTemplateOptions) =>
    render(messages, more)?.includes(mark) === true;

  const calling = (calls: readonly object[], content: string | null = '') => ({
    role: 'assistant',
    content,
    tool_calls: calls,
  });
  const call = (args: unknown) => calling([toolCall(args)]);
  const takesObject = shows([user, call({ place: mark })]);
  const takesString = shows([user, call(`{"place": "${mark}"}`)]);
  const argumentForms = [...(takesObject ? [{ place: mark }] : []), ...(takesString ? [`{"place": "${mark}"}`] : [])];
  const result = { role: 'tool', name: 'look', tool_call_id: 'call00001', content: mark };
  const reasoning = reasoningFields.find((field) => shows([user, { role: 'assistant', content: 'Hi', [field]: mark }]));
  const variables = freeVariables(template.ast, new Set(template.environment.names('global')));
  const parts = render([{ role: 'user', content: [{ type: 'text', text: mark }] }]);
  const contentParts = isRendered(parts);
  const showsPart = (type: string) => {
    const withPart = render([{ role: 'user', content: [{ type }, { type: 'text', text: mark }] }]);
    return contentParts && isRendered(withPart) && withPart !== parts;
  };
  const prompt = (more: Readonly<Record<string, unknown>>) =>
    render([user], { addGenerationPrompt: true, variables: { ...options.variables, ...more } });

  return {
    variables,
    systemRole: shows([{ role: 'system', content: mark }, user]),
    tools: shows([user], { tools: [tool] }),
    toolCalls: takesObject && takesString ? 'both' : takesObject ? 'object' : takesString ? 'string' : false,
    parallelToolCalls: argumentForms.some((args) => {
      const [first, second] = [render([user, call(args)]), render([user, calling([toolCall(args), toolCall(args)])])];
      return count(second) === 2 * count(first);
    }),
    toolCallIds: [{ place: 'x' }, '{"place": "x"}'].some((args) =>
      [[], [result]].some((after) => render([user, call(args), ...after])?.includes('call00001')),
    ),
    nullContent: argumentForms.some((args) => {
      const text = render([user, calling([toolCall(args)], null)]);
      return text?.includes(mark) === true && !/\bNone\b/.test(text);
    }),
    toolResults: [{ place: 'x' }, '{"place": "x"}'].some((args) => shows([user, call(args), result])),
    reasoning: reasoning ?? false,
    keepsReasoning:
      reasoning !== undefined && shows([user, { role: 'assistant', content: 'Hi', [reasoning]: mark }, user]),
    thinkingVariable:
      variables.find(({ name }) => /think|reason/i.test(name) && prompt({ [name]: true }) !== prompt({ [name]: false }))
        ?.name ?? false,
    textContent: shows([{ role: 'user', content: mark }]),
    contentParts,
    images: showsPart('image'),
    videos: showsPart('video'),
    audio: showsPart('audio'),
    documents: shows([user], { documents: [{ title: 'A title', text: mark, content: mark }] }),
    generationPrompt: addedPrompt(render([user]), render([user], { addGenerationPrompt: true })),
    assistantSpans: /\{%[-+]?\s*generation\s*[-+]?%\}/.test(template.source),
  };
}

/** Counts the probe's word. */
const count = (text: string | undefined): number => (text?.split(mark).length ?? 1) - 1;

const tool = {
  type: 'function',
  function: {
    name: mark,
    description: 'Looks something up.',
    parameters: {
      type: 'object',
      properties: { place: { type: 'string', description: 'Where to look.' } },
      required: ['place'],
    },
  },
};

function toolCall(args: unknown) {
  return { id: 'call00001', type: 'function', function: { name: 'look', arguments: args } };
}

/** True if parts were rendered as text, not printed as a list. */
function isRendered(text: string | undefined): text is string {
  return text?.includes(mark) === true && !/['"]type['"]: ?['"](?:text|image|video|audio)['"]/.test(text);
}

function addedPrompt(without: string | undefined, withPrompt: string | undefined): string {
  if (without === undefined || withPrompt === undefined) return '';
  return withPrompt.startsWith(without) ? withPrompt.slice(without.length) : '';
}

/** Inspects a template, each one only once. */
export function inspectOnce(template: Template): TemplateInspection {
  let known = inspections.get(template);
  if (!known) {
    known = inspectTemplate(template);
    inspections.set(template, known);
  }
  return known;
}

/** Lives as long as the templates do. */
const inspections = new WeakMap<Template, TemplateInspection>();

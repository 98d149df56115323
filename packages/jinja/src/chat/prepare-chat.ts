import type { Environment } from '../engine/environment.ts';
import { Template } from '../engine/environment.ts';
import { pyError, typeError, valueError } from '../engine/runtime/errors.ts';
import { parseJson } from '../engine/runtime/parse-json.ts';
import type { RenderTrace } from '../engine/runtime/types.ts';
import { isMapping, typeName } from '../engine/runtime/values.ts';
import { type AdaptableChat, type ChatTemplateOptions, chatOptions, type Message, type Tool } from './chat-options.ts';
import { cutAtTag, tagFinalMessage } from './continue-message.ts';
import { chooseProcessorTemplate, isProcessorConfig, withImageParts } from './processor.ts';
import { specialTokens } from './special-tokens.ts';
import { chooseTemplate, type TokenizerConfig } from './tokenizer-config.ts';
import { getJsonSchema, type ToolSchema } from './tool-schema.ts';

/** A template: compiled, as source, or the tokenizer configuration that holds it. */
export type ChatTemplateSource = Template | string | TokenizerConfig;

/** A conversation ready to be rendered: the compiled template and its variables. */
export interface PreparedChat {
  readonly template: Template;
  readonly context: Readonly<Record<string, unknown>>;
  render(trace?: RenderTrace): string;
}

/** Chooses and compiles the template, and collects its variables. */
export function prepareChat(
  source: ChatTemplateSource,
  conversation: readonly Message[],
  givenOptions: ChatTemplateOptions,
  template: Template = getTemplate(source, givenOptions),
): PreparedChat {
  const options = chatOptions(givenOptions);
  const list = readList(conversation, 'messages');
  const given: AdaptableChat = {
    messages: isProcessor(source, options) ? withImageParts(list) : list,
    tools: options.tools == null ? null : readList(options.tools, 'tools').map(toolSchema),
  };
  const { messages, tools } = (options.polyfills ?? []).reduce((chat, adapt) => adapt(chat, template), given);
  const { continueFinalMessage = false, addGenerationPrompt = false } = options;
  const continued = continueFinalMessage
    ? tagFinalMessage(messages, continueFinalMessage === true ? 'content' : continueFinalMessage, template.source)
    : undefined;
  const context = {
    messages: continued?.messages ?? messages,
    tools,
    documents: options.documents == null ? null : readList(options.documents, 'documents').map(checkDocument),
    add_generation_prompt: addGenerationPrompt,
    ...specialTokens(toConfig(source), options.transformersVersion),
    ...options.variables,
  };
  const render = (trace: RenderTrace | undefined = options.trace) => {
    const text = template.render(context, { trace });
    return continued ? cutAtTag(text, continued.text) : text;
  };
  return { template, context, render };
}

/**
 * Reads a list: JSON text as Python reads it, a list as it is.
 *
 * @throws {TemplateError} for text that is not JSON, and for anything but a list.
 */
export function readList<T>(given: readonly T[] | string, name: string): readonly T[] {
  const value = typeof given === 'string' ? readJson<T>(given, name) : given;
  if (Array.isArray(value)) return value;
  throw typeError(`The ${name} must be a list, not ${typeName(value)}.`);
}

function readJson<T>(text: string, name: string): readonly T[] {
  try {
    return parseJson(text) as readonly T[];
  } catch (cause) {
    throw pyError('ValueError', `The ${name} are not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** The tokenizer's configuration of a source; empty for a template. */
export function toConfig(source: ChatTemplateSource): TokenizerConfig {
  if (typeof source === 'string') return { chat_template: source };
  return source instanceof Template ? {} : (source ?? {});
}

const isProcessor = (
  source: ChatTemplateSource,
  { processor }: { readonly processor?: boolean | undefined },
): boolean => processor ?? isProcessorConfig(source);

/**
 * Chooses among the templates of a source.
 *
 * @throws {TemplateError} with transformers' texts when there is none to choose.
 */
export function templateSource(source: ChatTemplateSource, options: ChatTemplateOptions): string {
  const { chatTemplate, tools, processor } = chatOptions(options);
  if (source instanceof Template && chatTemplate === undefined) return source.source;
  if (isProcessor(source, { processor })) return chooseProcessorTemplate(toConfig(source), chatTemplate);
  return chooseTemplate(toConfig(source), chatTemplate, tools != null);
}

/** Compiles the template that a source gives; the one of a configuration is kept for the next time. */
export function getTemplate(source: ChatTemplateSource, options: ChatTemplateOptions): Template {
  const { chatTemplate, environment } = chatOptions(options);
  if (source instanceof Template && chatTemplate === undefined) return source;
  const text = templateSource(source, options);
  if (typeof source !== 'object' || source === null) return new Template(text, environment);
  const known = compiledTemplates.get(source);
  if (known?.source === text && known.wanted === environment) return known.template;
  const template = new Template(text, environment);
  compiledTemplates.set(source, { source: text, wanted: environment, template });
  return template;
}

/** The template that was compiled last for a configuration; it lives as long as the configuration does. */
const compiledTemplates = new WeakMap<
  object,
  { readonly source: string; readonly wanted: Environment | undefined; readonly template: Template }
>();

function toolSchema(tool: Tool): object | ToolSchema {
  if (typeof tool === 'function') return getJsonSchema(tool as (...args: never[]) => unknown);
  if (isMapping(tool)) return tool;
  throw valueError(
    'Tools should either be a JSON schema, or a callable function with type hints and a docstring suitable for ' +
      'auto-conversion to a schema.',
  );
}

function checkDocument(document: object): object {
  if (isMapping(document)) return document;
  throw typeError("Documents should be a list of dicts with 'title' and 'text' keys!");
}

import { type BothSpellings, camelOptions } from '../options.ts';
import { typeError, valueError } from '../runtime/errors.ts';
import { strip } from '../runtime/text.ts';
import { Dict, entriesOf, isMapping, lookup, typeName } from '../runtime/values.ts';
import { Template } from '../template.ts';
import { chooseTemplate, specialTokens, type TokenizerConfig } from './tokenizer-config.ts';
import { getJsonSchema, type ToolSchema } from './tool-schema.ts';

/** A message: any fields, as the template reads them; a plain object or a Map. */
export type Message = object;

/** A tool: its schema, or a function that `getJsonSchema` can describe. */
export type Tool = object | ((...args: never[]) => unknown);

interface CamelChatOptions {
  /** Tools that the model may call. */
  readonly tools?: readonly Tool[] | null;
  /** Documents for retrieval-augmented generation, each with `title` and `text`. */
  readonly documents?: readonly object[] | null;
  /** Whether to end with the opening of an assistant message. @default false */
  readonly addGenerationPrompt?: boolean;
  /** Whether to leave the last message open so that the model goes on with it; a string names its field. @default false */
  readonly continueFinalMessage?: boolean | string;
  /** The name of one of the model's templates, or the source of another one. */
  readonly chatTemplate?: string;
  /** Further variables for the template, such as `enable_thinking`; they win over special tokens. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** How a conversation is rendered; every name may also be written as transformers writes it: `add_generation_prompt`. */
export type ChatTemplateOptions = BothSpellings<CamelChatOptions>;

/** Every option. */
const chatOptionNames = [
  'tools',
  'documents',
  'addGenerationPrompt',
  'continueFinalMessage',
  'chatTemplate',
  'variables',
] as const satisfies readonly (keyof CamelChatOptions)[];

/** A template: compiled, as source, or the tokenizer configuration that holds it. */
export type ChatTemplateSource = Template | string | TokenizerConfig;

/** A range of the rendered text, in UTF-16 units as `slice` counts them. */
export type TextRange = readonly [start: number, end: number];

/** Ends with a blank so that it shows whether the template trims. */
const continueTag = 'CONTINUE_FINAL_MESSAGE_TAG ';

/**
 * Renders a conversation as transformers' `apply_chat_template(…, tokenize=False)` does.
 *
 * @example
 * applyChatTemplate(tokenizerConfig, [{ role: 'user', content: 'Hi!' }], { addGenerationPrompt: true })
 *
 * @throws {TemplateError} whatever the template raises, and transformers' own objections word for word.
 */
export function applyChatTemplate(
  source: ChatTemplateSource,
  messages: readonly Message[],
  options: ChatTemplateOptions = {},
): string {
  return prepareChat(source, messages, options).render();
}

/**
 * The ranges of the rendered text that the assistant wrote: what stands in `{% generation %}` blocks.
 * Empty for a template without such blocks. Transformers gives the same ranges in code points
 * (`return_assistant_tokens_mask`), and others that are left out here: what stands in a macro, a set or filter block or a
 * recursive loop has no place in the text while it is written, and transformers guesses that it comes next.
 */
export function assistantSpans(
  source: ChatTemplateSource,
  messages: readonly Message[],
  options: ChatTemplateOptions = {},
): { text: string; spans: TextRange[] } {
  if (chatOptions(options).continueFinalMessage)
    throw valueError('continue_final_message is not compatible with return_assistant_tokens_mask.');
  const spans: [number, number][] = [];
  const text = prepareChat(source, messages, options).render(spans);
  return { text, spans };
}

/** A conversation ready to be rendered: the compiled template, and the variables that it is given. */
export interface PreparedChat {
  readonly template: Template;
  readonly context: Readonly<Record<string, unknown>>;
  render(spans?: [number, number][]): string;
}

export function prepareChat(
  source: ChatTemplateSource,
  conversation: readonly Message[],
  given: ChatTemplateOptions,
): PreparedChat {
  const options = chatOptions(given);
  const messages = listOf(conversation, 'messages');
  const { continueFinalMessage = false, addGenerationPrompt = false } = options;
  if (continueFinalMessage && addGenerationPrompt) throw valueError(bothContinueAndPrompt);
  const config =
    typeof source === 'string' ? { chat_template: source } : source instanceof Template ? {} : (source ?? {});
  const template =
    source instanceof Template && options.chatTemplate === undefined
      ? source
      : compiled(source ?? config, chooseTemplate(config, options.chatTemplate, Boolean(options.tools)));
  const continued = continueFinalMessage
    ? markFinalMessage(messages, continueFinalMessage === true ? 'content' : continueFinalMessage, template.source)
    : undefined;
  const context = {
    messages: continued?.messages ?? messages,
    tools: options.tools ? listOf(options.tools, 'tools').map(toolSchema) : null,
    documents: options.documents ? listOf(options.documents, 'documents').map(checkDocument) : null,
    add_generation_prompt: addGenerationPrompt,
    ...specialTokens(config),
    ...options.variables,
  };
  const render = (spans?: [number, number][]) => {
    const text = template.render(context, spans ? { spans } : {});
    return continued ? cutAtTag(text, continued.text) : text;
  };
  return { template, context, render };
}

/** The options under their names in camel case. */
export function chatOptions(given: ChatTemplateOptions): CamelChatOptions {
  return camelOptions<CamelChatOptions>(given, chatOptionNames, "Variables of the template belong into 'variables'.");
}

function listOf<T>(value: readonly T[], name: string): readonly T[] {
  if (Array.isArray(value)) return value;
  throw typeError(`The ${name} are a list, not ${typeName(value)}.`);
}

/** The compiled template of a configuration lives as long as the configuration does. */
const compiledOf = new WeakMap<object, Template>();

function compiled(owner: ChatTemplateSource, source: string): Template {
  if (typeof owner === 'string') return new Template(source);
  const known = compiledOf.get(owner);
  if (known?.source === source) return known;
  const template = new Template(source);
  compiledOf.set(owner, template);
  return template;
}

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

/** Copies the conversation with the tag behind the text that is to be continued. */
function markFinalMessage(messages: readonly Message[], field: string, source: string) {
  const last = messages.at(-1);
  const content = last === undefined ? undefined : lookup(last, field);
  if (content === undefined || content === null)
    throw valueError(`continue_final_message is set but the final message has no "${field}" to continue!`);
  if (!source.includes(field))
    throw valueError(
      `continue_final_message is set to "${field}" but this is not an accepted field in the chat_template`,
    );
  const marked = Array.isArray(content) ? markLastText(content) : { value: `${content}${continueTag}`, text: content };
  return {
    messages: [...messages.slice(0, -1), replaced(last as Message, field, marked.value)],
    text: String(marked.text),
  };
}

function markLastText(blocks: readonly unknown[]) {
  const index = blocks.findLastIndex((block) => isMapping(block) && lookup(block, 'text') !== undefined);
  if (index < 0)
    throw valueError('continue_final_message is set but we could not find any text to continue in the final message!');
  const block = blocks[index] as object;
  const text = lookup(block, 'text');
  return { value: blocks.with(index, replaced(block, 'text', `${text}${continueTag}`)), text };
}

function replaced(fields: object, name: string, value: unknown): Dict {
  const copy = new Dict(entriesOf(fields));
  copy.set(name, value);
  return copy;
}

function cutAtTag(rendered: string, finalText: string): string {
  const at = rendered.lastIndexOf(continueTag.trim());
  if (at < 0 || !rendered.includes(strip(finalText, 3)))
    throw valueError(
      'continue_final_message is set but the final message does not appear in the chat after applying the chat ' +
        'template! This can happen if the chat template deletes portions of the final message. Please verify the chat ' +
        'template and final message in your chat to ensure they are compatible.' +
        `Final message to continue: ${strip(finalText, 3)}\nRendered chat:\n${rendered}`,
    );
  const isKept = rendered.startsWith(continueTag, at);
  return isKept ? rendered.slice(0, at) : strip(rendered.slice(0, at), 2);
}

const bothContinueAndPrompt =
  'continue_final_message and add_generation_prompt are not compatible. Use continue_final_message when you want the ' +
  'model to continue the final message, and add_generation_prompt when you want to add a header that will prompt it to ' +
  'start a new assistant message instead.';

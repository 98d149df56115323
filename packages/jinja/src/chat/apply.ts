import type { Template } from '../engine/environment.ts';
import { typeError, valueError } from '../engine/runtime/errors.ts';
import { Trace } from '../tools/trace/trace.ts';
import { type ChatTemplateOptions, chatOptions, type Message, type TextRange } from './chat-options.ts';
import { type MarkedText, markChat } from './marks/mark-chat.ts';
import { type ChatTemplateSource, getTemplate, prepareChat, readList, templateSource } from './prepare-chat.ts';

/** A conversation: its messages, or their JSON text, which keeps `1.0` and big integers as Python sees them. */
export type Conversation = readonly Message[] | string;

/** Conversations that are rendered one by one. */
export type ConversationBatch = readonly (readonly Message[])[];

/** One result for a conversation, a list of them for a batch. */
export type BatchResult<C, Result> = C extends ConversationBatch
  ? // `any` is everything; taken for one conversation.
    unknown extends C[number]
    ? Result
    : Result[]
  : Result;

/** Options of a chat whose text is marked. */
export type MarkedChatOptions = Omit<ChatTemplateOptions, 'marks'> & {
  /** Finds the parts of the text that came from variables. */
  readonly marks: true;
};

/** A rendered conversation, and the ranges that the assistant wrote. */
export interface SpannedText {
  readonly text: string;
  readonly spans: TextRange[];
}

/**
 * Renders a conversation, or each of a list of conversations, as transformers' `apply_chat_template(…, tokenize=False)`.
 *
 * @example
 * applyChatTemplate(tokenizerConfig, [{ role: 'user', content: 'Hi!' }], { addGenerationPrompt: true })
 *
 * @throws {TemplateError} the template's errors, and transformers' own, word for word.
 */
export function applyChatTemplate<C extends Conversation | ConversationBatch>(
  source: ChatTemplateSource,
  messages: C,
  options: MarkedChatOptions,
): BatchResult<C, MarkedText>;
export function applyChatTemplate<C extends Conversation | ConversationBatch>(
  source: ChatTemplateSource,
  messages: C,
  options?: ChatTemplateOptions,
): BatchResult<C, string>;
export function applyChatTemplate<C extends Conversation | ConversationBatch>(
  source: ChatTemplateSource,
  messages: C,
  options: ChatTemplateOptions | MarkedChatOptions = {},
): BatchResult<C, string | MarkedText> {
  const { marks: isMarked, ...others } = options;
  return eachConversation(
    source,
    messages,
    others,
    () => {},
    (one, template) => {
      const chat = prepareChat(source, one, others, template);
      return isMarked ? markChat(chat, Object.keys(others.variables ?? {})) : chat.render();
    },
  );
}

/**
 * Renders like `applyChatTemplate`, and gives the ranges of the text that the assistant wrote: those that
 * `{% generation %}` blocks printed. Empty for a template without such blocks.
 *
 * The ranges are those of `return_assistant_tokens_mask` in transformers, which counts in code points. Text that a macro, a
 * set, filter or call block or a recursive loop makes has no place in the output yet: like transformers, this takes a
 * block inside of them to begin where the statement does that prints it.
 *
 * @throws {TemplateError} the template's errors, and transformers' own, word for word.
 */
export function assistantSpans<C extends Conversation | ConversationBatch>(
  source: ChatTemplateSource,
  messages: C,
  options: ChatTemplateOptions = {},
): BatchResult<C, SpannedText> {
  const check = ({ continueFinalMessage }: ReturnType<typeof chatOptions>) => {
    if (continueFinalMessage)
      throw valueError('continue_final_message is not compatible with return_assistant_tokens_mask.');
  };
  return eachConversation(source, messages, options, check, (one, template) => {
    const trace = new Trace();
    const text = prepareChat(source, one, options, template).render(trace);
    return { text, spans: trace.spans(text) };
  });
}

/** Does the same with a conversation, or with each of a list of them. */
function eachConversation<C, Result>(
  source: ChatTemplateSource,
  given: C,
  options: ChatTemplateOptions,
  check: (options: ReturnType<typeof chatOptions>) => void,
  render: (messages: readonly Message[], template: Template) => Result,
): BatchResult<C, Result> {
  const messages = readList(given as Conversation, 'messages');
  // The order of transformers: choose a template, look at what is asked of it, compile it.
  templateSource(source, options);
  if (messages.length === 0)
    throw valueError('Cannot apply chat template to an empty conversation. Provide at least one message.');
  const settings = chatOptions(options);
  if (settings.continueFinalMessage && settings.addGenerationPrompt) throw valueError(bothContinueAndPrompt);
  check(settings);
  const template = getTemplate(source, options);
  const isBatch = Array.isArray(messages[0]);
  if (isBatch && typeof given === 'string')
    throw typeError('JSON text holds one conversation: parse a list of conversations with `parseJson` first.');
  const result = isBatch
    ? messages.map((one) => render(one as readonly Message[], template))
    : render(messages, template);
  // The type says of the first item what was just looked at.
  return result as BatchResult<C, Result>;
}

const bothContinueAndPrompt =
  'continue_final_message and add_generation_prompt are not compatible. Use continue_final_message when you want the ' +
  'model to continue the final message, and add_generation_prompt when you want to add a header that will prompt it to ' +
  'start a new assistant message instead.';

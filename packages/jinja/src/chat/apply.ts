import { typeError, valueError } from '../runtime/errors.ts';
import type { Template } from '../template.ts';
import { type ChatTemplateOptions, chatOptions, type Message } from './chat-options.ts';
import { type ChatTemplateSource, prepareChat, readList, templateOf } from './prepare-chat.ts';

/** A conversation: its messages, or their JSON text, which keeps `1.0` and big integers as Python sees them. */
export type Conversation = readonly Message[] | string;

/** Conversations that are rendered one by one. */
export type ConversationBatch = readonly (readonly Message[])[];

/** One result for a conversation, a list of them for a batch. */
export type PerConversation<C, Result> = C extends ConversationBatch
  ? // `any` is everything; taken for one conversation.
    unknown extends C[number]
    ? Result
    : Result[]
  : Result;

/** A range of the rendered text, in UTF-16 units as `slice` counts them. */
export type TextRange = readonly [start: number, end: number];

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
  options: ChatTemplateOptions = {},
): PerConversation<C, string> {
  return eachConversation(source, messages, options, (one, template) =>
    prepareChat(source, one, options, template).render(),
  );
}

/**
 * Renders like `applyChatTemplate`, and gives the ranges of the text that the assistant wrote: those that
 * `{% generation %}` blocks printed. Empty for a template without such blocks.
 *
 * The ranges are those of `return_assistant_tokens_mask` in transformers, which counts in code points.
 *
 * @throws {TemplateError} the template's errors, and transformers' own, word for word.
 */
export function assistantSpans<C extends Conversation | ConversationBatch>(
  source: ChatTemplateSource,
  messages: C,
  options: ChatTemplateOptions = {},
): PerConversation<C, SpannedText> {
  return eachConversation(source, messages, options, (one, template) => {
    if (chatOptions(options).continueFinalMessage)
      throw valueError('continue_final_message is not compatible with return_assistant_tokens_mask.');
    const spans: [number, number][] = [];
    const text = prepareChat(source, one, options, template).render(spans);
    return { text, spans };
  });
}

/** Does the same with a conversation, or with each of a list of them. */
function eachConversation<C, Result>(
  source: ChatTemplateSource,
  given: C,
  options: ChatTemplateOptions,
  render: (messages: readonly Message[], template: Template) => Result,
): PerConversation<C, Result> {
  const messages = readList(given as Conversation, 'messages');
  // Comes first in transformers too: without a template there is nothing to apply.
  const template = templateOf(source, options);
  if (messages.length === 0)
    throw valueError('Cannot apply chat template to an empty conversation. Provide at least one message.');
  const isBatch = Array.isArray(messages[0]);
  if (isBatch && typeof given === 'string')
    throw typeError('JSON text holds one conversation: parse a list of conversations with `parseJson` first.');
  const result = isBatch
    ? messages.map((one) => render(one as readonly Message[], template))
    : render(messages, template);
  // The type says of the first item what was just looked at.
  return result as PerConversation<C, Result>;
}

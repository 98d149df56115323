import { Dict, listEntries, lookup } from '../engine/runtime/dict.ts';
import { valueError } from '../engine/runtime/errors.ts';
import { isMapping, type Value } from '../engine/runtime/values.ts';
import type { Message } from './chat-options.ts';
import type { TokenizerConfig } from './tokenizer-config.ts';

/** Key that marks the configuration of a processor. Spreading keeps it, JSON does not show it. */
export const PROCESSOR: unique symbol = Symbol.for('hubkit.jinja.processor') as never;

/** True for a configuration that was loaded with `order: 'processor'`. */
export const isProcessorConfig = (source: unknown): boolean =>
  typeof source === 'object' && source !== null && PROCESSOR in source;

/**
 * Chooses the template of a processor: the one of that name, otherwise `default`, with and without tools. (`apply_chat_template`
 * of `ProcessorMixin` in transformers 5.18.0)
 *
 * @param wanted a template's name, or the source of another template to use instead
 * @throws {TemplateError} in transformers' words, when there is none to choose.
 */
export function chooseProcessorTemplate({ chat_template: own }: TokenizerConfig, wanted: string | undefined): string {
  const named = Array.isArray(own) ? new Map(own.map(({ name, template }) => [name, template])) : namedTemplates(own);
  const chosen = wanted === undefined ? (named?.get('default') ?? own) : (named?.get(wanted) ?? wanted);
  if (typeof chosen === 'string') return chosen;
  if (!named) throw valueError('Cannot use apply_chat_template because this processor does not have a chat template.');
  throw valueError(
    'The processor has multiple chat templates but none of them are named "default". You need to specify which one to ' +
      `use by passing the \`chat_template\` argument. Available templates are: ${[...named.keys()].join(', ')}`,
  );
}

const namedTemplates = (own: TokenizerConfig['chat_template']): Map<string, string> | undefined =>
  typeof own === 'object' && own !== null ? new Map(Object.entries(own as Record<string, string>)) : undefined;

/** Turns the `image_url` parts of OpenAI's messages into `image` parts, as processors do. */
export const withImageParts = (messages: readonly Message[]): readonly Message[] =>
  messages.map((message) => {
    const content = isMapping(message) ? lookup(message, 'content') : undefined;
    if (!Array.isArray(content) || !content.some(isImageUrl)) return message;
    const parts = content.map((part) => (isImageUrl(part) ? imagePart(part as object) : part));
    return new Dict(listEntries(message).map(([key, value]) => [key, key === 'content' ? parts : value]));
  });

const isImageUrl = (part: Value): boolean =>
  isMapping(part) && lookup(part, 'type') === 'image_url' && lookup(part, 'image_url') !== undefined;

function imagePart(part: object): Value {
  const image = lookup(part, 'image_url');
  return { type: 'image', url: isMapping(image) ? (lookup(image, 'url') ?? '') : image };
}

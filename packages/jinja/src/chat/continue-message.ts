import { Dict, listEntries, lookup } from '../engine/runtime/dict.ts';
import { pyError, typeError, valueError } from '../engine/runtime/errors.ts';
import { strip } from '../engine/runtime/text.ts';
import { isMapping, isString, typeName, unwrapMarkup } from '../engine/runtime/values.ts';
import type { Message } from './chat-options.ts';

/** Ends with a space to show whether the template trims. */
const tag = 'CONTINUE_FINAL_MESSAGE_TAG ';

/** A conversation whose final message carries the tag. */
export interface ContinuedChat {
  readonly messages: readonly Message[];
  /** The text of the final message before the tag. */
  readonly text: string;
}

/**
 * Copies the conversation with a tag behind the text that the model is to continue.
 *
 * @throws {TemplateError} with transformers' texts when there is no text to continue.
 */
export function tagFinalMessage(messages: readonly Message[], field: string, source: string): ContinuedChat {
  const last = messages.at(-1);
  if (last === undefined) throw pyError('IndexError', 'list index out of range');
  const content = isMapping(last) ? lookup(last, field) : undefined;
  if (content === undefined || content === null)
    throw valueError(`continue_final_message is set but the final message has no "${field}" to continue!`);
  if (!source.includes(field))
    throw valueError(
      `continue_final_message is set to "${field}" but this is not an accepted field in the chat_template`,
    );
  const tagged = Array.isArray(content) ? tagLastText(content) : { value: withTag(content), text: content };
  return {
    messages: [...messages.slice(0, -1), replaced(last, field, tagged.value)],
    text: String(unwrapMarkup(tagged.text)),
  };
}

function tagLastText(blocks: readonly unknown[]) {
  const index = blocks.findLastIndex((block) => isMapping(block) && lookup(block, 'text') !== undefined);
  if (index < 0)
    throw valueError('continue_final_message is set but we could not find any text to continue in the final message!');
  const block = blocks[index] as object;
  const text = lookup(block, 'text');
  return { value: blocks.with(index, replaced(block, 'text', withTag(text))), text };
}

/** Python adds the tag with `+`, which refuses everything but text. */
function withTag(value: unknown): string {
  if (isString(value)) return `${unwrapMarkup(value)}${tag}`;
  throw typeError(`unsupported operand type(s) for +: '${typeName(value)}' and 'str'`);
}

function replaced(fields: object, name: string, value: unknown): Dict {
  const copy = new Dict(listEntries(fields));
  copy.set(name, value);
  return copy;
}

/** Cuts the rendered text off at the tag. */
export function cutAtTag(rendered: string, finalText: string): string {
  const at = rendered.lastIndexOf(tag.trim());
  if (at < 0 || !rendered.includes(strip(finalText, 3)))
    throw valueError(
      'continue_final_message is set but the final message does not appear in the chat after applying the chat ' +
        'template! This can happen if the chat template deletes portions of the final message. Please verify the chat ' +
        'template and final message in your chat to ensure they are compatible.' +
        `Final message to continue: ${strip(finalText, 3)}\nRendered chat:\n${rendered}`,
    );
  const isKept = rendered.startsWith(tag, at);
  return isKept ? rendered.slice(0, at) : strip(rendered.slice(0, at), 2);
}

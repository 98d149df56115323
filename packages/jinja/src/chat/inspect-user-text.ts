import { TemplateError } from '../runtime/errors.ts';
import { inspectTurns, type UserTextInspection } from './inspect-turns.ts';
import { type ChatTemplateSource, prepareChat } from './prepare-chat.ts';

/**
 * Detects, by rendering, whether a user's text can open a turn, and the remedy.
 *
 * @param options `specialTokens`: those of the tokenizer @default texts that look like special tokens
 * @throws {TemplateError} when the template does not compile.
 */
export function inspectUserText(
  source: ChatTemplateSource,
  { specialTokens }: { readonly specialTokens?: readonly string[] } = {},
): UserTextInspection {
  return inspectTurns((messages) => {
    const chat = prepareChat(source, messages, { variables: { bos_token: '<s>', eos_token: '</s>' } });
    try {
      return chat.render();
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
      return undefined;
    }
  }, specialTokens);
}

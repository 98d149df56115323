import type { Environment } from '../engine/environment.ts';
import { TemplateError } from '../engine/runtime/errors.ts';
import { inspectTurns, type UserTextInspection } from './inspect-turns.ts';
import { type ChatTemplateSource, prepareChat, toConfig } from './prepare-chat.ts';
import { specialTokens as tokensOf } from './special-tokens.ts';

/** Options of `inspectUserText`. */
export interface UserTextOptions {
  /** Special tokens of the tokenizer. @default texts that look like special tokens */
  readonly specialTokens?: readonly string[];
  /** Environment of the template, with its limits. @default that of `applyChatTemplate` */
  readonly environment?: Environment | undefined;
}

/**
 * Detects, by rendering, whether a user's text can open a turn, and the remedy. `bos_token` and `eos_token` are those of the
 * configuration, `<s>` and `</s>` without one.
 *
 * @throws {TemplateError} when the template does not compile.
 */
export function inspectUserText(
  source: ChatTemplateSource,
  { specialTokens, environment }: UserTextOptions = {},
): UserTextInspection {
  const variables = { bos_token: '<s>', eos_token: '</s>', ...tokensOf(toConfig(source)) };
  return inspectTurns((messages) => {
    const chat = prepareChat(source, messages, { variables, ...(environment && { environment }) });
    try {
      return chat.render();
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
      return undefined;
    }
  }, specialTokens);
}

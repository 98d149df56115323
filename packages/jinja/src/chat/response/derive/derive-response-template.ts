import { Template } from '../../../engine/environment.ts';
import { valueError } from '../../../engine/runtime/errors.ts';
import type { ChatTemplateOptions } from '../../chat-options.ts';
import { type ChatTemplateSource, prepareChat } from '../../prepare-chat.ts';
import { isRecord } from '../../tokenizer-config.ts';
import { findFamilies } from '../families/index.ts';
import type { ResponseTemplate } from '../response-template.ts';
import { findAnchors } from './anchors.ts';
import { learnParts } from './learn-parts.ts';
import { probeRenderer, USER } from './probe.ts';
import { findProblems, hasLeak, type Problem, writeMessages, writePrompts } from './read-back.ts';
import { responseFields } from './response-fields.ts';

/** Options of a derivation: the name of the template, and variables for its prompts. */
export type DeriveOptions = Pick<ChatTemplateOptions, 'chatTemplate' | 'variables'>;

/**
 * Derives a response template from a chat template: renders small conversations and compares them, to find what the template
 * writes around reasoning, content and tool calls. For families of models that also write calls in other forms than their
 * template does, such as gpt-oss, Qwen3-Coder or DeepSeek, their calls are read in all of these forms.
 *
 * What was found has to read back the conversations that it was derived from.
 *
 * @returns a template that `parseResponse` takes. It can have keys, contents and arguments that transformers does not know.
 * @throws {TemplateError} when the chat template does not compile, refuses a conversation of a user and an assistant, or writes
 * messages in a form that cannot be read back
 */
export function deriveResponseTemplate(source: ChatTemplateSource, options: DeriveOptions = {}): ResponseTemplate {
  // As a configuration, which keeps its compiled template for the next of many renders.
  const config = typeof source === 'string' ? { chat_template: source } : source;
  const { template } = prepareChat(config, [USER], options);
  const render = probeRenderer(config, options);
  const parts = learnParts(render, template.source);
  const anchors = findAnchors(render, parts.start, parts.reasoning ? [parts.reasoning.open] : []);
  const written = writeMessages(render);
  const prompts = writePrompts(render);
  let best: Judged | undefined;
  for (const family of [...findFamilies(template.source), undefined])
    for (const { anchor, lead } of anchors) {
      const found = { defaults: { role: 'assistant' }, ...anchor, fields: responseFields(parts, family, lead) };
      if (hasLeak(found, prompts)) continue;
      const problems = findProblems(found, written);
      if (problems.length === 0) return found;
      if (!best || problems.length < best.problems.length) best = { found, problems };
    }
  const reason = best?.problems.find(({ isGrave }) => isGrave);
  if (best && !reason) return best.found;
  throw valueError(
    `No response template can be derived from this chat template: ${reason?.text ?? LEAK}. Pass a response template of your ` +
      'own, as `response_template` of the configuration or to the parser.',
  );
}

/** A response template, and what it does not read back. */
interface Judged {
  readonly found: ResponseTemplate;
  readonly problems: readonly Problem[];
}

const LEAK = 'a part of the prompt becomes a part of the message';

/**
 * Gives the `response_template` of a tokenizer's configuration; where it has none, derives one from the chat template.
 *
 * @throws {TemplateError} as `deriveResponseTemplate`.
 */
export function responseTemplateOf(source: ChatTemplateSource, options: DeriveOptions = {}): ResponseTemplate {
  const own = isRecord(source) && !(source instanceof Template) ? source.response_template : undefined;
  // What is wrong in it is said when it is used, as in transformers.
  return own ? (own as ResponseTemplate) : deriveResponseTemplate(source, options);
}

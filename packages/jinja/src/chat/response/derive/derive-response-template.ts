import { Template } from '../../../engine/environment.ts';
import { valueError } from '../../../engine/runtime/errors.ts';
import type { ChatTemplateOptions } from '../../chat-options.ts';
import { type ChatTemplateSource, prepareChat } from '../../prepare-chat.ts';
import { isRecord } from '../../tokenizer-config.ts';
import { type Family, findFamilies } from '../families/index.ts';
import type { ResponseField, ResponseTemplate } from '../response-template.ts';
import { findAnchors } from './anchors.ts';
import { learnParts, type Parts } from './learn-parts.ts';
import { allMarks, firstMark, literal, probeRenderer, USER } from './probe.ts';
import { findProblems, hasLeak, type Problem, writeMessages, writePrompts } from './read-back.ts';

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

/**
 * Puts the fields of a response template together; a family's calls take the place of those that were learned.
 *
 * @param lead text that may begin the message and belongs to no field
 */
function responseFields(
  parts: Parts,
  family: Family | undefined,
  lead: string,
): Readonly<Record<string, ResponseField>> {
  const { calls, header, content } = parts;
  if (family?.fields) return { ...family.calls, ...family.fields };
  const opening = family?.opening ?? calls?.field.open_pattern?.replace(/\?P<\w+>/g, '?:') ?? '';
  const next = [header.open && literal(header.open), opening].filter(unique).map((mark) => `(?=${mark})`);
  const contentEnds = [content.close && literal(content.close), ...next.slice(header.open ? 1 : 0)].filter(unique);
  return {
    ...reasoningField(parts, family, next),
    ...(family ? family.calls : calls && { tool_calls: calls.field }),
    content: header.open
      ? { open: header.open, ...(contentEnds.length > 0 && { close_pattern: contentEnds.join('|') }) }
      : implicitContent(parts, family, { opening, lead }),
  };
}

function reasoningField(
  { reasoning }: Parts,
  family: Family | undefined,
  next: readonly string[],
): Readonly<Record<string, ResponseField>> {
  const { field, open, close } = family?.thoughts ?? reasoning ?? { field: '', open: '', close: '' };
  if (!open) return {};
  // Some models open what the prompt has opened.
  const opened = { open_pattern: `${literal(open)}(?:\\s*${literal(open)})?` };
  if (!close) return { [field]: { ...opened, ...(next.length > 0 && { close_pattern: next.join('|') }) } };
  const opening = family && (family.openingInThoughts ?? family.opening);
  if (!opening) return { [field]: { ...opened, close } };
  // A call ends thoughts that nothing closes; before their end it is quoted.
  const end = literal(close);
  return { [field]: { ...opened, close_pattern: `${end}|(?=${opening}(?!.*${end}))` } };
}

/** A field for the text outside of other regions, up to the end of the message. The rest is dropped. */
function implicitContent(
  parts: Parts,
  family: Family | undefined,
  { opening, lead }: { readonly opening: string; readonly lead: string },
): ResponseField {
  const { calls, header, content, reasoning } = parts;
  const close = family?.thoughts?.close ?? reasoning?.close ?? '';
  // A prompt may follow the calls of the last message: only what closes them is a mark.
  const [sectionClose = '', ...behind] = (calls?.sectionClose ?? '').split('\n');
  const section = family ? [] : [...allMarks(calls?.sectionOpen ?? ''), sectionClose.trim()];
  const noise = [header.noise, ...section, close].filter(unique).map(literal);
  const ends = [content.end, firstMark(calls?.end ?? ''), firstMark(behind.join('\n'))].filter(unique);
  const closings = [
    lead && `^\\s*${literal(lead)}`,
    ...noise,
    ...(family?.noise ?? []),
    // What may begin a call does not end the message.
    ...ends.map((end) => `${opening ? `(?!${opening})` : ''}${literal(end)}.*`),
  ].filter(unique);
  return { ...(closings.length > 0 && { close_pattern: closings.join('|') }), repeats: true, join: '' };
}

const unique = (mark: string, index: number, marks: readonly string[]): boolean =>
  mark !== '' && marks.indexOf(mark) === index;

import { isDeepStrictEqual } from 'node:util';
import type { TokenizerConfig } from '../../src/chat/index.ts';
import { deriveResponseTemplate, parseResponse, type ResponseTemplate } from '../../src/chat/response/index.ts';
import { TemplateError } from '../../src/engine/runtime/errors.ts';
import { type Call, MESSAGES, render, tools, USER, type Written, writtenForms } from './written.ts';

/** A rendered message and the outcome of parsing it back, with the true prompt as prefix. */
interface RoundTrip {
  readonly name: string;
  /** The text that a model would have written behind the prompt. */
  readonly text: string;
  readonly prefix: string;
  readonly problem: string | undefined;
}

/** The round trips of one template. */
export interface Judgement {
  readonly template: ResponseTemplate | undefined;
  /** Why no response template could be derived. */
  readonly refusal?: string;
  /** True if the template writes tool calls. */
  readonly rendersCalls: boolean;
  readonly cases: readonly RoundTrip[];
}

/** Writes messages by a chat template, and reads them back by the response template that is derived from it. */
export function judge(chatTemplate: string): Judgement {
  // As a configuration, which keeps its compiled template for the next of many renders.
  const source = { chat_template: chatTemplate };
  let template: ResponseTemplate | undefined;
  let refusal: string | undefined;
  try {
    template = deriveResponseTemplate(source);
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    refusal = error.rawMessage;
  }
  const cases = MESSAGES.flatMap((message) => roundTrip(source, template, message));
  return {
    template,
    ...(refusal !== undefined && { refusal }),
    rendersCalls: cases.some(({ name }) => name.includes('call')),
    cases,
  };
}

/** Empty where the template does not write this kind of message. */
function roundTrip(source: TokenizerConfig, template: ResponseTemplate | undefined, message: Written): RoundTrip[] {
  const written = write(source, message);
  if (!written) return [];
  const { prefix, text } = written;
  // Some templates write what is said before a call as reasoning: the text does not tell which it was.
  const asReasoning =
    message.calls && message.content && write(source, { ...message, content: '', reasoning: message.content });
  if (asReasoning && asReasoning.text === text) return [];
  const problem = template ? read(template, message, text, prefix) : 'no response template';
  return [{ name: message.name, text, prefix, problem }];
}

function read(template: ResponseTemplate, message: Written, text: string, prefix: string): string | undefined {
  try {
    return difference(message, parseResponse(template, text, { prefix, tools }), text);
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return error.message;
  }
}

interface Continued {
  readonly prefix: string;
  readonly text: string;
}

/** The switches of thinking: a history fits the prompt of one of them. */
const SWITCHES: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { enable_thinking: true },
  { enable_thinking: false },
  { thinking: true },
  { thinking: false },
  { thinking_mode: 'enabled' },
  { thinking_mode: 'disabled' },
  { reasoning_effort: 'none' },
  { reasoning_effort: 'high' },
];

/** The switches that a template reads: it writes the same under any other as under none. */
const switchesOf = ({ chat_template: template = '' }: TokenizerConfig) =>
  SWITCHES.filter((variables) => Object.keys(variables).every((name) => String(template).includes(name)));

/** The true prompt, and the text that the template writes for a message behind it. */
function write(source: TokenizerConfig, message: Written): Continued | undefined {
  for (const assistant of writtenForms(message)) {
    const found = switchesOf(source).map((variables) => continued(source, assistant, message, variables));
    if (!found[0] && !found.some(Boolean)) continue;
    return found.find((one) => one?.isExact) ?? found.find((one) => one !== undefined);
  }
  return undefined;
}

function continued(
  source: TokenizerConfig,
  assistant: object,
  message: Written,
  variables: Readonly<Record<string, unknown>>,
): (Continued & { readonly isExact: boolean }) | undefined {
  const whole = render(source, [USER, assistant], { variables });
  const prompt = render(source, [USER], { variables, addGenerationPrompt: true });
  if (whole === undefined || prompt === undefined) return undefined;
  const start = whole.lastIndexOf(USER.content);
  const asked = prompt.slice(prompt.lastIndexOf(USER.content));
  const answered = whole.slice(start);
  if (start < 0 || !isComplete(answered.slice(USER.content.length), message)) return undefined;
  let length = 0;
  while (length < asked.length && asked[length] === answered[length]) length++;
  const [left, text] = [asked.slice(length), answered.slice(length)];
  // The prompt opens thoughts, and the history has none: a model that thinks nothing closes them.
  const [, before, name, behind] = /(<|\[)((?:\w+:)?(?:think|thought)(?::\w+)?)(>|\])\s*$/i.exec(asked) ?? [];
  const end = name && `${before}/${name}${behind}`;
  const isExact = left.trim() === '';
  // Not from the middle of a mark that begins as the mark of thoughts does.
  const cut = /(?:<[^<>]*|\[[A-Z_/]*)$/.exec(answered.slice(0, length))?.[0].length ?? 0;
  if (end && !message.reasoning && !text.includes(end))
    return { prefix: prompt, text: `${end}\n\n${answered.slice(length - cut)}`, isExact: false };
  if (isExact || end || message.reasoning) return { prefix: prompt, text, isExact };
  // What a history writes otherwise than a prompt does: up to there, both are the same.
  return { prefix: whole.slice(0, start + length - cut), text: answered.slice(length - cut), isExact: false };
}

/** True if the text has all that the message has, letter for letter or as JSON. */
function isComplete(text: string, { content, reasoning = '', calls = [] }: Written): boolean {
  const has = (value: unknown) => text.includes(String(value)) || text.includes(JSON.stringify(value).slice(1, -1));
  const names = calls.map(({ function: called }) => called.name);
  return (
    text.includes(content) &&
    text.includes(reasoning) &&
    names.every((name) => text.split(name).length > names.filter((other) => other === name).length) &&
    calls.every((one) =>
      Object.values(one.function.arguments)
        .filter((value) => typeof value === 'string')
        .every(has),
    )
  );
}

function difference(message: Written, parsed: Readonly<Record<string, unknown>>, text: string): string | undefined {
  const { content = '', tool_calls: calls = [] } = parsed as { content?: string; tool_calls?: readonly Call[] };
  const reasoning = parsed.reasoning_content ?? parsed.reasoning ?? parsed.thinking;
  const same = (what: string, wanted: unknown, found: unknown) =>
    isDeepStrictEqual(wanted, found) ? [] : [`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
  const wantedCalls = (message.calls ?? []).map(({ function: called }) => called);
  const problems = [
    ...same('content', message.content, content),
    ...same('reasoning', message.reasoning, reasoning),
    ...same(
      'calls',
      wantedCalls,
      calls.map(({ function: called }) => called),
    ),
    ...(message.calls ?? []).flatMap(({ id }, index) => (text.includes(id) ? same('id', id, calls[index]?.id) : [])),
  ];
  return problems.length === 0 ? undefined : problems.join('\n');
}

/** The fields of a message, with a short answer behind a prompt, that hold more than the answer. */
export function leaks(template: ResponseTemplate, chatTemplate: string): string[] {
  const source = { chat_template: chatTemplate };
  const conversations = [[USER], [{ role: 'system', content: 'Be kind.' }, USER]];
  return switchesOf(source).flatMap((variables) =>
    conversations.flatMap((messages) =>
      [undefined, null].flatMap((given) => {
        const prefix = render(source, messages, { variables, addGenerationPrompt: true, tools: given });
        if (prefix === undefined) return [];
        const { role: _, ...fields } = parseResponse(template, 'It is 42.', { prefix, damaged: 'keep' });
        return Object.values(fields).some((value) => value !== 'It is 42.') ? [JSON.stringify(fields)] : [];
      }),
    ),
  );
}

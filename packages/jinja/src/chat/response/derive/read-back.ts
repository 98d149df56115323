import { TemplateError } from '../../../engine/runtime/errors.ts';
import type { Message } from '../../chat-options.ts';
import { parseResponse } from '../parse-response.ts';
import type { ResponseTemplate } from '../response-template.ts';
import { opensThoughts } from './anchors.ts';
import {
  behindUser,
  CALLED,
  commonPrefix,
  RESULT,
  type Render,
  SWITCHES,
  said,
  TOOLS,
  USER,
  WORDS,
  withoutCutTag,
} from './probe.ts';

/** A message of the assistant as it is given to a chat template. */
interface Wanted {
  readonly kind: string;
  /** True if a parser that does not read it is of no use. */
  readonly isGrave?: boolean;
  readonly content: string;
  readonly reasoning?: string;
  readonly calls?: readonly { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }[];
}

/** A message that is not read back. */
export interface Problem {
  readonly text: string;
  readonly isGrave: boolean;
}

/** A message, and the text that the template writes for it behind a prompt. */
interface Written {
  readonly wanted: Wanted;
  /** The prompt, and what prompt and conversation have in common. */
  readonly prefixes: readonly string[];
  readonly text: string;
}

const REASONING = `${WORDS.reasoning}: is 1 < 2?\nYes.`;
const CONTENT = `${WORDS.content}:\n\n- 1 < 2`;

const call = (name: string, value: string, count: number) => ({
  name,
  arguments: { [WORDS.key]: value, [WORDS.thirdKey]: count },
});
const one = call(WORDS.name, `${WORDS.value} a\nb\n`, 7);
const two = call(WORDS.secondName, WORDS.secondValue, 0);

const MESSAGES: readonly Wanted[] = [
  { kind: 'a text', isGrave: true, content: CONTENT },
  { kind: 'a text after reasoning', isGrave: true, content: CONTENT, reasoning: REASONING },
  { kind: 'a call', isGrave: true, content: '', calls: [one] },
  { kind: 'two calls', content: '', calls: [one, two] },
  { kind: 'a text and a call', content: WORDS.content, calls: [two] },
  { kind: 'a call after reasoning', content: '', reasoning: REASONING, calls: [two] },
];

/** Writes messages by the chat template: those that it writes whole. */
export function writeMessages(render: Render): readonly Written[] {
  return MESSAGES.flatMap((wanted) => {
    const written = write(render, wanted);
    if (!written) return [];
    // Some templates write what is said before a call as reasoning: the text does not tell which it was.
    const asReasoning =
      wanted.calls && wanted.content && write(render, { ...wanted, content: '', reasoning: wanted.content });
    return asReasoning && asReasoning.text === written.text ? [] : [written];
  });
}

/** Says how the messages that a response template reads differ from those that were written. */
export function findProblems(template: ResponseTemplate, written: readonly Written[]): readonly Problem[] {
  return written.flatMap(({ wanted, prefixes, text }) => {
    const found = prefixes.map((prefix) => findProblem(template, wanted, text, prefix));
    const [first] = found;
    if (found.includes(undefined) || first === undefined) return [];
    // What cannot be read stays text: some templates write calls that are no calls of the syntax that their models use.
    const isGrave = wanted.isGrave === true && first.isWrong;
    return [{ text: `it writes ${wanted.kind} as ${excerpt(text)}, ${first.text}`, isGrave }];
  });
}

interface Misread {
  readonly text: string;
  /** True if another message was read; otherwise none. */
  readonly isWrong: boolean;
}

function findProblem(template: ResponseTemplate, wanted: Wanted, text: string, prefix: string): Misread | undefined {
  try {
    const read = parseResponse(template, text, { prefix, tools: TOOLS });
    // The prompt opens thoughts, and the conversation has none, not even their end: no model continues so.
    if (!wanted.reasoning && opensThoughts(prefix) && readReasoning(read) !== undefined) return undefined;
    const found = difference(wanted, read);
    return found === undefined ? undefined : { text: `of which ${found}`, isWrong: true };
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return { text: `which cannot be read: ${error.rawMessage}`, isWrong: false };
  }
}

/** Prompts that a model may be given: with and without a system prompt, tools, a history, the result of a call; all switches. */
export function writePrompts(render: Render): readonly string[] {
  const system: Message = { role: 'system', content: WORDS.next };
  const conversations = [[USER], [system, USER], [USER, said(WORDS.next), USER], [USER, CALLED, RESULT]];
  const prompts = conversations.flatMap((messages) =>
    SWITCHES.flatMap((variables) => [
      render(messages, { addGenerationPrompt: true, variables }),
      render(messages, { addGenerationPrompt: true, variables, tools: null }),
    ]),
  );
  return [...new Set(prompts)].filter((prompt) => prompt !== undefined);
}

/** True if a part of some prompt is read as a part of the message. */
export const hasLeak = (template: ResponseTemplate, prompts: readonly string[]): boolean =>
  prompts.some((prompt) => leaks(template, prompt));

function leaks(template: ResponseTemplate, prefix: string): boolean {
  try {
    const { role: _, ...read } = parseResponse(template, WORDS.content, { prefix });
    return Object.values(read).some((value) => value !== WORDS.content);
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return true;
  }
}

/** The text of a message in the first form that the template writes whole. */
function write(render: Render, wanted: Wanted): Written | undefined {
  for (const asText of [false, true])
    for (const content of wanted.content === '' ? ['', null] : [wanted.content])
      for (const field of wanted.reasoning ? ['reasoning_content', 'reasoning', 'thinking'] : [undefined])
        for (const withNames of [false, true]) {
          const calls = wanted.calls?.map(({ name, arguments: given }, index) => ({
            id: withNames ? `functions.${name}:${index}` : [WORDS.id, WORDS.secondId][index],
            type: 'function',
            function: { name, arguments: asText ? JSON.stringify(given) : given },
          }));
          const message: Message = {
            role: 'assistant',
            content,
            ...(field && { [field]: wanted.reasoning }),
            ...(calls && { tool_calls: calls }),
          };
          const written = behindPrompt(render, message, wanted);
          if (written) return written;
          if (!calls) break;
        }
  return undefined;
}

/** The text behind the prompt of the first switch whose prompt is a beginning of the conversation. */
function behindPrompt(render: Render, message: Message, wanted: Wanted): Written | undefined {
  let rest: Written | undefined;
  for (const variables of SWITCHES) {
    const whole = render([USER, message], { variables });
    const prompt = render([USER], { variables, addGenerationPrompt: true });
    const [tail, asked] = [behindUser(whole), behindUser(prompt)];
    if (whole === undefined || tail === undefined || !isComplete(tail, wanted)) {
      if (Object.keys(variables).length === 0 && whole === undefined) return undefined;
      continue;
    }
    if (prompt === undefined || asked === undefined) continue;
    const shared = commonPrefix([tail, asked]);
    if (asked.slice(shared.length).trim() === '')
      return { wanted, prefixes: [prompt], text: tail.slice(shared.length) };
    const head = prompt.slice(0, prompt.length - asked.length);
    const begun = withoutCutTag(shared);
    rest ??= { wanted, prefixes: [head + begun, prompt], text: tail.slice(begun.length) };
  }
  return rest;
}

/** True if the text has all that the message has, letter for letter or as JSON. */
function isComplete(text: string, { content, reasoning = '', calls = [] }: Wanted): boolean {
  const values = calls.flatMap(({ name, arguments: given }) => [name, ...Object.values(given)]);
  const has = (value: unknown) =>
    text.includes(String(value)) || text.includes(JSON.stringify(value).slice(1, -1) || String(value));
  return text.includes(content) && text.includes(reasoning) && values.every(has);
}

const readReasoning = (read: Readonly<Record<string, unknown>>) =>
  read.reasoning_content ?? read.reasoning ?? read.thinking;

function difference(wanted: Wanted, read: Readonly<Record<string, unknown>>): string | undefined {
  const { content = '', tool_calls: calls = [] } = read as { content?: string; tool_calls?: readonly Called[] };
  const pairs = [
    ['the content is', wanted.content, content],
    ['the reasoning is', wanted.reasoning, readReasoning(read)],
    ['the calls are', wanted.calls ?? [], calls.map(({ function: called }) => called)],
  ];
  const other = pairs.find(([, want, got]) => JSON.stringify(want) !== JSON.stringify(got));
  return other && `${String(other[0])} read as ${excerpt(other[2])}`;
}

interface Called {
  readonly function: unknown;
}

const excerpt = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

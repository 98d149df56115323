import type { GeneratedChoice } from '../../content/chat/generate.ts';
import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import type { ThoughtsForm } from '../../contract/thinking.ts';

/** The members of messages and deltas that carry thoughts. */
interface ThoughtsWriter {
  /** Members of the whole message. `content` is the one without thoughts. */
  readonly message: (thoughts: string, content: string | null) => JsonObject;
  /** Members of a delta with a piece of the thoughts. */
  readonly delta: (piece: string) => JsonObject;
}

const WRITERS: Readonly<Record<Exclude<ThoughtsForm, 'tags' | 'thought-tags'>, ThoughtsWriter>> = {
  reasoning_content: {
    message: (thoughts) => ({ reasoning_content: thoughts }),
    delta: (piece) => ({ content: null, reasoning_content: piece }),
  },
  reasoning: { message: (thoughts) => ({ reasoning: thoughts }), delta: (piece) => ({ reasoning: piece }) },
  'reasoning+details': {
    message: (thoughts) => ({ reasoning: thoughts, reasoning_details: [detail(thoughts)] }),
    delta: (piece) => ({ content: '', reasoning: piece, reasoning_details: [detail(piece)] }),
  },
  reasoning_details: {
    message: (thoughts) => ({ reasoning_details: [minimaxDetail(thoughts)] }),
    delta: (piece) => ({ content: '', reasoning_details: [minimaxDetail(piece)] }),
  },
  parts: {
    message: (thoughts, content) => ({
      content: [thinkingPart(thoughts), ...(content ? [{ type: 'text', text: content }] : [])],
    }),
    delta: (piece) => ({ content: [thinkingPart(piece)] }),
  },
  hidden: { message: () => ({}), delta: () => ({}) },
};

/** The members of a message that carry its thoughts. */
export function thoughtsOfMessage(
  form: ThoughtsForm | undefined,
  { thoughts }: GeneratedChoice,
  content: string | null,
): JsonObject {
  if (form === undefined || form === 'tags' || form === 'thought-tags' || thoughts.length === 0) return {};
  return WRITERS[form].message(thoughts.join(''), content);
}

/** The deltas that carry the thoughts of a choice, in their order. */
export function thoughtDeltas(form: ThoughtsForm | undefined, { thoughts }: GeneratedChoice): readonly JsonObject[] {
  if (form === undefined || form === 'tags' || form === 'hidden') return [];
  if (form !== 'thought-tags') return thoughts.map(WRITERS[form].delta);
  const marked = { extra_content: { google: { thought: true } } };
  return tagged('thought', thoughts, []).map((content) => ({ content, ...marked }));
}

/** A choice whose thoughts are part of its text, where they are written so in messages. */
export function inlineThoughts(form: ThoughtsForm | undefined, choice: GeneratedChoice): GeneratedChoice {
  if (form !== 'tags' || choice.thoughts.length === 0) return choice;
  const isCut = choice.pieces.length === 0 && choice.toolCalls.length === 0;
  const pieces = isCut
    ? ['<think>', '\n', ...choice.thoughts]
    : tagged('think', choice.thoughts, ['\n\n', ...choice.pieces]);
  return { ...choice, thoughts: [], pieces };
}

/** The content of a message with its thoughts in front, where they are marked in deltas only. */
export function contentWithThoughts(form: ThoughtsForm | undefined, { thoughts, pieces }: GeneratedChoice): string {
  return form === 'thought-tags' && thoughts.length > 0
    ? [...tagged('thought', thoughts, []), ...pieces].join('')
    : pieces.join('');
}

function tagged(tag: string, thoughts: readonly string[], after: readonly string[]): readonly string[] {
  return [`<${tag}>`, '\n', ...thoughts, '\n', `</${tag}>`, ...after];
}

const thinkingPart = (text: string) => ({ type: 'thinking', thinking: [{ type: 'text', text }] });

const detail = (text: string) => ({ type: 'reasoning.text', text, format: 'unknown', index: 0 });

const minimaxDetail = (text: string) => ({
  type: 'reasoning.text',
  id: 'reasoning-text-1',
  format: 'MiniMax-response-v1',
  index: 0,
  text,
});

/** Members of thoughts and of their signature; a signature belongs to the item of `reasoning_details` with its type. */
export function joinDetails(thoughts: JsonObject, signature: JsonObject): JsonObject {
  const items = readDetails(thoughts);
  const signed = readDetails(signature);
  if (signed.length === 0) return { ...thoughts, ...signature };
  const isSame = (one: JsonObject, other: JsonObject) => one.type === other.type && one.index === other.index;
  const joined = [
    ...items.map((item) => ({ ...item, ...signed.find((one) => isSame(one, item)) })),
    ...signed.filter((one) => !items.some((item) => isSame(one, item))),
  ];
  return { ...thoughts, reasoning_details: joined };
}

function readDetails({ reasoning_details: details }: JsonObject): readonly JsonObject[] {
  return Array.isArray(details) ? details.filter(isJsonObject) : [];
}

import type { GeneratedChoice } from '../../content/chat/generate.ts';
import type { JsonObject } from '../../contract/json.ts';
import type { ThoughtsForm } from '../../contract/thinking.ts';

/** The members of messages and deltas that carry thoughts. */
interface ThoughtsWriter {
  /** Members of the whole message. `content` is the one without thoughts. */
  readonly message: (thoughts: string, content: string | null) => JsonObject;
  /** Members of a delta with a piece of the thoughts. */
  readonly delta: (piece: string) => JsonObject;
}

const WRITERS: Readonly<Record<Exclude<ThoughtsForm, 'tags'>, ThoughtsWriter>> = {
  reasoning_content: {
    message: (thoughts) => ({ reasoning_content: thoughts }),
    delta: (piece) => ({ content: null, reasoning_content: piece }),
  },
  reasoning: { message: (thoughts) => ({ reasoning: thoughts }), delta: (piece) => ({ reasoning: piece }) },
  parts: {
    message: (thoughts, content) => ({
      content: [thinkingPart(thoughts), ...(content ? [{ type: 'text', text: content }] : [])],
    }),
    delta: (piece) => ({ content: [thinkingPart(piece)] }),
  },
  hidden: { message: () => ({}), delta: () => ({}) },
};

/** The members of a message that carry its thoughts. */
export function thoughtsOfMessage(form: ThoughtsForm | undefined, choice: GeneratedChoice, content: string | null) {
  if (form === undefined || form === 'tags' || choice.thoughts.length === 0) return {};
  return WRITERS[form].message(choice.thoughts.join(''), content);
}

/** The deltas that carry the thoughts of a choice, in their order. */
export function thoughtDeltas(form: ThoughtsForm | undefined, { thoughts }: GeneratedChoice): readonly JsonObject[] {
  if (form === undefined || form === 'tags' || form === 'hidden') return [];
  return thoughts.map(WRITERS[form].delta);
}

/** A choice whose thoughts are part of its text, where they are written so. */
export function inlineThoughts(form: ThoughtsForm | undefined, choice: GeneratedChoice): GeneratedChoice {
  if (form !== 'tags' || choice.thoughts.length === 0) return choice;
  const isCut = choice.pieces.length === 0 && choice.toolCalls.length === 0;
  const end = isCut ? [] : ['\n', '</think>', '\n\n'];
  return { ...choice, thoughts: [], pieces: ['<think>', '\n', ...choice.thoughts, ...end, ...choice.pieces] };
}

function thinkingPart(text: string): JsonObject {
  return { type: 'thinking', thinking: [{ type: 'text', text }] };
}

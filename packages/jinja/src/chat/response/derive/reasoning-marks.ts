import type { Message } from '../../chat-options.ts';
import { firstMark, isClosing, WORDS } from './probe.ts';

/** The marks around reasoning, and the field of a message that it belongs to. */
export interface ReasoningMarks {
  readonly field: string;
  readonly open: string;
  /** '' if the reasoning ends where something else begins. */
  readonly close: string;
}

interface Turns {
  readonly turn: (message: Message) => string | undefined;
  /** The part of the prompt that belongs to the assistant's turn. */
  readonly prompt: string;
  readonly source: string;
  /** The mark that opens content. */
  readonly open: string;
}

/** Marks to search for in the source of templates that render no reasoning. */
const KNOWN = [
  ['<think>', '</think>'],
  ['<seed:think>', '</seed:think>'],
  ['[THINK]', '[/THINK]'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
  ['<thought>', '</thought>'],
  ['<thinking>', '</thinking>'],
] as const;

/** Finds the marks around reasoning: in what the template writes, in the prompt, or among the usual ones in its source. */
export function reasoningMarks(turns: Turns): ReasoningMarks | undefined {
  const { turn, prompt, source } = turns;
  const call = {
    id: WORDS.id,
    type: 'function',
    function: { name: WORDS.name, arguments: { [WORDS.key]: WORDS.value } },
  };
  for (const field of ['reasoning_content', 'reasoning', 'thinking']) {
    const thought = { role: 'assistant', content: WORDS.content, [field]: WORDS.reasoning };
    const beforeContent = between(turn(thought), WORDS.content, turns);
    if (beforeContent) return { field, ...beforeContent };
    const called = turn({ ...thought, content: '', tool_calls: [call] });
    const beforeCall = between(called, undefined, turns);
    if (beforeCall) return { field, ...beforeCall };
  }
  const known = KNOWN.find(([open, close]) => (source + prompt).includes(open) && (source + prompt).includes(close));
  const [open, close] = known ?? (source.includes('</think>') || prompt.includes('<think>') ? KNOWN[0] : []);
  return open && close ? { field: 'reasoning_content', open, close } : undefined;
}

function between(text: string | undefined, next: string | undefined, { prompt, open: contentOpen }: Turns) {
  const at = text?.indexOf(WORDS.reasoning) ?? -1;
  if (text === undefined || at < 0) return undefined;
  const end = next === undefined ? -1 : text.indexOf(next, at);
  if (next !== undefined && end < 0) return undefined;
  const after = text.slice(at + WORDS.reasoning.length, end < 0 ? undefined : end).trim();
  const isOpen = contentOpen !== '' && after.endsWith(contentOpen);
  const rest = isOpen ? after.slice(0, -contentOpen.length) : after;
  // Where nothing is left, the mark closes the reasoning, by its look, or it opens the content.
  const own = rest.trim() || (isClosing(after) ? after : '');
  const open = text.slice(0, at).trim() || prompt.trim();
  const close = firstMark(own);
  return open ? { open, close } : undefined;
}

import type { Forgery } from '../../template-engine/protocol.ts';

/** Meaning and remedy of a forged turn, by its remedy. */
export const FORGED_TURN = {
  marks:
    'The text of the user reads as the end of the message and a turn of its own. Tokenize text from messages without special tokens.',
  escaping:
    'The text of the user reads as a turn of its own. This template writes turns as plain text, which no tokenizer can tell apart: remove such text from what users write.',
} as const;

const PLACES: Readonly<Record<Forgery['place'], string>> = {
  end: 'which the template writes at the end of a turn',
  start: 'which the template writes at the beginning of a turn',
  elsewhere: 'which the template writes itself',
  text: 'with which the template begins a turn',
  tokenizer: 'which is a special token of the tokenizer',
};

/** The words before and after the text that forges: `Message 2 (user) contains`, `which the template writes …`. */
export function describeForgery({ messages, place }: Forgery): { readonly before: string; readonly after: string } {
  return { before: holders(messages), after: PLACES[place] };
}

function holders(messages: Forgery['messages']): string {
  const [first, ...more] = messages.map(({ index, role }) => `${index + 1}${role && ` (${role})`}`);
  if (first === undefined) return 'The input, outside of its messages, contains';
  if (more.length === 0) return `Message ${first} contains`;
  return `Messages ${[first, ...more.slice(0, -1)].join(', ')} and ${more.at(-1)} contain`;
}

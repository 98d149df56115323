import type { Forgery } from '../../template-engine/protocol.ts';

/** Meaning and remedy of a forged turn, by its remedy. */
export const FORGED_TURN = {
  marks: 'User text ends the message and forges a turn. Tokenize text from messages without special tokens.',
  escaping: 'User text forges a turn. This template writes turns as plain text: remove such text from messages.',
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

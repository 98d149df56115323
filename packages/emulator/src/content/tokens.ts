/** Words with their leading blank, cut to pieces of at most six letters, numbers, single signs, runs of white space. */
const PIECE = / ?\p{L}{1,6}|\p{L}{1,6}|\p{M}+| ?\d{1,3}|\s+|[^\s\p{L}\p{M}\d]/gu;

/** Cuts a text into pieces of the size a language model's tokens have; joined they are the text again. */
export function tokenize(text: string): string[] {
  return text.match(PIECE) ?? [];
}

/** How many tokens a text counts as. */
export function countTokens(text: string): number {
  return tokenize(text).length;
}

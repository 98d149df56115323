/** Words with their leading space, split after six letters; numbers; punctuation marks; runs of white space. */
const PIECE = / ?\p{L}{1,6}|\p{L}{1,6}|\p{M}+| ?\d{1,3}|\s+|[^\s\p{L}\p{M}\d]/gu;

/** Splits a text into tokens of about the size that language models use; joined they are the text again. */
export function tokenize(text: string): string[] {
  return text.match(PIECE) ?? [];
}

/** The number of tokens of a text. */
export function countTokens(text: string): number {
  return tokenize(text).length;
}

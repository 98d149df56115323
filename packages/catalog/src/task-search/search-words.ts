/** Filler words, which searches ignore. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'into', 'my', 'of', 'on', 'the', 'to', 'with']);

/** Splits a text into lower-case words of letters and digits: `Text-to-Image` has three. */
export function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the words of a search without fillers; all words if they are all fillers. */
export function searchWords(text: string): readonly string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** True if every word of a search begins a word of the text: `backgr` is found in `Remove background`, `ground` is not. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = splitWords(text);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Words that people write between those that say something. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'into', 'my', 'of', 'on', 'the', 'to', 'with']);

/** Splits a text into lower-case words of letters and digits. */
export function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the words of a search that say something; all of them where none does. */
export function searchWords(text: string): readonly string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

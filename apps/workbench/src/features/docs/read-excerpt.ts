/** Returns the singular of a word, by which it is found in either number. */
export function readSingular(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || /[su]s$/.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Characters before and after the words of an excerpt. */
const AROUND = [24, 60] as const;

/** Cuts the first place with one of the words, in the singular, out of a text; the words are at the odd places. Empty where there is none. */
export function readExcerpt(text: string, words: readonly string[]): readonly string[] {
  const found = new RegExp(`(\\b(?:${words.map(toPattern).join('|')})\\w*)`, 'i');
  const at = text.search(found);
  if (words.length === 0 || at < 0) return [];
  const start = at <= AROUND[0] ? 0 : text.indexOf(' ', at - AROUND[0]) + 1;
  const end = at + AROUND[1] >= text.length ? text.length : text.lastIndexOf(' ', at + AROUND[1]);
  const excerpt = text.slice(start, Math.max(end, at)).split(new RegExp(found, 'gi'));
  return excerpt.map((part, place) => {
    if (place === 0 && start > 0) return `…${part}`;
    return place === excerpt.length - 1 && end < text.length ? `${part}…` : part;
  });
}

/** A pattern that a word matches in both numbers. */
function toPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/y$/, '(?:y|ie)');
}

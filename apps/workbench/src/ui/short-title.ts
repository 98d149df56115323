/** Length of a title in characters, at most. */
const LENGTH = 80;

/** A text as the title of an entry: on one line, and cut with `…` where it is long. */
export function shortTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  // Half of a character outside the basic plane shows as a replacement character.
  const start = line.slice(0, LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

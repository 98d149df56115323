// The codes of the signs inside of a tag's delimiters, which control the white space beside it.
export const MINUS = 45;
export const PLUS = 43;

/** Python's whitespace, for a character class: without U+FEFF, with U+001C to U+001F and U+0085. */
export const SPACES = '\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** True if Python's `str.isspace` and `\s` count this UTF-16 unit as white space. */
export function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code > 8 && code < 14) || (code > 27 && code < 32);
  // JavaScript's class lacks the one and has the other.
  return code === 0x85 || (code !== 0xfeff && /\s/.test(String.fromCharCode(code)));
}

/** The first offset from `start` that is not white space. */
export function skipSpace(source: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(source.charCodeAt(at))) at++;
  return at;
}

/** The end of `source.slice(start, end)` without the white space at its end. */
export function trimEnd(source: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(source.charCodeAt(at - 1))) at--;
  return at;
}

/** The length of the line end at this offset: 2 for `\r\n`, 1 for `\r` or `\n`, otherwise 0. */
export function newlineAt(source: string, at: number): number {
  const code = source.charCodeAt(at);
  if (code === 10) return 1;
  if (code !== 13) return 0;
  return source.charCodeAt(at + 1) === 10 ? 2 : 1;
}

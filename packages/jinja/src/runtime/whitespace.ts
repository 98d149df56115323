/** Python's whitespace, for a character class: without U+FEFF, with U+001C to U+001F and U+0085. */
export const SPACES = '\\t-\\r\\x1c- \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

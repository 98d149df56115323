import type { Choices } from '../choices.ts';

/** Pieces of text in which engines differ: case, width, blanks, controls, combining and astral characters. */
export const PIECES: readonly string[] = [
  'a',
  'b',
  'abc',
  'Hello',
  ' ',
  'x y',
  '1',
  '-2',
  '3.5',
  '\n',
  'user',
  'A B',
  '  ',
  '\t',
  'Hello World',
  '<b>',
  '&',
  '"',
  "'",
  '%',
  '%s',
  '{}',
  '_',
  '.',
  ',',
  ':',
  '/',
  '\\',
  'é',
  'ß',
  'İ',
  'ı',
  'ǆ',
  'ﬁ',
  'Σας',
  'ΑΣ',
  '日本',
  '😀',
  '👩‍👧',
  'e\u0301',
  '\r\n',
  '\r',
  '\u0000',
  '\u001c',
  '\u001f',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '٣',
  '²',
  '½',
  'Ⅷ',
  '\u00ad',
  "don't",
  'ABC def',
  '&lt;',
  '&amp;#39;',
  '<a href="x">l</a>',
  'http://a.io/?q=1&b=2',
  'www.b.org',
  'me@x.com',
  '1_000',
  '0x1f',
  'True',
  'none',
  '1e5',
  'inf',
  'nan',
  '-',
  '+7',
  '<!-- c -->',
  'the quick brown fox jumps',
  'a-b_c.d',
  '\u{10ffff}',
  '\u007f',
  '\v',
  '\f',
  '\u2003',
  '{{',
  '{%',
  '#}',
  '\u0301',
  '\u{1d400}',
  'ŉ',
  'ᾳ',
  'Ა',
  'ა',
  'ʼn',
  '\ud83d\udc4d\ud83c\udffd',
];

/** A text made of such pieces. */
export function text(choices: Choices, most = 4): string {
  return choices.several(most, () => choices.oneOf(PIECES)).join('');
}

/** A string literal of the template language, with escapes of any kind. */
export function stringLiteral(choices: Choices, value = text(choices, 3)): string {
  const quote = choices.oneOf(["'", '"']);
  const escapeAll = choices.chance(10);
  let body = '';
  for (const char of value) {
    const code = char.codePointAt(0) as number;
    if (char === quote || char === '\\') body += `\\${char}`;
    else if (char === '\n') body += choices.oneOf(['\\n', '\\n', '\n', '\\x0a', '\\12']);
    else if (escapeAll)
      body += code > 0xffff ? `\\U${hex(code, 8)}` : code > 0xff ? `\\u${hex(code, 4)}` : `\\x${hex(code, 2)}`;
    else body += char;
  }
  if (choices.chance(3))
    body += choices.oneOf(['\\s', '\\d', '\\t', '\\0', '\\101', '\\r', '\\{', '\\/', '\\\n', '\\a', '\\e']);
  return `${quote}${body}${quote}`;
}

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

/** Numbers as templates write them. */
export const INTEGERS: readonly string[] = [
  '0',
  '1',
  '2',
  '3',
  '-1',
  '5',
  '10',
  '7',
  '-2',
  '100',
  '1_000',
  '0x1F',
  '0b101',
  '0o17',
  '255',
  '9007199254740991',
  '9007199254740993',
  '123456789012345678901234567890',
  '-9007199254740992',
  '65',
  '4294967296',
  '2147483648',
  '00',
  '0X1f',
  '0B11',
];

export const FLOATS: readonly string[] = [
  '1.0',
  '0.5',
  '2.5',
  '-1.5',
  '0.1',
  '3.14159',
  '1e5',
  '1e16',
  '1e-5',
  '1.5e-7',
  '1e22',
  '123456789.125',
  '0.0',
  '-0.0',
  '1e100',
  '2.675',
  '1_0.2_5',
  '1E3',
  '9007199254740993.0',
  '1e15',
  '0.30000000000000004',
  '100.0',
  '1e-4',
  '1.5E+3',
  '1e400',
];

/** A JSON text for a string: control characters must be escaped, the rest may be. */
export const jsonString = (value: string): string => JSON.stringify(value);

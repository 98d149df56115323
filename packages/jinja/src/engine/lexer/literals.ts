import { type Place, pyError } from '../runtime/errors.ts';
import { tooManyDigits } from '../runtime/number.ts';
import { toInt } from '../runtime/values.ts';

const single: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
};

const digits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The text of a string literal's inside, with Python's escapes; unknown escapes stay as they are. `place`: that of the literal. */
export function decodeString(text: string, place: Place): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', from)) {
    result += text.slice(from, at);
    const char = String.fromCodePoint(text.codePointAt(at + 1) ?? 92);
    from = at + 1 + char.length;
    const code = char.codePointAt(0) as number;
    const size = digits[char];
    if (single[char] !== undefined) result += single[char];
    else if (size) {
      const hex = text.slice(from, from + size);
      const point = /^[\da-f]+$/i.test(hex) && hex.length === size ? Number.parseInt(hex, 16) : Infinity;
      if (point > 0x10ffff) throw pyError('TemplateSyntaxError', `invalid escape \\${char}${hex}`).locate(place);
      result += String.fromCodePoint(point);
      from += size;
    } else if (code > 47 && code < 56) {
      const octal = (/^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4)) as RegExpExecArray)[0];
      result += String.fromCharCode(Number.parseInt(octal, 8));
      from = at + 1 + octal.length;
    } else if (char === 'N') {
      const isNamed = /^\{[^}]+\}/.test(text.slice(from));
      throw pyError(
        'TemplateSyntaxError',
        isNamed ? 'unknown Unicode character name' : 'malformed \\N character escape',
      ).locate(place);
    } else result += code < 128 ? `\\${char}` : `\\${escaped(code)}`;
  }
  return result + text.slice(from);
}

/** Formats an escape without its backslash; Python escapes non-ASCII characters before it reads escapes. */
export function escaped(code: number): string {
  const [letter, size] = code < 256 ? ['x', 2] : code < 0x10000 ? ['u', 4] : (['U', 8] as const);
  return letter + code.toString(16).padStart(size as number, '0');
}

const integer = /0b(?:_?[01])+|0o(?:_?[0-7])+|0x(?:_?[\da-f])+|[1-9](?:_?\d)*|0(?:_?0)*/iy;
const float = /\d+(?:_\d+)*(?:(?:\.\d+(?:_\d+)*)?e[+-]?\d+(?:_\d+)*|\.\d+(?:_\d+)*)/iy;
const maxDigits = 4300;

/** The number that starts here: floats as JavaScript has them, ints as numbers or, where they are long, big integers. */
export function readNumber(source: string, start: number): { end: number; value: number | bigint; isFloat: boolean } {
  float.lastIndex = start;
  // After a `.` only ints can follow: `rows.0.1` are two of them.
  const isFloat = source.charCodeAt(start - 1) !== 46 && float.test(source);
  if (!isFloat) {
    integer.lastIndex = start;
    integer.test(source);
  }
  const end = isFloat ? float.lastIndex : integer.lastIndex;
  const text = source.slice(start, end).replaceAll('_', '');
  if (text.length > maxDigits && !isFloat && !/^0[xob]/i.test(text))
    throw tooManyDigits().locate({ source, start, end });
  return { end, value: isFloat || text.length < 15 ? Number(text) : toInt(BigInt(text)), isFloat };
}

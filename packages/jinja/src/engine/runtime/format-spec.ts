import { pyError, typeError, valueError } from './errors.ts';
import { pattern } from './lazy.ts';
import { asciiDigits, floatRepr, intRepr, primitive, scaled, toDouble } from './number.ts';
import { str } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { pointCount } from './sequences.ts';
import { align, firstMatch, padding, slicePoints } from './text.ts';
import { isFloat, isNumber, isString, typeName, type Value } from './values.ts';

/** A positive number with this many digits after the point, rounded half to even. */
function fixed(value: number, precision: number): string {
  const digits = scaled(value, precision)
    .toString()
    .padStart(precision + 1, '0');
  return precision ? `${digits.slice(0, -precision)}.${digits.slice(-precision)}` : digits;
}

/** The digits of a positive number rounded to `precision + 1` of them, and its decimal exponent. */
function scientific(value: number, precision: number): [digits: string, exponent: number] {
  let exponent = value ? +(value.toExponential().split('e')[1] as string) : 0;
  let digits = scaled(value, precision - exponent).toString();
  if (digits.length > precision + 1) digits = scaled(value, precision - ++exponent).toString();
  return [digits.padEnd(precision + 1, '0'), exponent];
}

const pointed = (digits: string, alt: string): string =>
  digits[0] + (digits.length > 1 ? `.${digits.slice(1)}` : alt && '.');

/** The text of a positive float by the letter of a format; `''` means `repr` or, with a precision, `g` with `.0`. */
function floatText(value: number, letter: string, precision: number | undefined, alt = ''): string {
  const kind = letter.toLowerCase();
  if (!Number.isFinite(value)) return floatRepr(value) + (kind === '%' ? '%' : '');
  if (!kind && precision === undefined) return floatRepr(value);
  let digits = precision ?? 6;
  if (kind === '%') return `${fixed(value * 100, digits)}${digits ? '' : alt && '.'}%`;
  if (kind === 'f') return fixed(value, digits) + (digits ? '' : alt && '.');
  const isGeneral = kind !== 'e';
  if (isGeneral) digits = (digits || 1) - 1;
  const [figures, exponent] = scientific(value, digits);
  const tail = `e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
  if (!isGeneral) return pointed(figures, alt) + tail;
  const trim = (text: string) => (alt || !text.includes('.') ? text : text.replace(/\.?0+$/, ''));
  if (exponent < -4 || exponent > digits - +!kind) return trim(pointed(figures, alt)) + tail;
  const text = trim(fixed(value, digits - exponent) + (digits === exponent ? alt && '.' : ''));
  return kind || text.includes('.') ? text : `${text}.0`;
}

const radix: Record<string, number> = { b: 2, o: 8, x: 16, X: 16 };

/** The text of a positive int by the letter of a format, and its prefix. */
function intText(value: number | bigint, letter: string): [prefix: string, digits: string] {
  const base = radix[letter];
  if (!base) return ['', intRepr(value)];
  const digits = value.toString(base);
  return letter === 'X' ? ['0X', digits.toUpperCase()] : [`0${letter}`, digits];
}

/** Puts `separator` between groups of digits, from the right; `minimum` digits and separators come out at least. */
function group(digits: string, separator: string, size: number, minimum: number): string {
  const text = digits.padStart(minimum - Math.floor((minimum - 1) / (size + 1)), '0');
  const first = ((text.length - 1) % size) + 1;
  return text.slice(0, first) + text.slice(first).replace(new RegExp(`.{${size}}`, 'g'), `${separator}$&`);
}

const specPattern = pattern(
  '^(?:(.)?([<>=^]))?([-+ ]?)(z?)(#?)(0?)(\\p{Nd}*)([,_]?)(?:\\.(\\p{Nd}+))?([a-zA-Z%]?)$',
  'su',
);

/** Python's `format(value, spec)`. */
export function formatValue(rt: Runtime, value: Value, spec: string): string {
  if (!spec) return str(value, rt);
  const type = typeName(value);
  const isText = isString(value);
  if (!isText && !isNumber(value)) throw typeError(`unsupported format string passed to ${type}.__format__`);
  const match = specPattern().exec(spec);
  const check = (isRight: boolean) => {
    if (!isRight) throw valueError(`Invalid format specifier '${spec}' for object of type '${type}'`);
  };
  check(match !== null);
  const [, fillChar, side, sign = '', coerced, alt = '', zero, widthText = '', comma = '', precisionText, letter = ''] =
    match as RegExpExecArray;
  const width = +asciiDigits(widthText);
  const precision = precisionText === undefined ? undefined : +asciiDigits(precisionText);
  const longest = Math.max(width, precision ?? 0);
  // Python counts them in 64 bits.
  check(longest < 2 ** 63);
  rt.grow(longest);
  const fill = fillChar ?? (zero ? '0' : ' ');
  check(!comma || (comma === ',' ? /^[deEfFgG%]?$/ : /^[bodxXeEfFgG%]?$/).test(letter));
  let head = '';
  let body: string;
  if (isText) {
    check(/^s?$/.test(letter) && !sign && !coerced && !alt && !comma && side !== '=');
    body = str(value);
    if (precision !== undefined) body = slicePoints(body, 0, precision);
  } else {
    const number = primitive(value);
    const isNegative = number < 0 || (Object.is(number, -0) && isFloat(value));
    const positive = isNegative ? -number : number;
    head = isNegative ? '-' : sign === '-' ? '' : sign;
    if (isFloat(value) || /[eEfFgG%]/.test(letter)) {
      check(/^[eEfFgGn%]?$/.test(letter));
      body = floatText(toDouble(positive), letter === 'n' ? 'g' : letter, precision, alt);
      // -0.0, and what is rounded to it.
      if (coerced && isNegative && /^[0.e+%]*$/.test(body)) head = sign === '-' ? '' : sign;
      if (/[EFG]/.test(letter)) body = body.toUpperCase();
    } else {
      check(/^[bcdnoxX]?$/.test(letter) && precision === undefined && !coerced && !(letter === 'c' && sign));
      if (letter === 'c') {
        head = '';
        body = toCharacter(number);
      } else {
        const [prefix, digits] = intText(positive, letter);
        if (alt) head += prefix;
        body = digits;
      }
    }
    const how = side ?? (zero ? '=' : '>');
    if (comma) {
      const whole = radix[letter] ? body : firstMatch(/^[0-9]*/, body);
      const tail = body.slice(whole.length);
      const room = how === '=' && fill === '0' ? width - head.length - tail.length : 0;
      if (whole) body = group(whole, comma, radix[letter] ? 4 : 3, room) + tail;
    }
    if (how === '=') return head + padding(rt, fill, width - head.length - pointCount(body)) + body;
  }
  return align(rt, head + body, side ?? (isText ? '<' : '>'), width, fill);
}

/** The character with this code point. */
export function toCharacter(point: number | bigint): string {
  if (point < 0 || point > 0x10ffff) throw pyError('OverflowError', '%c arg not in range(0x110000)');
  return String.fromCodePoint(Number(point));
}

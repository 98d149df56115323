import { pyError } from './errors.ts';
import { charOf, floatText, intText } from './format-spec.ts';
import { escapeText } from './markup.ts';
import { floatOf, primitive, truncate } from './number.ts';
import { quote, repr, str } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { pointCount } from './sequences.ts';
import { cut, padding } from './text.ts';
import {
  Float,
  fail,
  isFloat,
  isMapping,
  isNumber,
  isString,
  lookup,
  Markup,
  Tuple,
  typeName,
  Undefined,
  type Value,
} from './values.ts';

const directive = /%(?:\(((?:[^()]|\([^()]*\))*)\))?([-+ #0]*)(\*|[0-9]+)?(?:\.(\*|[0-9]*))?[hlL]?([\s\S])?/gu;

/** `format % args`: one value, a tuple of them, or a mapping for `%(name)s`. Markup escapes what it takes in. */
export function percentFormat(rt: Runtime, format: string | Markup, args: Value): string | Markup {
  const isMarkup = format instanceof Markup;
  const source = isMarkup ? format.text : format;
  const values: readonly Value[] = args instanceof Tuple ? args : [args];
  let used = 0;
  let isKeyed = false;
  const next = (): Value => {
    if (isKeyed || used >= values.length) throw pyError('TypeError', 'not enough arguments for format string');
    return values[used++];
  };
  const star = (text: string | undefined): number | undefined => {
    if (text !== '*') return text === undefined ? undefined : +text;
    const value = next();
    if (typeof value !== 'number' || isFloat(value)) throw pyError('TypeError', '* wants int');
    return value;
  };
  const safe = (text: string): string => (isMarkup ? escapeText(text) : text);
  const result = source.replace(
    directive,
    (whole, name, flags: string, widthText, precisionText, letter, at: number) => {
      if (whole === '%%') return '%';
      let value: Value;
      const isOpen = name === undefined && letter === '(';
      if (isOpen || name !== undefined) {
        if (args instanceof Undefined) throw fail(args);
        const isList = Array.isArray(args) && !(args instanceof Tuple);
        if (isList && !isOpen) throw pyError('TypeError', 'list indices must be integers or slices, not str');
        if (!isList && !isMapping(args)) throw pyError('TypeError', 'format requires a mapping');
        if (isOpen) throw pyError('ValueError', 'incomplete format key');
        value = lookup(args as object, name);
        if (value === undefined) throw pyError('KeyError', quote(name));
        isKeyed = true;
      }
      if (letter === undefined) throw pyError('ValueError', 'incomplete format');
      let width = star(widthText) ?? 0;
      const given = star(precisionText);
      const precision = given && Math.max(0, given);
      const isLeft = flags.includes('-') || width < 0;
      width = Math.abs(width);
      rt.grow(Math.max(width, precision ?? 0));
      if (name === undefined) value = next();
      let [head, body] = ['', ''];
      if (/[sra]/.test(letter)) {
        body =
          letter === 's'
            ? isMarkup && value instanceof Markup
              ? value.text
              : safe(str(value, rt))
            : safe(repr(value, rt));
        if (letter === 'a') body = body.replace(/[^\0-\x7f]/gu, escapeWide);
        if (precision !== undefined) body = cut(body, 0, precision);
      } else if (letter === 'c') body = charArgument(value);
      else if (/[diuoxXeEfFgG]/.test(letter)) {
        [head, body] = numberArgument(value, letter, precision, flags);
        if (flags.includes('0') && !isLeft) body = padding(rt, '0', width - head.length - body.length) + body;
      } else {
        const index = pointCount(source.slice(0, at + whole.length)) - 1;
        const code = (letter.codePointAt(0) as number).toString(16);
        throw pyError('ValueError', `unsupported format character '${letter}' (0x${code}) at index ${index}`);
      }
      const pad = padding(rt, ' ', width - pointCount(head + body));
      return isLeft ? head + body + pad : pad + head + body;
    },
  );
  const isSubscriptable =
    isMapping(args) || (Array.isArray(args) && !(args instanceof Tuple)) || args instanceof Undefined;
  if (used < values.length && !isSubscriptable)
    throw pyError('TypeError', 'not all arguments converted during string formatting');
  rt.grow(result.length);
  return isMarkup ? new Markup(result) : result;
}

const escapeWide = (char: string): string => {
  const point = char.codePointAt(0) as number;
  const code = point.toString(16);
  return point < 256 ? `\\x${code}` : point < 65536 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`;
};

function charArgument(value: Value): string {
  if (isString(value) && pointCount(str(value)) === 1) return str(value);
  if (!isNumber(value) || isFloat(value)) throw pyError('TypeError', '%c requires int or char');
  return charOf(primitive(value));
}

/** Sign or prefix, and digits, of a number for one of `diuoxXeEfFgG`. */
function numberArgument(value: Value, letter: string, precision: number | undefined, flags: string): [string, string] {
  const isInteger = /[diuoxX]/.test(letter);
  if (!isNumber(value)) {
    if (value instanceof Undefined && (!isInteger || /[diu]/.test(letter))) throw fail(value);
    throw pyError(
      'TypeError',
      isInteger
        ? `%${letter} format: ${/[diu]/.test(letter) ? 'a real number' : 'an integer'} is required, not ${typeName(value)}`
        : `must be real number, not ${typeName(value)}`,
    );
  }
  const isReal = isFloat(value);
  if (isReal && /[oxX]/.test(letter))
    throw pyError('TypeError', `%${letter} format: an integer is required, not float`);
  const number = isReal && isInteger ? truncate(floatOf(primitive(value))) : primitive(value);
  const isNegative = number < 0 || (value instanceof Float && !isInteger && Object.is(number, -0));
  const positive = isNegative ? -number : number;
  const alt = flags.includes('#') ? '#' : '';
  const sign = isNegative ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '';
  if (isInteger) {
    const [prefix, digits] = intText(positive, letter);
    return [sign + (alt && prefix), digits.padStart(precision ?? 0, '0')];
  }
  const text = floatText(floatOf(positive), letter, precision, alt);
  return [sign, /[EFG]/.test(letter) ? text.toUpperCase() : text];
}

import { Bytes } from './bytes.ts';
import { lookup } from './dict.ts';
import { pyError, typeError, valueError } from './errors.ts';
import { formatValue, toCharacter } from './format-spec.ts';
import { replaceInChunks } from './map-text-in-chunks.ts';
import { escapeText } from './markup.ts';
import { primitive, toDouble, toIndex, truncate } from './number.ts';
import { escapeChar, quote, repr, str } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { pointCount, Range } from './sequences.ts';
import { align, firstMatch, slicePoints } from './text.ts';
import { Undefined } from './undefined.ts';
import {
  asMarkup,
  isFloat,
  isInteger,
  isMapping,
  isNumber,
  isString,
  Markup,
  PyObject,
  Tuple,
  typeName,
  type Value,
} from './values.ts';

const directive = /%(?:\(((?:[^()]|\([^()]*\))*)\))?([-+ #0]*)(\*|[0-9]+)?(?:\.(\*|[0-9]*))?[hlL]?([\s\S])?/gu;

/** `format % args`: one value, a tuple of them, or a mapping for `%(name)s`. Markup escapes inserted values. */
export function percentFormat(rt: Runtime, format: string | Markup, args: Value): string | Markup {
  const isMarkup = format instanceof Markup;
  const source = isMarkup ? format.text : format;
  const values: readonly Value[] = args instanceof Tuple ? args : [args];
  const isList = args instanceof Range || args instanceof Bytes || (Array.isArray(args) && !(args instanceof Tuple));
  const hasKeys = isMapping(args) || args instanceof Undefined || (args instanceof PyObject && args.item !== undefined);
  let used = 0;
  let isKeyed = false;
  const next = (): Value => {
    if (isKeyed || used >= values.length) throw typeError('not enough arguments for format string');
    return values[used++];
  };
  const readSize = (text: string | undefined, isPrecision: boolean): number | undefined => {
    if (text === undefined) return undefined;
    if (text === '*') {
      const value = next();
      if (!isInteger(value)) throw typeError('* wants int');
      return toIndex(value, isPrecision);
    }
    if (+text >= 2 ** (isPrecision ? 31 : 63)) throw valueError(`${isPrecision ? 'precision' : 'width'} too big`);
    return +text;
  };
  rt.growList(source.length);
  const result = source.replace(
    directive,
    (whole, name, flags: string, widthText, precisionText, letter, at: number) => {
      rt.charge(1);
      if (whole === '%%') return '%';
      let value: Value;
      const isOpen = whole === '%(';
      if (isOpen || name !== undefined) {
        if (isList && !isOpen) {
          // Python speaks of "byte indices".
          throw typeError(`${typeName(args).replace('bytes', 'byte')} indices must be integers or slices, not str`);
        }
        if (!isList && !hasKeys) throw typeError('format requires a mapping');
        if (isOpen) throw valueError('incomplete format key');
        if (args instanceof Undefined) value = rt.getItem(args, name);
        else value = args instanceof PyObject ? args.item?.(name) : lookup(args as object, name);
        if (value === undefined) throw pyError('KeyError', quote(name));
        isKeyed = true;
      }
      let width = readSize(widthText, false) ?? 0;
      const given = readSize(precisionText, true);
      if (letter === undefined) throw valueError('incomplete format');
      const precision = given && Math.max(0, given);
      const isLeft = flags.includes('-') || width < 0;
      width = Math.abs(width);
      if (name === undefined) value = next();
      if (!/[sracdiuoxXeEfFgG]/.test(letter)) {
        const index = pointCount(source.slice(0, at + whole.length)) - 1;
        const code = letter.codePointAt(0) as number;
        const shown = code > 30 && code < 127 ? letter : '?';
        throw valueError(`unsupported format character '${shown}' (0x${code.toString(16)}) at index ${index}`);
      }
      rt.grow(Math.max(width, precision ?? 0));
      let text = '';
      if (/[sra]/.test(letter)) {
        const shown = letter === 's' ? str(value, rt) : repr(value, rt);
        text = isMarkup && !(letter === 's' && value instanceof Markup) ? escapeText(shown) : shown;
        if (letter === 'a') text = replaceInChunks(rt, text, /[^ -~]/gu, escapeChar);
        if (precision !== undefined) text = slicePoints(text, 0, precision);
      } else if (letter === 'c') text = charArgument(value);
      else {
        const number = numberArgument(value, letter);
        const sign = firstMatch(/\+/, flags) || firstMatch(/ /, flags);
        const spec = sign + firstMatch(/#/, flags);
        const zero = flags.includes('0') && !isLeft ? `0${width}` : '';
        if (/[eEfFgG]/.test(letter)) text = formatValue(rt, number, `${spec}${zero}.${precision ?? 6}${letter}`);
        else {
          const kind = /[iu]/.test(letter) ? 'd' : letter;
          const [head = ''] = /^[-+ ]?(0[xXo])?/.exec(formatValue(rt, number, spec + kind)) ?? [];
          const digits = (precision ?? 0) + head.length;
          text = formatValue(
            rt,
            number,
            `${spec}${digits > head.length ? `0${Math.max(digits, +zero)}` : zero}${kind}`,
          );
        }
      }
      return align(rt, text, isLeft ? '<' : '>', width, ' ');
    },
  );
  if (used < values.length && !isList && !hasKeys)
    throw typeError('not all arguments converted during string formatting');
  rt.grow(result.length);
  return asMarkup(isMarkup, result);
}

function charArgument(value: Value): string {
  if (isString(value) && pointCount(str(value)) === 1) return str(value);
  if (!isInteger(value)) throw typeError('%c requires int or char');
  return toCharacter(primitive(value));
}

/** The number to be shown by one of `diuoxXeEfFgG`. */
function numberArgument(value: Value, letter: string): Value {
  const isDecimal = /[diu]/.test(letter);
  const isInteger = isDecimal || /[oxX]/.test(letter);
  if (isNumber(value) && !(isFloat(value) && isInteger)) return value;
  if (isFloat(value) && isDecimal) return truncate(toDouble(primitive(value)));
  if (value instanceof Undefined && (isDecimal || !isInteger)) throw value.failure();
  const wanted = isInteger
    ? `%${letter} format: ${isDecimal ? 'a real number' : 'an integer'} is required`
    : 'must be real number';
  throw typeError(`${wanted}, not ${typeName(value)}`);
}

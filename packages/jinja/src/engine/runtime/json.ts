import { compare } from './compare.ts';
import { listKeys, lookup } from './dict.ts';
import { typeError, valueError } from './errors.ts';
import { replaceInChunks } from './map-text-in-chunks.ts';
import { floatRepr, intRepr } from './number.ts';
import { str } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { Float, isMapping, isNumber, isPlainObject, isString, Markup, typeName, type Value } from './values.ts';

/** Options of `json.dumps`. */
export interface JsonOptions {
  readonly indent?: Value;
  readonly separators?: readonly string[] | null | undefined;
  readonly sortKeys?: boolean;
  readonly ensureAscii?: boolean;
}

/** Python's `json.dumps(value, …)`. */
export function toJson(rt: Runtime, value: Value, options: JsonOptions = {}): string {
  const { indent, separators } = options;
  const isFlat = indent == null;
  const style: Style = {
    rt,
    indent: isFlat ? '' : isString(indent) ? str(indent) : ' '.repeat(Math.max(0, Number(indent))),
    comma: separators?.[0] ?? (isFlat ? ', ' : ','),
    colon: separators?.[1] ?? ': ',
    isSorted: options.sortKeys ?? false,
    quote: options.ensureAscii
      ? (text) => replaceInChunks(rt, quoteJson(text), /[\x7f-\uffff]/g, escapeUnit)
      : quoteJson,
  };
  const text = write(value, style, isFlat ? '' : '\n', 0);
  rt.grow(text.length);
  return text;
}

interface Style {
  readonly rt: Runtime;
  readonly indent: string;
  readonly comma: string;
  readonly colon: string;
  readonly isSorted: boolean;
  readonly quote: (text: string) => string;
}

/** One pass of plain concatenation: faster than JSON.stringify and mending its separators. `line` is the line end before the brackets. */
function write(value: Value, style: Style, line: string, depth: number): string {
  if (typeof value === 'string') return style.quote(value);
  if (typeof value !== 'object' || value === null) return scalar(value, style);
  if (depth > 990) throw valueError('Circular reference detected');
  const { rt, comma, colon } = style;
  const inner = line && line + style.indent;
  let text = '';
  let between = inner;
  if (Array.isArray(value)) {
    rt.charge(value.length);
    for (let index = 0; index < value.length; index++) {
      text += between + write(value[index], style, inner, depth + 1);
      between = comma + inner;
    }
    return `[${text && text + line}]`;
  }
  if (!style.isSorted && isPlainObject(value)) {
    rt.charge(1);
    for (const key in value) {
      const item = value[key];
      if (item === undefined) continue;
      text += between + style.quote(key) + colon + write(item, style, inner, depth + 1);
      between = comma + inner;
    }
    return `{${text && text + line}}`;
  }
  if (!isMapping(value)) return scalar(value, style);
  const keys = listKeys(value);
  rt.charge(keys.length);
  if (style.isSorted) keys.sort((a, b) => (compare('<', a, b) ? -1 : +compare('<', b, a)));
  for (const key of keys) {
    text += between + style.quote(keyText(key, style)) + colon + write(lookup(value, key), style, inner, depth + 1);
    between = comma + inner;
  }
  return `{${text && text + line}}`;
}

function scalar(value: Value, style: Style): string {
  if (value === null) return 'null';
  if (isNumber(value)) return numberText(value);
  if (isString(value)) return style.quote(str(value));
  throw typeError(`Object of type ${typeName(value)} is not JSON serializable`);
}

function keyText(key: Value, style: Style): string {
  if (isString(key)) return str(key);
  if (key === null || isNumber(key)) return scalar(key, style);
  throw typeError(`keys must be str, int, float, bool or None, not ${typeName(key)}`);
}

function numberText(value: number | bigint | boolean | Float): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return intRepr(value);
  const number = value instanceof Float ? value.value : value;
  if (Number.isFinite(number))
    return value === number && Number.isSafeInteger(value) ? String(value) : floatRepr(number);
  return number > 0 ? 'Infinity' : number < 0 ? '-Infinity' : 'NaN';
}

// What JSON escapes, and surrogates, of which it escapes the lone ones where Python does not.
const controls = '\\0-\\x1f';
const special = new RegExp(`["\\\\${controls}\\ud800-\\udfff]`);

function quoteJson(text: string): string {
  if (!special.test(text)) return `"${text}"`;
  const quoted = JSON.stringify(text);
  if (!quoted.includes('\\ud')) return quoted;
  return quoted.replace(/(?<=(?:^|[^\\])(?:\\\\)*)\\u(d[89a-f]..)/g, (_, unit) =>
    String.fromCharCode(Number.parseInt(unit, 16)),
  );
}

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const html: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', "'": '\\u0027' };

/** JSON for an HTML document, as Jinja's own `tojson` writes it. */
export const htmlSafeJson = (rt: Runtime, value: Value, options: JsonOptions): Markup =>
  new Markup(toJson(rt, value, options).replace(/[<>&']/g, (char) => html[char] as string));

import { compare } from './compare.ts';
import { pyError } from './errors.ts';
import { floatRepr, intRepr } from './number.ts';
import { str } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { entriesOf, Float, isMapping, isNumber, isString, Markup, typeName, type Value } from './values.ts';

/** What `json.dumps` takes. */
export interface JsonOptions {
  readonly indent?: Value;
  readonly separators?: readonly string[] | null | undefined;
  readonly sortKeys?: boolean;
  readonly ensureAscii?: boolean;
}

/** Python's `json.dumps(value, …)`. */
export function toJson(rt: Runtime, value: Value, options: JsonOptions = {}): string {
  const { separators } = options;
  const { indent: given } = options;
  const indent = given == null ? undefined : isString(given) ? str(given) : ' '.repeat(Math.max(0, Number(given)));
  let text: string | undefined;
  if (!options.sortKeys && isPlain(rt, value, 0)) {
    const isCompact = separators?.[0] === ',' && separators[1] === ':';
    if (indent ? indent.length <= 10 && !separators : indent === undefined && (!separators || isCompact))
      text = JSON.stringify(value, null, indent ?? (separators ? 0 : 1));
    // JavaScript escapes lone surrogates, Python does not.
    if (text?.includes('\\ud')) text = undefined;
    else if (text && indent === undefined && !separators) text = onOneLine(text);
  }
  text ??= write(rt, value, {
    indent,
    comma: separators?.[0] ?? (indent === undefined ? ', ' : ','),
    colon: separators?.[1] ?? ': ',
    isSorted: options.sortKeys ?? false,
    above: [],
  });
  rt.grow(text.length);
  return options.ensureAscii
    ? text.replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : text;
}

/** Whether JSON.stringify writes this as Python does: nothing in it but text, safe numbers, true, false, null, arrays, plain objects. */
function isPlain(rt: Runtime, value: Value, depth: number): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number': {
      if (Number.isSafeInteger(value)) return true;
      const size = value < 0 ? -value : value;
      return size >= 1e-4 && size < 9007199254740992;
    }
    case 'object': {
      if (value === null) return true;
      if (depth > 300) return false;
      if (Array.isArray(value)) {
        rt.charge(value.length);
        for (let index = 0; index < value.length; index++) if (!isPlain(rt, value[index], depth + 1)) return false;
        return true;
      }
      const prototype = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) return false;
      rt.charge(1);
      const record = value as Record<string, Value>;
      for (const key in record) {
        const item = record[key];
        if (item !== undefined && !isPlain(rt, item, depth + 1)) return false;
      }
      return true;
    }
  }
  return false;
}

/** Text that JSON.stringify indented by one blank, with Python's ", " in place of the line ends: none of these is inside a string. */
function onOneLine(text: string): string {
  let at = text.indexOf('\n');
  if (at < 0) return text;
  let result = '';
  let from = 0;
  while (at >= 0) {
    let to = at + 1;
    while (text.charCodeAt(to) === 32) to++;
    if (text.charCodeAt(at - 1) === 44) to--;
    result += text.slice(from, at);
    from = to;
    at = text.indexOf('\n', to);
  }
  return result + text.slice(from);
}

interface Style {
  readonly indent: string | undefined;
  readonly comma: string;
  readonly colon: string;
  readonly isSorted: boolean;
  readonly above: Value[];
}

function write(rt: Runtime, value: Value, style: Style): string {
  if (value === null) return 'null';
  if (isString(value)) return quoteJson(str(value));
  if (isNumber(value)) return numberText(value);
  const isList = Array.isArray(value);
  if (!isList && !isMapping(value))
    throw pyError('TypeError', `Object of type ${typeName(value)} is not JSON serializable`);
  const { above, indent } = style;
  if (above.includes(value)) throw pyError('ValueError', 'Circular reference detected');
  if (above.length > 400)
    throw pyError('RecursionError', 'maximum recursion depth exceeded while encoding a JSON object');
  above.push(value);
  let parts: string[];
  if (isList) {
    rt.charge(value.length);
    parts = value.map((item) => write(rt, item, style));
  } else {
    const entries = entriesOf(value);
    rt.charge(entries.length);
    if (style.isSorted) entries.sort(([a], [b]) => (compare('<', a, b) ? -1 : +compare('<', b, a)));
    parts = entries.map(([key, item]) => quoteJson(keyText(key)) + style.colon + write(rt, item, style));
  }
  above.pop();
  const [open, close] = isList ? '[]' : '{}';
  if (!parts.length) return `${open}${close}`;
  if (indent === undefined) return open + parts.join(style.comma) + close;
  const outer = `\n${indent.repeat(above.length)}`;
  return open + outer + indent + parts.join(style.comma + outer + indent) + outer + close;
}

function keyText(key: Value): string {
  if (isString(key)) return str(key);
  if (key === null || isNumber(key)) return key === null ? 'null' : numberText(key);
  throw pyError('TypeError', `keys must be str, int, float, bool or None, not ${typeName(key)}`);
}

function numberText(value: number | bigint | boolean | Float): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return intRepr(value);
  const number = value instanceof Float ? value.value : value;
  if (Number.isFinite(number))
    return value === number && Number.isSafeInteger(value) ? String(value) : floatRepr(number);
  return number > 0 ? 'Infinity' : number < 0 ? '-Infinity' : 'NaN';
}

function quoteJson(text: string): string {
  const quoted = JSON.stringify(text);
  if (!quoted.includes('\\ud')) return quoted;
  return quoted.replace(/(?<=(?:^|[^\\])(?:\\\\)*)\\u(d[89a-f]..)/g, (_, unit) =>
    String.fromCharCode(Number.parseInt(unit, 16)),
  );
}

const html: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', "'": '\\u0027' };

/** JSON that can stand in an HTML document, as Jinja's own `tojson` writes it. */
export const htmlSafeJson = (rt: Runtime, value: Value, options: JsonOptions): Markup =>
  new Markup(toJson(rt, value, options).replace(/[<>&']/g, (char) => html[char] as string));

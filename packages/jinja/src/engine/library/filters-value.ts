import { hashKey } from '../runtime/dict.ts';
import { typeError, valueError } from '../runtime/errors.ts';
import { formatValue } from '../runtime/format-spec.ts';
import { htmlSafeJson, toJson } from '../runtime/json.ts';
import { lazy } from '../runtime/lazy.ts';
import {
  absolute,
  parseFloatText,
  parseInteger,
  primitive,
  round,
  toDouble,
  toInteger,
  truncate,
} from '../runtime/number.ts';
import { binary } from '../runtime/operators.ts';
import { repr, str } from '../runtime/repr.ts';
import type { Row, Runtime } from '../runtime/runtime.ts';
import { truthy } from '../runtime/truth.ts';
import { Undefined } from '../runtime/undefined.ts';
import {
  isFloat,
  isMapping,
  isNumber,
  isString,
  refuseUndefined,
  toFloat,
  typeName,
  type Value,
} from '../runtime/values.ts';
import { filterArgumentError, textArgument, unpackPair } from './arguments.ts';
import { pprint } from './pprint.ts';
import { fn, row, type Source } from './row.ts';

/** Filters whose subject is a number or anything. */
export const valueFilters = (): Source => ({
  /** Returns the absolute value of a number. */
  abs: fn('x /', (_, value) => {
    if (!isNumber(value)) throw typeError(`bad operand type for abs(): '${typeName(value)}'`);
    return absolute(value);
  }),
  /** Reads an attribute, never an item. */
  attr: fn('obj name', (rt, value, name) => {
    hashKey(name);
    const text = textArgument(name);
    return rt.attribute(value, text) === undefined ? rt.undefined(name, value) : rt.getAttr(value, text);
  }),
  /** Returns another value if this one is undefined, or optionally if it is false. */
  default: fn('value default_value? boolean?', (_, value, fallback = '', isLoose = false) =>
    value instanceof Undefined || (truthy(isLoose) && !truthy(value)) ? fallback : value,
  ),
  d: 'default',
  /** Writes a number of bytes as kB, MB and so on. */
  filesizeformat: fn('value binary?', fileSize),
  /** Converts to a float, or returns a default. */
  float: fn('value default?', (_, value, fallback = toFloat(0)) => real(value) ?? fallback),
  /** Converts to an integer, or returns a default. */
  int: fn('value default? base?', integer),
  /** Writes a value over several lines, for debugging. */
  pprint: fn('value', pprint),
  /** Rounds a number to the nearest, up or down. */
  round: fn('value precision? method?', roundFilter),
  /** Writes a value as JSON. */
  tojson: fn('value ensure_ascii? indent? separators? sort_keys?', json),
});

/** `float(value)`; JavaScript's undefined where Python raises what the filters catch. */
function real(value: Value): Value {
  refuseUndefined(value);
  if (isNumber(value)) return toFloat(toDouble(primitive(value)));
  const number = isString(value) ? parseFloatText(str(value)) : undefined;
  return number === undefined ? undefined : toFloat(number);
}

function integer(_: Runtime, value: Value, fallback: Value = 0, base: Value = 10): Value {
  refuseUndefined(value);
  if (isString(value)) {
    const exact = parseInteger(str(value), Number(base));
    if (exact !== undefined) return exact;
    const number = parseFloatText(str(value));
    return number !== undefined && Number.isFinite(number) ? truncate(number) : fallback;
  }
  if (!isNumber(value)) return fallback;
  const number = primitive(value);
  if (!isFloat(value)) return number;
  return Number.isNaN(number) ? fallback : truncate(number as number);
}

function fileSize(rt: Runtime, value: Value, isBinary: Value = false): Value {
  const number = real(value);
  if (number === undefined)
    throw isString(value)
      ? valueError(`could not convert string to float: ${repr(value)}`)
      : typeError(`float() argument must be a string or a real number, not '${typeName(value)}'`);
  const bytes = toDouble(primitive(number as number));
  const base = truthy(isBinary) ? 1024 : 1000;
  if (bytes === 1) return '1 Byte';
  if (bytes < base) return `${truncate(bytes)} Bytes`;
  let power = 1;
  while (power < 8 && !(bytes < base ** (power + 1))) power++;
  const unit = `${(base === 1000 ? 'kMGTPEZY' : 'KMGTPEZY')[power - 1]}${base === 1000 ? 'B' : 'iB'}`;
  return `${formatValue(rt, toFloat((base * bytes) / base ** (power + 1)), '.1f')} ${unit}`;
}

function roundFilter(rt: Runtime, value: Value, precision: Value = 0, method: Value = 'common'): Value {
  hashKey(method);
  const way = str(method);
  if (!/^(common|ceil|floor)$/.test(way)) throw filterArgumentError('method must be common, ceil or floor');
  if (way === 'common') {
    if (!isNumber(value)) throw typeError(`type ${typeName(value)} doesn't define __round__ method`);
    return precision === null && isFloat(value)
      ? truncate(toDouble(primitive(round(value, 0) as number)))
      : round(value, precision === null ? 0 : Number(toInteger(precision)));
  }
  const power = binary(rt, '**', 10, precision);
  // A list as often as this would be too long a list: all that is asked of it is that it is no number.
  const isLong = Number.isSafeInteger(power) && (isString(value) || Array.isArray(value));
  const product = isLong ? value : binary(rt, '*', value, power);
  if (!isNumber(product)) throw typeError(`must be real number, not ${typeName(product)}`);
  const number = primitive(product);
  const whole = isFloat(product)
    ? truncate(way === 'ceil' ? Math.ceil(number as number) : Math.floor(number as number))
    : number;
  return binary(rt, '/', whole, power);
}

/** The text that `indent` puts before each level: that many spaces, or the given string. */
const margin = (rt: Runtime, indent: Value): Value =>
  indent === null || isString(indent) ? indent : binary(rt, '*', ' ', indent);

function json(
  rt: Runtime,
  value: Value,
  ensureAscii: Value = false,
  indent: Value = null,
  separators: Value = null,
  sortKeys: Value = false,
): Value {
  const parts = separators === null ? null : unpackPair(separators).map((part) => str(part));
  // Python writes a string alone without asking what goes between and before items.
  const before = isString(value) ? null : margin(rt, indent);
  if (before !== null && separators !== null && (Array.isArray(value) || isMapping(value)) && truthy(value))
    binary(rt, '+', unpackPair(separators)[0], '');
  if (!isString(value) && before === null && separators !== null)
    for (const part of unpackPair(separators)) textArgument(part);
  return toJson(rt, value, {
    indent: before,
    separators: parts,
    sortKeys: truthy(sortKeys),
    ensureAscii: truthy(ensureAscii),
  });
}

/** Jinja's own `tojson`, for environments other than that of transformers. */
export const htmlJson: () => Row = lazy(() =>
  row('tojson', 'value indent?', (rt: Runtime, value: Value, indent: Value = null) => {
    const given = rt.environment.policies['json.dumps_kwargs'] ?? { sort_keys: true };
    return htmlSafeJson(rt, value, {
      indent: isString(value) ? null : margin(rt, indent ?? given.indent ?? null),
      separators: given.separators as string[] | null,
      sortKeys: truthy(given.sort_keys ?? false),
      ensureAscii: truthy(given.ensure_ascii ?? true),
    });
  }),
);

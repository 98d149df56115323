import { Bytes, joinBytes } from './bytes.ts';
import { pyError, typeError } from './errors.ts';
import { toMarkup } from './markup.ts';
import { arithmetic, negate, primitive, toInteger } from './number.ts';
import { percentFormat } from './percent-format.ts';
import type { Runtime } from './runtime.ts';
import {
  asMarkup,
  isInteger,
  isNumber,
  isString,
  Markup,
  refuseUndefined,
  Tuple,
  tuple,
  typeName,
  unwrapMarkup,
  type Value,
} from './values.ts';

/** `a op b` for every arithmetic operator, as Python does it for these two types. */
export function binary(rt: Runtime, op: string, a: Value, b: Value): Value {
  if (isNumber(a) && isNumber(b)) return arithmetic(op, a, b);
  if (op === '%' && isString(a)) return percentFormat(rt, a, b);
  refuseUndefined(a);
  refuseUndefined(b);
  if (op === '*') {
    // Markup multiplies by itself, from either side.
    if (a instanceof Markup || b instanceof Markup) toInteger(a instanceof Markup ? b : a);
    const product = repeated(rt, a, b) ?? repeated(rt, b, a);
    if (product !== undefined) return product;
  }
  if (op === '+') {
    if (typeof a === 'string' || (isString(a) && isString(b))) {
      if (!isString(b)) throw typeError(`can only concatenate str (not "${typeName(b)}") to str`);
      if (typeof a === 'string' && typeof b === 'string') {
        rt.grow(a.length + b.length);
        return a + b;
      }
      return new Markup(toMarkup(a).text + toMarkup(b).text);
    }
    if (a instanceof Bytes) {
      if (b instanceof Bytes) return joinBytes(a, b);
      throw typeError(`can't concat ${typeName(b)} to bytes`);
    }
    if (Array.isArray(a)) {
      const isTuple = a instanceof Tuple;
      if (Array.isArray(b) && b instanceof Tuple === isTuple) {
        rt.growList(a.length + b.length);
        return isTuple ? tuple([...a, ...b]) : [...a, ...b];
      }
      const name = isTuple ? 'tuple' : 'list';
      throw typeError(`can only concatenate ${name} (not "${typeName(b)}") to ${name}`);
    }
  }
  throw typeError(
    `unsupported operand type(s) for ${op === '**' ? '** or pow()' : op}: '${typeName(a)}' and '${typeName(b)}'`,
  );
}

/** `sequence * count`; JavaScript's undefined where the first is not a sequence. */
function repeated(rt: Runtime, sequence: Value, count: Value): Value {
  if (sequence instanceof Bytes) {
    const octets = repeated(rt, [...sequence.octets], count) as number[];
    return new Bytes(Uint8Array.from(octets));
  }
  const isText = isString(sequence);
  if (!isText && !Array.isArray(sequence)) return undefined;
  if (!isInteger(count)) throw typeError(`can't multiply sequence by non-int of type '${typeName(count)}'`);
  if (typeof count === 'bigint' && BigInt.asIntN(64, count) !== count)
    throw pyError('OverflowError', "cannot fit 'int' into an index-sized integer");
  const times = Math.max(0, Number(primitive(count)));
  if (isText) {
    const text = unwrapMarkup(sequence);
    rt.grow(text.length * times);
    return asMarkup(sequence instanceof Markup, text.repeat(text ? times : 0));
  }
  rt.growList(sequence.length * times);
  const result: Value[] = sequence instanceof Tuple ? new Tuple() : [];
  if (sequence.length) for (let round = 0; round < times; round++) for (const item of sequence) result.push(item);
  return result;
}

/** `-value` and `+value`. */
export function unary(op: '-' | '+', value: Value): Value {
  refuseUndefined(value);
  if (!isNumber(value)) throw typeError(`bad operand type for unary ${op}: '${typeName(value)}'`);
  return op === '-' ? negate(value) : typeof value === 'boolean' ? +value : value;
}

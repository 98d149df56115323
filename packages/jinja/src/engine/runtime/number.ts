import { skipSpace, trimEnd } from '../lexer/whitespace.ts';
import { limitError, pyError, typeError, valueError } from './errors.ts';
import { lazy, pattern } from './lazy.ts';
import { Float, isFloat, isInteger, toFloat, toInt, typeName, type Value } from './values.ts';

/** A number as arithmetic sees it: True is 1, a Float its value. */
export type Num = number | bigint;

/** The primitive behind an int, float or bool. */
export const primitive = (value: number | bigint | boolean | Float): Num =>
  typeof value === 'boolean' ? +value : value instanceof Float ? value.value : value;

/** The float nearest to a number. */
export function toDouble(value: Num): number {
  const result = Number(value);
  if (typeof value === 'bigint' && !Number.isFinite(result))
    throw pyError('OverflowError', 'int too large to convert to float');
  return result;
}

/** Python's `repr` of a float: the shortest digits that read back, an exponent outside 1e-4 … 1e16. */
export function floatRepr(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : value < 0 ? '-inf' : 'nan';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (size < 1e-4 || size >= 1e16) return value.toExponential().replace(/([+-])(\d)$/, '$10$2');
  return Number.isInteger(value) ? `${value}.0` : `${value}`;
}

const unprintable = lazy(() => 10n ** 4300n);

/** The error for an int whose text is longer than Python reads and writes. */
export const tooManyDigits = () => valueError('Exceeds the limit (4300 digits) for integer string conversion');

/** Python's `str` of an int, which refuses more than 4300 digits. */
export function intRepr(value: Num): string {
  if (typeof value === 'bigint' && (value >= unprintable() || value <= -unprintable())) throw tooManyDigits();
  return String(value);
}

const MAX_BITS = 262144;

const tooWide = () => limitError(`an integer grew past ${MAX_BITS} bits`);

/** Integers are cut off where one operation on them would take noticeable time. */
function bounded(value: bigint): Num {
  if (BigInt.asIntN(MAX_BITS, value) !== value) throw tooWide();
  return toInt(value);
}

const zeroDivision = (text: string) => pyError('ZeroDivisionError', text);

function modulo(a: number, b: number): number {
  const rest = a % b;
  return rest || Number.isNaN(rest) ? (rest < 0 !== b < 0 ? rest + b : rest) : b < 0 ? -0 : 0;
}

function floatFloor(a: number, b: number): number {
  const rest = a % b;
  const quotient = (a - rest) / b - +(rest !== 0 && rest < 0 !== b < 0);
  if (quotient === 0) return (a / b) * 0;
  const floor = Math.floor(quotient);
  return quotient - floor > 0.5 ? floor + 1 : floor;
}

function floatPower(a: number, b: number): Value {
  if (a === 0 && b < 0) throw zeroDivision('0.0 cannot be raised to a negative power');
  if (a === 1 || b === 0 || (a === -1 && Math.abs(b) === Infinity)) return 1;
  const result = a ** b;
  if (Number.isFinite(a) && Number.isFinite(b)) {
    if (Number.isNaN(result)) throw valueError('a negative number to the power of a fraction is a complex number');
    if (!Number.isFinite(result)) throw pyError('OverflowError', "(34, 'Numerical result out of range')");
  }
  const size = Math.abs(result);
  if (!Number.isInteger(b) || Math.abs(b) > 64 || !(size > 1e-290 && size < Infinity)) return result;
  // JavaScript's own power may be off in the last digit: where it is feasible, take the exact fraction.
  const [top, bottom] = ratio(a);
  const times = BigInt(Math.abs(b));
  return b < 0 ? divide(bottom ** times, top ** times) : divide(top ** times, bottom ** times);
}

/** A finite float as an exact fraction. */
function ratio(value: number): [numerator: bigint, denominator: bigint] {
  let whole = value;
  let halvings = 0n;
  for (; !Number.isInteger(whole); halvings++) whole *= 2;
  return [BigInt(whole), 1n << halvings];
}

type Operation<T> = (a: T, b: T) => T;

const floats: Record<string, (a: number, b: number) => Value> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '//': floatFloor,
  '%': modulo,
  '**': floatPower,
};

const floorBig = (a: bigint, b: bigint): bigint => (a % b && a < 0n !== b < 0n ? a / b - 1n : a / b);

const integers: Record<string, Operation<bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '//': floorBig,
  '%': (a, b) => a - b * floorBig(a, b),
  '**': (a, b) => {
    const bits = BigInt.asIntN(54, a) === a ? Math.log2(Math.abs(Number(a)) || 1) : 53;
    if (bits && bits * Number(b) > MAX_BITS) throw tooWide();
    return a ** b;
  },
};

/** The int nearest to a fraction of positive numbers; of two that are as near, the even one. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const rest = 2n * (numerator % denominator);
  return rest > denominator || (rest === denominator && quotient & 1n) ? quotient + 1n : quotient;
}

const bitLength = (value: bigint): number => value.toString(2).length - +(value < 0n);

/** True division of two ints, rounded once. */
function divide(a: Num, b: Num): number {
  if (!a || (typeof a === 'number' && typeof b === 'number')) return Number(a) / Number(b);
  if (a < 0) return -divide(-a, b);
  if (b < 0) return -divide(a, -b);
  const x = BigInt(a);
  const y = BigInt(b);
  const shift = BigInt(Math.max(0, bitLength(y) - bitLength(x) + 66));
  const quotient = (x << shift) / y;
  const result = Number((x << shift) % y ? quotient | 1n : quotient) / 2 ** Number(shift);
  if (!Number.isFinite(result)) throw pyError('OverflowError', 'integer division result too large for a float');
  return result;
}

/** `a op b` for two numbers, as Python computes it. */
export function arithmetic(op: string, left: Num | boolean | Float, right: Num | boolean | Float): Value {
  const a = primitive(left);
  const b = primitive(right);
  const isReal = isFloat(left) || isFloat(right);
  // biome-ignore lint/suspicious/noDoubleEquals: 0n == 0
  if (b == 0 && op !== '**') {
    if (op === '/') throw zeroDivision(isReal ? 'float division by zero' : 'division by zero');
    if (op === '//') throw zeroDivision(isReal ? 'float floor division by zero' : 'integer division or modulo by zero');
    if (op === '%') throw zeroDivision(isReal ? 'float modulo' : 'integer modulo by zero');
  }
  if (isReal || (op === '**' && b < 0))
    return toFloat((floats[op] as typeof modulo)(toDouble(a), toDouble(b)) as number);
  if (op === '/') return toFloat(divide(a, b));
  if (typeof a === 'number' && typeof b === 'number') {
    const result = (op === '**' ? a ** b : (floats[op] as typeof modulo)(a, b)) + 0;
    if (Number.isSafeInteger(result)) return result;
  }
  return bounded((integers[op] as typeof floorBig)(BigInt(a), BigInt(b)));
}

/** True if a number has a minus sign, -0.0 included. */
const isNegative = (value: Num): boolean => value < 0 || Object.is(value, -0);

/** `-value`. */
export function negate(value: Num | boolean | Float): Value {
  const a = primitive(value);
  return isFloat(value) ? toFloat(-(a as number)) : typeof a === 'bigint' ? toInt(-a) : 0 - a;
}

/** `abs(value)`. */
export const absolute = (value: Num | boolean | Float): Value => {
  const a = primitive(value);
  return isNegative(a) ? negate(value) : typeof value === 'boolean' ? a : value;
};

const powerOfTen = (digits: number): bigint => 10n ** BigInt(Math.max(0, digits));

/** `x * 10 ** digits` of a positive float, rounded half to even on its exact value. */
export function scaled(x: number, digits: number): bigint {
  const [top, bottom] = ratio(x);
  return nearest(top * powerOfTen(digits), bottom * powerOfTen(-digits));
}

/** Python's `round(value, digits)`. */
export function round(value: Num | boolean | Float, digits: number): Value {
  const a = primitive(value);
  if (isFloat(value)) {
    const x = a as number;
    if (!Number.isFinite(x) || digits > 323) return value;
    const size = digits < -323 ? 0 : Number(`${scaled(Math.abs(x), digits)}e${-digits}`);
    return toFloat(isNegative(a) ? -size : size);
  }
  if (digits >= 0) return a;
  const unit = powerOfTen(Math.min(-digits, 5000));
  const n = BigInt(a);
  const size = nearest(a < 0 ? -n : n, unit) * unit;
  return toInt(a < 0 ? -size : size);
}

/** The int nearest to zero from a float. */
export function truncate(value: number): Num {
  if (Number.isNaN(value)) throw valueError('cannot convert float NaN to integer');
  if (!Number.isFinite(value)) throw pyError('OverflowError', 'cannot convert float infinity to integer');
  return toInt(BigInt(Math.trunc(value)));
}

/** An argument that must be an int (or bool). */
export function toIndex(value: Value, isShort = false): number {
  const index = toInteger(value);
  if (BigInt.asIntN(isShort ? 32 : 64, BigInt(index)) !== BigInt(index))
    throw pyError('OverflowError', `Python int too large to convert to C ${isShort ? 'int' : 'ssize_t'}`);
  return Number(index);
}

/** Converts a value to an integer of any size. */
export function toInteger(value: Value): Num {
  if (isInteger(value)) return primitive(value);
  throw typeError(`'${typeName(value)}' object cannot be interpreted as an integer`);
}

const decimal = pattern('\\p{Nd}', 'u');
const otherDecimals = pattern('(?![0-9])\\p{Nd}', 'gu');

/** The text with its Unicode digits as ASCII ones. */
export const asciiDigits = (text: string): string =>
  text.replace(otherDecimals(), (digit) => {
    let point = digit.codePointAt(0) as number;
    const end = point;
    while (decimal().test(String.fromCodePoint(point - 1))) point--;
    return String((end - point) % 10);
  });

const separators = pattern('[\\x1c-\\x1f]');

/** The text without Python's whitespace around it, Unicode digits as ASCII ones, and underscores between `digits` gone. */
function numeral(text: string, digits: string): string {
  // What separates files and groups is white space to Python, but not around numbers.
  if (separators().test(text)) return '';
  const start = skipSpace(text, 0, text.length);
  const plain = asciiDigits(text.slice(start, trimEnd(text, start, text.length)));
  return plain.replace(new RegExp(`(?<=[${digits}])_(?=[${digits}])`, 'gi'), '');
}

/** Python's `int(text, base)`; JavaScript's undefined where it would raise ValueError. */
export function parseInteger(text: string, base = 10): Num | undefined {
  const match = /^([+-]?)(0[xob]_?)?([0-9a-z]+)$/i.exec(numeral(text, '0-9a-z'));
  if (!match || (base && (base < 2 || base > 36))) return undefined;
  const [, sign, prefix = '', digits = ''] = match;
  const named = { x: 16, o: 8, b: 2 }[prefix[1]?.toLowerCase() ?? ''];
  const radix = base || named || 10;
  let body = digits.toLowerCase();
  if (prefix && named !== radix) body = prefix.toLowerCase().replace('_', '') + body;
  if (!base && !prefix && /^0+[1-9]/.test(body)) return undefined;
  // Python limits the digits in every base but the powers of two; there it is our limit of bits that counts.
  if (body.length > 4300 && (radix & (radix - 1)) !== 0) return undefined;
  if (body.length * Math.log2(radix) > MAX_BITS) throw tooWide();
  let result = 0n;
  if (radix === 10) {
    if (!/^[0-9]+$/.test(body)) return undefined;
    result = BigInt(body);
  } else if (radix === 16 && /^[0-9a-f]+$/.test(body)) result = BigInt(`0x${body}`);
  else
    for (const digit of body) {
      const value = Number.parseInt(digit, 36);
      if (value >= radix) return undefined;
      result = result * BigInt(radix) + BigInt(value);
    }
  return toInt(sign === '-' ? -result : result);
}

/** Python's `float(text)`; JavaScript's undefined where it would raise ValueError. */
export function parseFloatText(text: string): number | undefined {
  const plain = numeral(text, '0-9');
  if (!/^[+-]?((\d+\.?\d*|\.\d+)(e[+-]?\d+)?|inf(inity)?|nan)$/i.test(plain)) return undefined;
  return Number(plain.replace(/inf.*/i, 'Infinity'));
}

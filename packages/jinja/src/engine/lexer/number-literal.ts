import { tooManyDigits } from '../runtime/number.ts';
import { toInt } from '../runtime/values.ts';

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

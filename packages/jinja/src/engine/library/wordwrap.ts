import { compare } from '../runtime/compare.ts';
import { valueError } from '../runtime/errors.ts';
import { pattern } from '../runtime/lazy.ts';
import { primitive, toDouble } from '../runtime/number.ts';
import { repr, str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { pointCount } from '../runtime/sequences.ts';
import { slice } from '../runtime/slice.ts';
import { slicePoints, splitLines, strip } from '../runtime/text.ts';
import { truthy } from '../runtime/truth.ts';
import { asMarkup, isFloat, isNumber, isString, Markup, type Value } from '../runtime/values.ts';
import { missingMethodError } from './arguments.ts';

const blank = '[\\t-\\r ]';
const letter = '[\\p{L}\\p{Nl}\\p{No}_]';
const mark = '[\\p{L}\\p{N}_!"\'&.,?]';
const soft = pattern(
  `${blank}+|(?<=${mark})-{2,}(?=[\\p{L}\\p{N}_])|[^\\t-\\r ]+?(?:-(?:(?<=${letter}{2}-)|(?<=${letter}-${letter}-))(?=${letter}-?${letter})|(?=${blank}|$)|(?<=${mark})(?=-{2,}[\\p{L}\\p{N}_]))`,
  'gu',
);
const hard = pattern(`${blank}+|[^\\t-\\r ]+`, 'g');

/** The filter `wordwrap`: each line filled as Python's `textwrap` does. */
export function wrap(
  rt: Runtime,
  value: Value,
  width: Value = 79,
  breakLongWords: Value = true,
  wrapString: Value = null,
  breakOnHyphens: Value = true,
): Value {
  if (wrapString !== null && !isString(wrapString)) throw missingMethodError(wrapString, 'join');
  if (!isString(value)) throw missingMethodError(value, 'splitlines');
  const separator = wrapString === null ? rt.environment.syntax.newlineSequence : str(wrapString);
  const most = isNumber(width) ? toDouble(primitive(width)) : 0;
  const lines = splitLines(rt, str(value), false);
  const text = lines
    .map((line) => {
      if (compare('<=', width, 0, rt)) throw valueError(`invalid width ${repr(width)} (must be > 0)`);
      rt.growList(line.length);
      const filled = fill(
        line.match(truthy(breakOnHyphens) ? soft() : hard()) ?? [],
        most,
        truthy(breakLongWords),
        truthy(breakOnHyphens),
        isFloat(width),
      );
      rt.grow(line.length + filled.length * separator.length);
      return filled.join(separator);
    })
    .join(separator);
  return asMarkup(wrapString instanceof Markup, text);
}

/** Puts pieces of text on lines no wider than `width`. */
function fill(
  pieces: readonly string[],
  width: number,
  canBreak: boolean,
  atHyphens: boolean,
  isReal: boolean,
): string[] {
  const lines: string[] = [];
  const rest = [...pieces].reverse();
  while (rest.length) {
    const line: string[] = [];
    let used = 0;
    if (lines.length && !strip(rest.at(-1) as string, 3)) rest.pop();
    while (rest.length) {
      const size = pointCount(rest.at(-1) as string);
      if (used + size > width) break;
      line.push(rest.pop() as string);
      used += size;
    }
    const next = rest.at(-1);
    if (next !== undefined && pointCount(next) > width) {
      if (canBreak) {
        let end = width < 1 ? 1 : width - used;
        if (isReal && width >= 1) slice('', null, 0.5, null);
        const hyphen = atHyphens ? slicePoints(next, 0, end).lastIndexOf('-') : -1;
        if (hyphen > 0 && /[^-]/.test(next.slice(0, hyphen))) end = pointCount(next.slice(0, hyphen + 1));
        line.push(slicePoints(next, 0, end));
        rest[rest.length - 1] = slicePoints(next, end, next.length);
      } else if (!line.length) line.push(rest.pop() as string);
    }
    if (line.length && !strip(line.at(-1) as string, 3)) line.pop();
    if (line.length) lines.push(line.join(''));
  }
  return lines;
}

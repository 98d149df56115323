import type { TemplateError } from '../../../engine/runtime/errors.ts';
import type { CharTest } from './node.ts';

interface ClassReader {
  /** Reads what follows a backslash. */
  readonly escaped: (at: number) => { readonly point?: number; readonly test?: CharTest; readonly end: number };
  readonly ignoresCase: boolean;
  readonly wrong: (what: string) => TemplateError;
}

/** Parses a class such as `[^<\s]`; `start` is behind the bracket. */
export function parseCharClass(source: string, start: number, reader: ClassReader): { test: CharTest; end: number } {
  const { escaped, ignoresCase, wrong } = reader;
  const ranges: (readonly [low: number, high: number])[] = [];
  const tests: CharTest[] = [];
  const isNegative = source[start] === '^';
  const first = start + +isNegative;
  let at = first;

  const item = (): { readonly point?: number; readonly test?: CharTest } => {
    if (source[at] === '\\') {
      const read = escaped(at + 1);
      at = read.end;
      return read;
    }
    if (source[at] === '[' && source[at + 1] === ':') throw wrong('unsupported POSIX class');
    const point = source.codePointAt(at) as number;
    at += point > 0xffff ? 2 : 1;
    return { point };
  };

  while (source[at] !== ']' || at === first) {
    if (at >= source.length) throw wrong('unterminated character set');
    const { point, test } = item();
    if (test) tests.push(test);
    if (point === undefined) continue;
    const isRange = source[at] === '-' && source[at + 1] !== ']' && at + 1 < source.length;
    if (isRange) at++;
    const high = isRange ? item().point : point;
    if (high === undefined || high < point) throw wrong('bad character range');
    ranges.push([point, high]);
  }

  const holds: CharTest = (point) =>
    ranges.some(([low, high]) => point >= low && point <= high) || tests.some((test) => test(point));
  const eitherCase: CharTest = (point) => {
    const text = String.fromCodePoint(point);
    return (
      [text.toLowerCase(), text.toUpperCase()].some((form) => holds(form.codePointAt(0) as number)) || holds(point)
    );
  };
  const test = ignoresCase ? eitherCase : holds;
  return { test: isNegative ? (point) => !test(point) : test, end: at + 1 };
}

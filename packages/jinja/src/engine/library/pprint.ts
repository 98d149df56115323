import { SPACES } from '../lexer/whitespace.ts';
import { compare } from '../runtime/compare.ts';
import { Dict, listEntries } from '../runtime/dict.ts';
import { pattern } from '../runtime/lazy.ts';
import { quote, repr } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { pointCount } from '../runtime/sequences.ts';
import { firstMatch, splitLines } from '../runtime/text.ts';
import { isMapping, PyObject, Tuple, typeName, type Value } from '../runtime/values.ts';

/** Python's `pprint.pformat`: on one line where 80 columns do, else one item a line; dicts sorted by key. */
export const pprint = (rt: Runtime, value: Value): string => layout(rt, ordered(rt, value, []), 0, 0, 1);

/** Sorts the dicts of a value, as pprint prints them. */
function ordered(rt: Runtime, value: Value, above: readonly Value[]): Value {
  if (typeof value !== 'object' || value === null || value instanceof PyObject || above.includes(value)) return value;
  const within = [...above, value];
  if (Array.isArray(value)) {
    rt.charge(value.length);
    const items = value.map((item) => ordered(rt, item, within));
    return value instanceof Tuple ? Tuple.from(items) : items;
  }
  if (!isMapping(value)) return value;
  const entries = listEntries(value).sort(([a], [b]) => (precedes(a, b) ? -1 : +precedes(b, a)));
  rt.charge(entries.length);
  return new Dict(entries.map(([key, item]) => [key, ordered(rt, item, within)]));
}

/** Keys that cannot be compared are put in the order of their types. */
function precedes(a: Value, b: Value): boolean {
  try {
    return compare('<', a, b);
  } catch {
    return typeName(a) < typeName(b);
  }
}

function layout(rt: Runtime, value: Value, indent: number, allowance: number, level: number): string {
  rt.charge(1);
  const flat = repr(value, rt);
  if (pointCount(flat) <= 80 - indent - allowance) return flat;
  if (value === '') return flat;
  if (typeof value === 'string') return longText(rt, value, indent, allowance, level);
  const isList = Array.isArray(value);
  if (isList ? !value.length : !isMapping(value)) return flat;
  const items: (readonly [head: string, item: Value])[] = isList
    ? value.map((item) => ['', item])
    : listEntries(value as object).map(([key, item]) => [`${repr(key, rt)}: `, item]);
  // Of a tuple of one, the comma too.
  const end = firstMatch(/,?.$/, flat);
  const parts = items.map(([head, item], index) => {
    const room = index === items.length - 1 ? allowance + end.length : 1;
    return head + layout(rt, item, indent + 1 + pointCount(head), room, level + 1);
  });
  return flat[0] + parts.join(`,\n${' '.repeat(indent + 1)}`) + end;
}

const words = pattern(`[^${SPACES}]+[${SPACES}]*|[${SPACES}]+`, 'g');

/** A string over several lines, broken after whitespace. */
function longText(rt: Runtime, text: string, column: number, room: number, level: number): string {
  const isTop = level === 1;
  const indent = column + +isTop;
  const allowance = room + +isTop;
  const width = 80 - indent;
  const chunks: string[] = [];
  const lines = splitLines(rt, text, true);
  lines.forEach((line, at) => {
    const isLastLine = at === lines.length - 1;
    let current = '';
    for (const { 0: part, index } of line.matchAll(words())) {
      rt.charge(1);
      const isLast = isLastLine && index + part.length === line.length;
      if (pointCount(quote(current + part)) <= width - (isLast ? allowance : 0)) current += part;
      else {
        if (current) chunks.push(quote(current));
        current = part;
      }
    }
    if (current) chunks.push(quote(current));
  });
  if (chunks.length === 1) return chunks[0] as string;
  const body = chunks.join(`\n${' '.repeat(indent)}`);
  return isTop ? `(${body})` : body;
}

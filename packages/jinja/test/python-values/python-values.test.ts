import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callRow } from '../../src/engine/library/bind.ts';
import { filters } from '../../src/engine/library/filters.ts';
import { htmlJson } from '../../src/engine/library/filters-value.ts';
import { globals } from '../../src/engine/library/globals.ts';
import { findMethods } from '../../src/engine/library/methods.ts';
import { tests } from '../../src/engine/library/tests.ts';
import { compare, contains, eq } from '../../src/engine/runtime/compare.ts';
import { Dict } from '../../src/engine/runtime/dict.ts';
import { TemplateError } from '../../src/engine/runtime/errors.ts';
import { formatValue } from '../../src/engine/runtime/format-spec.ts';
import { binary, unary } from '../../src/engine/runtime/operators.ts';
import { repr } from '../../src/engine/runtime/repr.ts';
import type { Row, Runtime } from '../../src/engine/runtime/runtime.ts';
import { Iter, toList } from '../../src/engine/runtime/sequences.ts';
import { slice } from '../../src/engine/runtime/slice.ts';
import { Undefined } from '../../src/engine/runtime/undefined.ts';
import { Markup, toFloat, toInt, tuple, type Value } from '../../src/engine/runtime/values.ts';
import { WRONG_ARGUMENTS } from '../differential/compare.ts';
import { plainRuntime } from './runtime.ts';

/** A value as the case files write it: `{i}` int, `{f}` float, `{l}` list, `{t}` tuple, `{d}` dict, `{m}` Markup, `{u}` undefined. */
interface Written {
  readonly i?: string;
  readonly f?: string;
  readonly l?: readonly Written[];
  readonly t?: readonly Written[];
  readonly d?: readonly (readonly [Written, Written])[];
  readonly m?: string;
  readonly u?: string;
}

interface Case {
  readonly kind: string;
  readonly name: string;
  readonly args: readonly Written[];
  readonly kw?: Readonly<Record<string, Written>>;
  readonly auto?: boolean;
  readonly html?: boolean;
  /** `repr` of Python's result, or `!ErrorClass: text`. */
  readonly want: string;
}

const floats: Record<string, number> = { inf: Infinity, '-inf': -Infinity, nan: Number.NaN };

function read(written: Written): Value {
  if (typeof written !== 'object' || written === null) return written;
  if (written.i !== undefined) return toInt(BigInt(written.i));
  if (written.f !== undefined) return toFloat(floats[written.f] ?? Number(written.f));
  if (written.l) return written.l.map(read);
  if (written.t) return tuple(written.t.map(read));
  if (written.d) return new Dict(written.d.map(([key, value]) => [read(key), read(value)]));
  return written.m !== undefined ? new Markup(written.m) : new Undefined('default', written.u);
}

const run: Record<string, (rt: Runtime, one: Case, args: Value[], kwargs: Map<string, Value>) => Value> = {
  filter: (rt, one, args, kwargs) => callRow(rt, one.html ? htmlJson() : (filters.get(one.name) as Row), args, kwargs),
  test: (rt, one, args, kwargs) => callRow(rt, tests.get(one.name) as Row, args, kwargs),
  global: (rt, one, args, kwargs) => callRow(rt, globals.get(one.name) as Row, args, kwargs),
  method: (rt, one, args, kwargs) => callRow(rt, findMethods(args[0])?.get(one.name) as Row, args, kwargs),
  op: (rt, one, [a, b]) => binary(rt, one.name, a, b),
  unary: (_, one, [a]) => unary(one.name as '-', a),
  cmp: (_, one, [a, b]) =>
    one.name === '==' ? eq(a, b) : one.name === 'in' ? contains(b, a) : compare(one.name as '<', a, b),
  slice: (_, __, [value, start, stop, step]) => slice(value, start, stop, step),
  repr: (_, __, [value]) => repr(value),
  fmt: (rt, _, [value, spec]) => formatValue(rt, value, spec as string),
};

function answer(one: Case): string {
  const rt = plainRuntime({ autoescape: one.auto ?? false });
  const kwargs = new Map(Object.entries(one.kw ?? {}).map(([name, value]) => [name, read(value)]));
  try {
    const result = run[one.kind]?.(rt, one, one.args.map(read), kwargs);
    return repr(result instanceof Iter ? [...toList(result)] : result);
  } catch (error) {
    if (TemplateError.is(error)) return `!${error.pyType}: ${error.rawMessage}`;
    throw error;
  }
}

/** Errors for which Python has many texts and we have one. The class is compared. */
const oneForMany: readonly (readonly [texts: RegExp, ours: string])[] = [
  [/format specifier|^!ValueError: Unknown format code|^!ValueError: Cannot specify/, 'wrong format'],
  [/dictionary update sequence|cannot unpack|values to unpack/, 'no pair'],
  [/^!ValueError: .* not in \w+$/, 'not in the sequence'],
];

/** A result without the texts in which C and Python functions complain about their arguments. */
function withoutSignature(want: string): string {
  const [type = ''] = want.split(':');
  if (type === '!TypeError' && WRONG_ARGUMENTS.test(want)) return '!TypeError: wrong arguments';
  const [, ours] = oneForMany.find(([texts]) => type.startsWith('!') && texts.test(want)) ?? [];
  return ours === undefined ? want : `${type}: ${ours}`;
}

describe.each(['operators', 'methods', 'filters', 'tests', 'formats'])('%s', (file) => {
  const lines = readFileSync(new URL(`${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const groups = new Map<string, Case[]>();
  for (const line of lines) {
    const one: Case = JSON.parse(line);
    const name = `${one.kind} ${one.name}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  it.each([...groups])('%s gives what Python gives', (_, cases) => {
    const wanted = cases.map((one) => ({ ...one, want: withoutSignature(one.want) }));
    expect(cases.map((one) => ({ ...one, want: withoutSignature(answer(one)) }))).toEqual(wanted);
  });
});

import { callRow, OPEN, POSITIONAL, type Row } from '../library/index.ts';
import type { Arguments, Expression, Statement } from '../parser/ast.ts';
import { isMapping, keysOf, lookup } from '../runtime/dict.ts';
import { typeError } from '../runtime/errors.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { str } from '../runtime/repr.ts';
import { isIterable, iterate } from '../runtime/sequences.ts';
import { fail, isString, type Kwargs, typeName, Undefined, type Value } from '../runtime/values.ts';
import { type Compiler, evaluateAll } from './compiler.ts';

/** A call of a row with the value it is called on. */
export type BoundCall = (f: Frame, self: Value) => Value;

/** Arguments as they are written, in whatever form they are needed. */
interface Written<Argument> {
  readonly list: readonly Argument[];
  readonly named: readonly (readonly [name: string, value: Argument])[];
  readonly star: unknown;
  readonly doubleStar: unknown;
}

/** The arguments of one call, compiled once for every way in which it may be made. */
export interface Prepared extends Written<Evaluate> {
  readonly star: Evaluate | undefined;
  readonly doubleStar: Evaluate | undefined;
  readonly site: Expression | Statement;
}

export function prepare(c: Compiler, node: Arguments, site: Expression | Statement): Prepared {
  const names = node.keywords.map((keyword) => keyword.name);
  c.checkNames(names, site, (name) => `keyword argument repeated: ${name}`);
  return {
    list: node.args.map((arg) => c.evaluate(arg)),
    named: node.keywords.map(({ name, value }) => [name, c.evaluate(value)] as const),
    star: node.star ? c.evaluate(node.star) : undefined,
    doubleStar: node.doubleStar ? c.evaluate(node.doubleStar) : undefined,
    site,
  };
}

/** Positional and keyword arguments of a call, evaluated. */
export interface Passed {
  readonly args: (f: Frame) => Value[];
  readonly kwargs: ((f: Frame) => Map<string, Value>) | undefined;
}

/** The arguments of a call as they are written, `*` and `**` included. */
export function passed({ list, named, star, doubleStar, site }: Prepared): Passed {
  const args = (f: Frame): Value[] => {
    const values = evaluateAll(list, f);
    if (!star) return values;
    const more = star(f);
    f.rt.at = site;
    if (!isIterable(more)) throw typeError(`Value after * must be an iterable, not ${typeName(more)}`);
    for (const value of iterate(more)) values.push(value);
    return values;
  };
  if (!named.length && !doubleStar) return { args, kwargs: undefined };
  const kwargs = (f: Frame): Map<string, Value> => {
    const values = new Map<string, Value>();
    for (const [name, value] of named) values.set(name, value(f));
    if (!doubleStar) return values;
    const more = doubleStar(f);
    f.rt.at = site;
    if (more instanceof Undefined) throw fail(more);
    if (!isMapping(more)) throw typeError(`argument after ** must be a mapping, not ${typeName(more)}`);
    for (const key of keysOf(more)) {
      if (!isString(key)) throw typeError('keywords must be strings');
      const name = str(key);
      if (values.has(name)) throw typeError(`got multiple values for keyword argument '${name}'`);
      values.set(name, lookup(more, key));
    }
    return values;
  };
  return { args, kwargs };
}

/** Compiles the call of a row; sorts its arguments into parameter order at compile time where possible. */
export function boundCall(row: Row, prepared: Prepared): BoundCall {
  const order = inOrder(row, prepared)?.map((value) => value ?? absent);
  const { fn } = row;
  const { site } = prepared;
  if (order) {
    const [first = absent, second = absent, third = absent] = order;
    if (order.length <= 3)
      return (f, self) => {
        const a = first(f);
        const b = second(f);
        const d = third(f);
        f.rt.at = site;
        return fn(f.rt, self, a, b, d);
      };
    return (f, self) => {
      const values = order.map((value) => value(f));
      f.rt.at = site;
      return fn(f.rt, self, ...values);
    };
  }
  const { args, kwargs } = passed(prepared);
  return (f, self) => {
    const values = args(f);
    const named: Kwargs | undefined = kwargs?.(f);
    f.rt.at = site;
    return callRow(f.rt, row, [self, ...values], named);
  };
}

const absent: Evaluate = () => undefined;

/** The arguments in the order of the row's parameters after the first; undefined if only the call can bind them. */
export function inOrder<Argument>(
  row: Row,
  { list, named, star, doubleStar }: Written<Argument>,
): (Argument | undefined)[] | undefined {
  if (row.has(OPEN) || star || doubleStar || (row.has(POSITIONAL) && named.length)) return undefined;
  const { params, required } = row;
  if (list.length + 1 > params.length) return undefined;
  const places: (Argument | undefined)[] = [...list];
  for (const [name, value] of named) {
    const place = params.indexOf(name) - 1;
    if (place < list.length || places[place]) return undefined;
    places[place] = value;
  }
  for (let i = 0; i < required - 1; i++) if (!places[i]) return undefined;
  return Array.from(places);
}

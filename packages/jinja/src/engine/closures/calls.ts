import type { ArgumentSteps, RowCall, ValueStep } from '../lower/steps.ts';
import { CallSite, callOpenRow, callValue, failUnknown, keywords, positional } from '../runtime/calls.ts';
import { isEntries } from '../runtime/entries.ts';
import { Macro } from '../runtime/macro.ts';
import type { Evaluate, Frame } from '../runtime/types.ts';
import type { Value } from '../runtime/values.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { evaluateAll } from './operands.ts';

/** A call of a row with the value it is called on. */
type CallRow = (frame: Frame, self: Value) => Value;

/** The arguments of a call, as closures for every way in which it may be made. */
interface Prepared {
  readonly given: ArgumentSteps;
  /** All arguments: first in order, then by name. */
  readonly values: readonly Evaluate[];
  readonly args: (frame: Frame) => Value[];
  readonly named: ((frame: Frame) => Map<string, Value>) | undefined;
}

function prepare(printer: ClosurePrinter, given: ArgumentSteps): Prepared {
  const { node } = given;
  const list: Evaluate[] = [];
  for (const value of given.list) list.push(printer.evaluate(value));
  const values = [...list];
  for (const [, value] of given.named) values.push(printer.evaluate(value));
  const star = given.star && printer.evaluate(given.star);
  const doubleStar = given.doubleStar && printer.evaluate(given.doubleStar);
  const args = (frame: Frame): Value[] => {
    const found = evaluateAll(list, frame);
    return star ? positional(frame, found, star(frame), node) : found;
  };
  if (!given.named.length && !doubleStar) return { given, values, args, named: undefined };
  const named = (frame: Frame): Map<string, Value> => {
    const found = new Map<string, Value>();
    let at = list.length;
    for (const [name] of given.named) found.set(name, (values[at++] as Evaluate)(frame));
    return doubleStar ? keywords(frame, found, doubleStar(frame), node) : found;
  };
  return { given, values, args, named };
}

const absent: Evaluate = () => undefined;

export function rowClosure(
  printer: ClosurePrinter,
  { row, order, given }: RowCall,
  prepared = order?.length === 0 ? undefined : prepare(printer, given),
): CallRow {
  const { fn } = row;
  const { node } = given;
  if (!prepared)
    return ({ render }, self) => {
      render.at = node;
      return fn(render, self);
    };
  const { values, args, named } = prepared;
  if (!order)
    return (frame, self) => {
      const found = args(frame);
      return callOpenRow(frame, row, [self, ...found], named?.(frame), node);
    };
  const ordered = order.map((index) => (index < 0 ? absent : (values[index] as Evaluate)));
  const [first = absent, second = absent, third = absent] = ordered;
  if (ordered.length <= 3)
    return (frame, self) => {
      const a = first(frame);
      const b = second(frame);
      const c = third(frame);
      frame.render.at = node;
      return fn(frame.render, self, a, b, c);
    };
  return (frame, self) => {
    const all = evaluateAll(ordered, frame);
    frame.render.at = node;
    return fn(frame.render, self, ...all);
  };
}

export function callClosure(printer: ClosurePrinter, step: Extract<ValueStep, { type: 'Call' }>): Evaluate {
  const { given, caller } = step;
  const { node, list, star, doubleStar } = given;
  const callee = printer.evaluate(step.callee);
  const { values: direct, args, named } = prepare(printer, given);
  if (caller) {
    const code = printer.macro(caller);
    return (frame) => {
      const target = callee(frame);
      const values = args(frame);
      const further = named?.(frame) ?? new Map<string, Value>();
      further.set('caller', new Macro(code, frame));
      return callValue(frame, target, values, further, node);
    };
  }
  const site = new CallSite(
    node,
    list.length,
    given.named.map(([name]) => name),
  );
  const isDirect = !star && !doubleStar;
  return (frame) => {
    const target = callee(frame);
    const slots = isDirect && target instanceof Macro ? site.slotsIn(target) : undefined;
    if (slots) {
      const inner = (target as Macro).open();
      for (let i = 0; i < direct.length; i++) inner.variables[slots[i] as number] = (direct[i] as Evaluate)(frame);
      frame.render.at = node;
      return (target as Macro).run(inner);
    }
    const values = args(frame);
    return callValue(frame, target, values, named?.(frame), node);
  };
}

/** `owner.name(arguments)`: methods of strings and dicts are known; others are looked up before the arguments are computed. */
export function methodClosure(printer: ClosurePrinter, step: Extract<ValueStep, { type: 'Method' }>): Evaluate {
  const { name, callee, given } = step;
  const { node } = given;
  const owner = printer.evaluate(step.owner);
  const prepared = prepare(printer, given);
  const { args, named } = prepared;
  const known = step.ofText ?? step.ofDict;
  const call = known && rowClosure(printer, known, prepared);
  const isText = step.ofText !== undefined;
  return (frame) => {
    const value = owner(frame);
    if (call && (isText ? typeof value === 'string' : isEntries(frame, value))) {
      const result = call(frame, value);
      return result === undefined ? null : result;
    }
    frame.render.at = callee;
    const target = frame.render.getAttr(value, name);
    const values = args(frame);
    return callValue(frame, target, values, named?.(frame), node);
  };
}

export function unknownClosure(printer: ClosurePrinter, step: Extract<ValueStep, { type: 'Unknown' }>): Evaluate {
  const input = printer.evaluate(step.input);
  const { args, named } = prepare(printer, step.given);
  return (frame) => {
    input(frame);
    args(frame);
    return failUnknown(frame, step, named?.(frame));
  };
}

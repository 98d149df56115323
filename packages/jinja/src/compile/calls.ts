import { MUTATES, methods, Namespace, type Row } from '../library/index.ts';
import type { Node, NodeOf } from '../parser/ast.ts';
import { Dict } from '../runtime/dict.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { Macro, type MacroCode } from '../runtime/macro.ts';
import type { Value } from '../runtime/values.ts';
import { type BoundCall, boundCall, type Prepared, passed, prepare } from './bound-call.ts';
import type { Compiler } from './compiler.ts';

/** `callee(arguments)`, with further keywords that a call block adds. */
export function call(
  c: Compiler,
  node: NodeOf<'Call'>,
  more?: (f: Frame, kwargs: Map<string, Value>) => void,
): Evaluate {
  const { callee } = node;
  if (callee.type === 'Attribute' && !more) return method(c, node, callee);
  const fn = c.evaluate(callee);
  const prepared = prepare(c, node.arguments, node);
  const { args, kwargs } = passed(prepared);
  const isNamespace = callee.type === 'Name' && callee.name === 'namespace' && !more;
  if (isNamespace && !prepared.list.length && !prepared.star && !prepared.doubleStar) return namespace(c, fn, prepared);
  if (more)
    return (f) => {
      const target = fn(f);
      const values = args(f);
      const named = kwargs?.(f) ?? new Map<string, Value>();
      more(f, named);
      f.rt.at = node;
      return f.rt.call(target, values, named);
    };
  const { list, named } = prepared;
  const values = [...list, ...named.map(([, value]) => value)];
  const hasStars = prepared.star !== undefined || prepared.doubleStar !== undefined;
  let known: MacroCode | undefined;
  let slots: readonly number[] | undefined;
  return (f) => {
    const target = fn(f);
    if (target instanceof Macro && !hasStars) {
      if (target.code !== known) {
        known = target.code;
        slots = slotsOf(known, prepared);
      }
      if (slots) {
        const frame = target.open();
        for (let i = 0; i < values.length; i++) frame.v[slots[i] as number] = (values[i] as Evaluate)(f);
        f.rt.at = node;
        return target.run(frame);
      }
    }
    const found = args(f);
    const more = kwargs?.(f);
    f.rt.at = node;
    return f.rt.call(target, found, more);
  };
}

/** `namespace(name=value)`: made at once where the function is Jinja's own. */
function namespace(c: Compiler, fn: Evaluate, { named, site }: Prepared): Evaluate {
  const own = c.environment.builtin('namespace');
  return (f) =>
    newNamespace(
      f,
      own,
      fn(f),
      named.map(([name, value]) => [name, value(f)]),
      site,
    );
}

/** Calls what the template knows as `namespace`; `own`: Jinja's function. */
export function newNamespace(f: Frame, own: Value, fn: Value, entries: [string, Value][], site: Node): Value {
  if (fn === own) return new Namespace(new Dict(entries));
  f.rt.at = site;
  return f.rt.call(fn, [], entries.length ? new Map(entries) : undefined);
}

/** The slots of a macro that the arguments of a call go to, where nothing has to be looked at on each call. */
function slotsOf(code: MacroCode, { list, named }: Prepared): number[] | undefined {
  const { params, paramSlots } = code;
  if (code.takesCaller || code.kwargsSlot >= 0 || code.varargsSlot >= 0 || list.length > params.length)
    return undefined;
  const slots = list.map((_, i) => paramSlots[i] as number);
  for (const [name] of named) {
    const place = params.indexOf(name);
    if (place < list.length) return undefined;
    slots.push(paramSlots[place] as number);
  }
  return slots;
}

/** `owner.name(arguments)`: methods of strings, dicts and lists are found while compiling. */
function method(c: Compiler, node: NodeOf<'Call'>, callee: NodeOf<'Attribute'>): Evaluate {
  const { name } = callee;
  const owner = c.evaluate(callee.object);
  const prepared = prepare(c, node.arguments, node);
  const ofText = direct(methods.str.get(name), prepared);
  const ofDict = ofText ? undefined : direct(methods.dict.get(name), prepared);
  const { args, kwargs } = passed(prepared);
  const slow = (f: Frame, value: Value): Value => {
    f.rt.at = callee;
    const target = f.rt.getAttr(value, name);
    const values = args(f);
    const named = kwargs?.(f);
    f.rt.at = node;
    return f.rt.call(target, values, named);
  };
  if (ofText)
    return (f) => {
      const value = owner(f);
      return typeof value === 'string' ? result(ofText(f, value)) : slow(f, value);
    };
  if (ofDict)
    return (f) => {
      const value = owner(f);
      return isDict(value) ? result(ofDict(f, value)) : slow(f, value);
    };
  return (f) => slow(f, owner(f));
}

function direct(row: Row | undefined, prepared: Prepared): BoundCall | undefined {
  return row && !row.has(MUTATES) ? boundCall(row, prepared) : undefined;
}

const result = (value: Value): Value => (value === undefined ? null : value);

function isDict(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || prototype === Dict.prototype;
}

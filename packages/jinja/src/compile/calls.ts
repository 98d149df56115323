import { methods, type Row } from '../library/index.ts';
import type { Attribute, Call } from '../parser/ast.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { Dict, type Value } from '../runtime/values.ts';
import { type BoundCall, boundCall, type Prepared, passed, prepare } from './bound-call.ts';
import type { Compiler } from './compiler.ts';
import { evaluate } from './expressions.ts';

/** `callee(arguments)`, with further keywords that a call block adds. */
export function call(c: Compiler, node: Call, more?: (f: Frame, kwargs: Map<string, Value>) => void): Evaluate {
  const { callee } = node;
  if (callee.type === 'Attribute' && !more) return method(c, node, callee);
  const fn = evaluate(c, callee);
  const { args, kwargs } = passed(prepare(c, node.arguments, node));
  if (more)
    return (f) => {
      const target = fn(f);
      const values = args(f);
      const named = kwargs?.(f) ?? new Map<string, Value>();
      more(f, named);
      f.rt.at = node;
      return f.rt.call(target, values, named);
    };
  if (kwargs)
    return (f) => {
      const target = fn(f);
      const values = args(f);
      const named = kwargs(f);
      f.rt.at = node;
      return f.rt.call(target, values, named);
    };
  return (f) => {
    const target = fn(f);
    const values = args(f);
    f.rt.at = node;
    return f.rt.call(target, values);
  };
}

/** `owner.name(arguments)`: methods of strings, dicts and lists are found while compiling. */
function method(c: Compiler, node: Call, callee: Attribute): Evaluate {
  const { name } = callee;
  const owner = evaluate(c, callee.object);
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
  return row && !row.mutates ? boundCall(row, prepared) : undefined;
}

const result = (value: Value): Value => (value === undefined ? null : value);

function isDict(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || prototype === Dict.prototype;
}

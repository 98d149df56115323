import type { NodeOf } from '../parser/ast.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { Undefined, type Value } from '../runtime/values.ts';
import type { Compiler } from './compiler.ts';

/** Looks a name up in the context and caches the result. */
export function resolve(f: Frame, slot: number, name: string, isInherited = true): Value {
  const found = f.context.resolve(name, f.c, isInherited);
  const value = found === undefined ? f.rt.undefined(name) : found;
  f.c[slot] = value;
  return value;
}

/** Reads a name; JavaScript's undefined if the variable is not set. */
export function probeName(c: Compiler, node: NodeOf<'Name'>): Evaluate {
  const variable = c.scope.find(node.name);
  return variable ? c.load(variable) : freeName(c, node);
}

export function evaluateName(c: Compiler, node: NodeOf<'Name'>): Evaluate {
  const { name } = node;
  const variable = c.scope.find(name);
  if (!variable) return freeName(c, node);
  if (variable.isLoop || variable.load === 'context') return c.load(variable);
  return c.loadOr(variable, (f) => f.rt.undefined(name));
}

/** A name that no scope sets. Jinja does not look into some places for the names they read, and cannot compile them then. */
function freeName(c: Compiler, node: NodeOf<'Name'>): Evaluate {
  const { name } = node;
  if (c.scope.isFree(name)) return contextName(c, name);
  const text = `Tried to resolve a name to a reference that was unknown to the frame ('${name}')`;
  throw c.fail(text, node, '', 'AssertionError');
}

export function contextName(c: Compiler, name: string): Evaluate {
  const slot = c.contextSlot(name);
  const isInherited = name in Object.prototype;
  const { environment } = c;
  const { undefinedKind } = environment;
  // What a name means where neither the caller nor the template knows it does not change from render to render.
  const otherwise = environment.builtin(name) ?? new Undefined(undefinedKind, name);
  const first = (f: Frame): Value => {
    if (undefinedKind === 'logging' || environment.globals.size) return resolve(f, slot, name, isInherited);
    const given = f.context.given(name, f.c, isInherited);
    const found = given === undefined ? otherwise : given;
    f.c[slot] = found;
    return found;
  };
  return (f) => {
    const value = f.c[slot];
    return value === undefined ? first(f) : value;
  };
}

import type { NodeOf } from '../parser/ast.ts';
import { Dict } from '../runtime/dict.ts';
import type { Evaluate } from '../runtime/frame.ts';
import { tuple, type Value } from '../runtime/values.ts';
import { type Compiler, evaluateAll } from './compiler.ts';

export const constant = (_: Compiler, { value }: NodeOf<'Const'>): Evaluate => {
  return () => value;
};

export function list(c: Compiler, node: NodeOf<'List'>): Evaluate {
  const items = node.items.map((item) => c.evaluate(item));
  return (f) => evaluateAll(items, f);
}

export function tupleOf(c: Compiler, node: NodeOf<'Tuple'>): Evaluate {
  const items = node.items.map((item) => c.evaluate(item));
  return (f) => tuple(evaluateAll(items, f));
}

export function dict(c: Compiler, node: NodeOf<'Dict'>): Evaluate {
  const keys = node.keys.map((key) => c.evaluate(key));
  const values = node.values.map((value) => c.evaluate(value));
  return (f) => {
    // All that is written is computed before the first key is looked at, as in Python.
    const entries = keys.map((key, index): [Value, Value] => [key(f), (values[index] as Evaluate)(f)]);
    f.rt.at = node;
    return new Dict(entries);
  };
}

/** A slice within a tuple, as in `x[1:2, 3]`. */
export function strayedSlice(c: Compiler, node: NodeOf<'Slice'>): never {
  throw c.fail('a slice stands alone in its brackets', node, '', 'SyntaxError');
}

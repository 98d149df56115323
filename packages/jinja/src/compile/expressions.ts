import type { Expression } from '../parser/ast.ts';
import type { Decide, Evaluate } from '../runtime/frame.ts';
import { Dict, tuple, Undefined, type Value } from '../runtime/values.ts';
import { attribute, entry, isEntries, isPlainKey, item } from './access.ts';
import { call } from './calls.ts';
import { type Compiler, evaluateAll } from './compiler.ts';
import { equalities, isOneOf } from './equalities.ts';
import { filter } from './filters.ts';
import { evaluateName, probeName } from './names.ts';
import { binary, compare, concat, conditional, truth, unary } from './operators.ts';
import { test } from './tests.ts';

/** The closure that computes an expression. */
export function evaluate(c: Compiler, node: Expression): Evaluate {
  switch (node.type) {
    case 'Name':
      return evaluateName(c, node);
    case 'Const': {
      const { value } = node;
      return () => value;
    }
    case 'Attribute':
      return attribute(c, node);
    case 'Item':
      return item(c, node);
    case 'Call':
      return call(c, node);
    case 'Filter':
      return filter(c, node);
    case 'Test':
      return test(c, node);
    case 'Binary':
      return binary(c, node);
    case 'Unary':
      return unary(c, node);
    case 'Compare':
      return compare(c, node);
    case 'Conditional':
      return conditional(c, node);
    case 'Concat':
      return concat(c, node);
    case 'List': {
      const items = node.items.map((item) => evaluate(c, item));
      return (f) => evaluateAll(items, f);
    }
    case 'Tuple': {
      const items = node.items.map((item) => evaluate(c, item));
      return (f) => tuple(evaluateAll(items, f));
    }
    case 'Dict': {
      const keys = node.keys.map((key) => evaluate(c, key));
      const values = node.values.map((value) => evaluate(c, value));
      return (f) => {
        // All that is written is computed before the first key is looked at, as in Python.
        const entries = keys.map((key, index): [Value, Value] => [key(f), (values[index] as Evaluate)(f)]);
        f.rt.at = node;
        return new Dict(entries);
      };
    }
    case 'Slice':
      throw c.fail('a slice stands alone in its brackets', node, '', 'SyntaxError');
  }
}

/** The same, where JavaScript's undefined may stand for a missing value: nothing is made that is only tested. */
export function probe(c: Compiler, node: Expression): Evaluate {
  if (!c.canProbe) return evaluate(c, node);
  if (node.type === 'Name') return probeName(c, node);
  const key =
    node.type === 'Attribute'
      ? node.name
      : node.type === 'Item' && node.index.type === 'Const' && typeof node.index.value === 'string'
        ? node.index.value
        : undefined;
  if (key === undefined || !isPlainKey(key, true)) return evaluate(c, node);
  const { object } = node as { object: Expression };
  if (object.type === 'Name' && c.scope.find(object.name)?.isLoop) return evaluate(c, node);
  return entry(c, object, key, (f, owner) => {
    if (isEntries(f, owner)) return undefined;
    f.rt.at = node;
    return node.type === 'Attribute' ? f.rt.getAttr(owner, key) : f.rt.getItem(owner, key);
  });
}

/** The closure that computes whether an expression is true. */
export function decide(c: Compiler, node: Expression): Decide {
  switch (node.type) {
    case 'Compare':
      return compare(c, node);
    case 'Test':
      return test(c, node);
    case 'Unary':
      if (node.operator === 'not') return unary(c, node) as Decide;
      break;
    case 'Binary': {
      if (node.operator !== 'and' && node.operator !== 'or') break;
      const choice = c.canProbe ? equalities(c, node) : undefined;
      if (choice) return isOneOf(c, choice);
      const left = decide(c, node.left);
      const right = decide(c, node.right);
      return node.operator === 'and' ? (f) => left(f) && right(f) : (f) => left(f) || right(f);
    }
  }
  const value = probe(c, node);
  return (f) => {
    const found = value(f);
    if (found === undefined || found === null) return false;
    return truth(f, node, found);
  };
}

/** Whether a value is missing, be it as JavaScript's undefined or as a value of the template's. */
export function isMissing(value: Value): boolean {
  return value === undefined || value instanceof Undefined;
}

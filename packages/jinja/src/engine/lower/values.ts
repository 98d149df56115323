import { dictMethodNames } from '../library/index.ts';
import type { Expression, NodeOf } from '../parser/ast.ts';
import { Dict } from '../runtime/dict.ts';
import { loopAttributes } from '../runtime/loop-state.ts';
import { lowerCall, lowerFilter } from './calls.ts';
import type { Lowering } from './lowering.ts';
import { isPlainKey, lowerAll, readConstText } from './patterns.ts';
import type { ValueStep } from './steps.ts';

/** The step that computes an expression. `isTested`: the value is only tested, so that a missing one may be JavaScript's undefined. */
export function lowerValue(this: Lowering, node: Expression, isTested = false): ValueStep {
  const allowsMissing = isTested && this.allowsMissing;
  switch (node.type) {
    case 'Name':
      return lowerName(this, node, allowsMissing);
    case 'Const':
      return { type: 'Constant', value: node.value };
    case 'List':
    case 'Tuple':
      return { type: node.type, items: lowerAll(this, node.items) };
    case 'Dict':
      return { type: 'Dict', keys: lowerAll(this, node.keys), values: lowerAll(this, node.values), node };
    case 'Attribute':
    case 'Item':
      return lowerAccess(this, node, allowsMissing);
    case 'Slice':
      // Only a slice within a tuple comes here, as in `x[1:2, 3]`.
      throw this.fail('a slice stands alone in its brackets', node, '', 'SyntaxError');
    case 'Call':
      return lowerCall(this, node, undefined);
    case 'Filter':
      return lowerFilter(this, node, false);
    case 'Test':
    case 'Compare':
      return { type: 'Truth', test: this.test(node) };
    case 'Unary': {
      const { operator } = node;
      if (operator === 'not') return { type: 'Truth', test: this.test(node) };
      return { type: 'Sign', operator, operand: this.value(node.operand), node };
    }
    case 'Binary': {
      const { operator } = node;
      if (operator === '+') return lowerSum(this, node);
      const left = this.value(node.left);
      const right = this.value(node.right);
      if (operator === 'and' || operator === 'or')
        return { type: 'Either', isOr: operator === 'or', left, right, node };
      return { type: 'Arithmetic', operator, left, right, node };
    }
    case 'Concat':
      // Where it is not known whether to escape, Jinja makes a plain text.
      return {
        type: 'Concat',
        items: lowerAll(this, node.items),
        isMarkup: this.state.autoescape === true,
        node,
      };
    case 'Conditional': {
      const before = this.enter({ isSoft: true });
      const value = this.value(node.value);
      const test = this.test(node.test);
      const otherwise = node.otherwise
        ? this.value(node.otherwise)
        : `the inline if-expression on ${this.locate(node)} evaluated to false and no else section was defined.`;
      this.state = before;
      return { type: 'Conditional', test, value, otherwise };
    }
  }
}

/** A name. Jinja does not look into some places for the names they read, and cannot compile them then. */
export function lowerName(lowering: Lowering, node: NodeOf<'Name'>, allowsMissing: boolean): ValueStep {
  const { name } = node;
  const { scope } = lowering.state;
  const variable = scope.find(name);
  if (variable) return lowering.local(variable, allowsMissing);
  if (scope.isFree(name)) return lowering.contextName(name);
  const text = `Tried to resolve a name to a reference that was unknown to the frame ('${name}')`;
  throw lowering.fail(text, node, '', 'AssertionError');
}

/** `owner.name` and `owner[key]`. */
function lowerAccess(lowering: Lowering, node: NodeOf<'Attribute' | 'Item'>, allowsMissing: boolean): ValueStep {
  const isAttribute = node.type === 'Attribute';
  const variable = node.object.type === 'Name' ? lowering.state.scope.find(node.object.name) : undefined;
  if (variable?.isLoop && isAttribute && loopAttributes.has(node.name))
    return { type: 'LoopAttribute', loop: lowering.local(variable, true), node };
  const key = isAttribute ? node.name : readConstText(node.index);
  if (key !== undefined && !variable?.isLoop && isPlainKey(key)) {
    const isMethod = dictMethodNames.has(key);
    if (!isMethod || !(allowsMissing || isAttribute)) {
      const usual = isMethod || key.startsWith('__') ? 'method' : 'undefined';
      return {
        type: 'Entry',
        owner: lowering.value(node.object),
        key,
        node,
        fallback: allowsMissing ? 'missing' : usual,
      };
    }
  }
  const owner = lowering.value(node.object);
  if (isAttribute) return { type: 'Member', owner, node };
  const { index } = node;
  if (index.type !== 'Slice')
    return {
      type: 'Item',
      owner: owner.type === 'Dict' ? constantDict(owner) : owner,
      key: lowering.value(index),
      node,
    };
  const bound = (part: Expression | null) => (part ? lowering.value(part) : undefined);
  return { type: 'Slice', owner, bounds: [bound(index.from), bound(index.to), bound(index.step)], node };
}

/** A dict of constants that is only read, as in `{'user': 'User'}[role]`, is made once. */
function constantDict(step: Extract<ValueStep, { type: 'Dict' }>): ValueStep {
  const value = new Dict();
  for (const [i, key] of step.keys.entries()) {
    const entry = step.values[i];
    if (key.type !== 'Constant' || entry?.type !== 'Constant') return step;
    value.set(key.value, entry.value);
  }
  return { type: 'Constant', value };
}

/** A chain of `+`: most are texts of a prompt. */
function lowerSum(lowering: Lowering, node: NodeOf<'Binary'>): ValueStep {
  const chain: NodeOf<'Binary'>[] = [];
  let first: Expression = node;
  for (; first.type === 'Binary' && first.operator === '+'; first = first.left) chain.unshift(first);
  const terms: (string | Expression)[] = [readConstText(first) ?? first];
  const nodes = [first];
  for (const node of chain) {
    const term = readConstText(node.right) ?? node.right;
    const last = terms.length - 1;
    // Constants after each other are one: the sum so far is a string by then, or the first `+` fails.
    if (typeof term === 'string' && typeof terms[last] === 'string') terms[last] += term;
    else {
      terms.push(term);
      nodes.push(node);
    }
  }
  const steps: ValueStep[] = [];
  for (const term of terms)
    steps.push(typeof term === 'string' ? { type: 'Constant', value: term } : lowering.value(term));
  return steps.length === 1 ? (steps[0] as ValueStep) : { type: 'Sum', terms: steps, nodes };
}

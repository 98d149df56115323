import type { CompareOperator, Expression, NodeOf } from '../parser/ast.ts';
import { contains, eq, compare as order } from '../runtime/compare.ts';
import type { Decide, Evaluate, Frame } from '../runtime/frame.ts';
import { toMarkup } from '../runtime/markup.ts';
import { binary as operate, unary as sign } from '../runtime/operators.ts';
import { str } from '../runtime/repr.ts';
import { Markup, Undefined, type Value } from '../runtime/values.ts';
import { entryOf, isEntries } from './access.ts';
import { type Compiler, truth } from './compiler.ts';
import { isSmall, joined, sum } from './concatenations.ts';
import { decideText } from './conditions.ts';
import { isPlainKey, textTest } from './shared-patterns.ts';

export function binary(c: Compiler, node: NodeOf<'Binary'>): Evaluate {
  const { operator } = node;
  if (operator === '+') return sum(c, node);
  if (operator === 'and' || operator === 'or') {
    const first = c.evaluate(node.left);
    const second = c.evaluate(node.right);
    const isOr = operator === 'or';
    return (f) => {
      const value = first(f);
      return truth(f, node, value) === isOr ? value : second(f);
    };
  }
  const left = c.evaluate(node.left);
  const right = c.evaluate(node.right);
  const slow = (f: Frame, a: Value, b: Value) => {
    f.rt.at = node;
    return operate(f.rt, operator, a, b);
  };
  if (operator === '%')
    return (f) => {
      const a = left(f);
      const b = right(f);
      return isSmall(a) && isSmall(b) && a >= 0 && b > 0 ? a % b : slow(f, a, b);
    };
  if (operator === '-')
    return (f) => {
      const a = left(f);
      const b = right(f);
      return isSmall(a) && isSmall(b) ? a - b : slow(f, a, b);
    };
  return (f) => slow(f, left(f), right(f));
}

export function concat(c: Compiler, node: NodeOf<'Concat'>): Evaluate {
  const items = node.items.map((item) => c.evaluate(item));
  // Where it is not known whether to escape, Jinja makes a plain text.
  const isMarkup = c.autoescape === true;
  return (f) => {
    let text = '';
    const parts: Value[] = [];
    for (const item of items) {
      const value = item(f);
      if (isMarkup) parts.push(value);
      else if (typeof value === 'string') text += value;
      else {
        f.rt.at = node;
        text += str(value, f.rt);
      }
    }
    if (!isMarkup) return joined(f, text);
    f.rt.at = node;
    if (!parts.some((part) => part instanceof Markup)) return joined(f, parts.map((part) => str(part, f.rt)).join(''));
    return new Markup(joined(f, parts.map((part) => toMarkup(part).text).join('')));
  };
}

/** `a and b`, `a or b` where only their truth matters. */
export function decideBinary(c: Compiler, node: NodeOf<'Binary'>): Decide | undefined {
  if (node.operator !== 'and' && node.operator !== 'or') return undefined;
  const form = textTest(c, node);
  if (form) return decideText(c, form);
  const left = c.decide(node.left);
  const right = c.decide(node.right);
  return node.operator === 'and' ? (f) => left(f) && right(f) : (f) => left(f) || right(f);
}

export function decideUnary(c: Compiler, node: NodeOf<'Unary'>): Decide | undefined {
  if (node.operator !== 'not') return undefined;
  const test = c.decide(node.operand);
  return (f) => !test(f);
}

export function unary(c: Compiler, node: NodeOf<'Unary'>): Evaluate {
  const { operator } = node;
  if (operator === 'not') return decideUnary(c, node) as Decide;
  const operand = c.evaluate(node.operand);
  return (f) => {
    const value = operand(f);
    f.rt.at = node;
    return sign(operator, value);
  };
}

export function conditional(c: Compiler, node: NodeOf<'Conditional'>): Evaluate {
  return c.within({ isSoft: true }, () => {
    const value = c.evaluate(node.value);
    const test = c.decide(node.test);
    if (node.otherwise) {
      const otherwise = c.evaluate(node.otherwise);
      return (f: Frame) => (test(f) ? value(f) : otherwise(f));
    }
    const hint = `the inline if-expression on ${c.lineOf(node)} evaluated to false and no else section was defined.`;
    return (f: Frame) => (test(f) ? value(f) : new Undefined('default', undefined, undefined, hint));
  });
}

type Comparison = (a: Value, b: Value, rt: Frame['rt']) => boolean;

export const comparisons: Readonly<Record<CompareOperator, Comparison>> = {
  '==': eq,
  '!=': (a, b, rt) => !eq(a, b, rt),
  '<': (a, b, rt) => order('<', a, b, rt),
  '<=': (a, b, rt) => order('<=', a, b, rt),
  '>': (a, b, rt) => order('>', a, b, rt),
  '>=': (a, b, rt) => order('>=', a, b, rt),
  in: (a, b, rt) => contains(b, a, rt),
  'not in': (a, b, rt) => !contains(b, a, rt),
};

/** Comparisons as a truth value, which is always their result. */
export function compare(c: Compiler, node: NodeOf<'Compare'>): Decide {
  const { operators, operands } = node;
  if (operators.length === 1) return single(c, node, operators[0] as CompareOperator, operands[0] as Expression);
  const first = c.evaluate(node.first);
  const rest = operands.map((operand) => c.evaluate(operand));
  const tests = operators.map((operator) => comparisons[operator]);
  return (f) => {
    let left = first(f);
    for (let i = 0; i < rest.length; i++) {
      const right = (rest[i] as Evaluate)(f);
      f.rt.at = node;
      if (!(tests[i] as Comparison)(left, right, f.rt)) return false;
      left = right;
    }
    return true;
  };
}

function single(c: Compiler, node: NodeOf<'Compare'>, operator: CompareOperator, operand: Expression): Decide {
  const form = textTest(c, node);
  if (form) return decideText(c, form);
  const left = c.evaluate(node.first);
  const right = c.evaluate(operand);
  const test = comparisons[operator];
  const slow = (f: Frame, a: Value, b: Value) => {
    f.rt.at = node;
    return test(a, b, f.rt);
  };
  switch (operator) {
    case '==':
    case '!=': {
      const isEqual = operator === '==';
      if (operand.type === 'Const' && isSmall(operand.value)) {
        const wanted = operand.value;
        return (f) => {
          const a = left(f);
          return isSmall(a) ? (a === wanted) === isEqual : slow(f, a, wanted);
        };
      }
      return (f) => {
        const a = left(f);
        const b = right(f);
        const type = typeof a;
        if (type === typeof b && (type === 'string' || type === 'boolean' || (isSmall(a) && isSmall(b))))
          return (a === b) === isEqual;
        return slow(f, a, b);
      };
    }
    case 'in':
    case 'not in': {
      const isWanted = operator === 'in';
      const key = node.first.type === 'Const' && typeof node.first.value === 'string' ? node.first.value : undefined;
      if (key !== undefined && isPlainKey(key, false))
        return (f) => {
          const b = right(f);
          if (typeof b === 'string') return includes(f, b, key) === isWanted;
          return isEntries(f, b) ? (entryOf(f, b, key) !== undefined) === isWanted : slow(f, key, b);
        };
      return (f) => {
        const a = left(f);
        const b = right(f);
        if (typeof a === 'string' && typeof b === 'string') return includes(f, b, a) === isWanted;
        return slow(f, a, b);
      };
    }
    case '>':
    case '<': {
      const isGreater = operator === '>';
      return (f) => {
        const a = left(f);
        const b = right(f);
        return isSmall(a) && isSmall(b) ? (isGreater ? a > b : a < b) : slow(f, a, b);
      };
    }
  }
  return (f) => slow(f, left(f), right(f));
}

/** True if a text contains another; charges for long ones, which may be compared in full at every offset. */
export function includes(f: Frame, text: string, part: string): boolean {
  if (part.length > 64) f.rt.charge((text.length * part.length) / 256);
  return text.includes(part);
}

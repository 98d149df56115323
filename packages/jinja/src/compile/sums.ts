import type { Binary, Expression } from '../parser/ast.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { binary as operate } from '../runtime/operators.ts';
import type { Value } from '../runtime/values.ts';
import type { Compiler } from './compiler.ts';

/** True for 32-bit ints, whose sums and differences are exact in JavaScript. */
export const isSmall = (value: Value): value is number => typeof value === 'number' && (value | 0) === value;

/** `a + b` at this place of the template. */
export function add(f: Frame, site: Expression, a: Value, b: Value): Value {
  if (isSmall(a) && isSmall(b)) return a + b;
  f.rt.at = site;
  return operate(f.rt, '+', a, b);
}

/** A text that was just put together, unless it is too long. */
export function joined(f: Frame, text: string): string {
  if (text.length > f.rt.longText) f.rt.grow(text.length);
  return text;
}

/** The terms of a chain of `+`, strings as they are, and for each the operation that adds it. */
export function termsOf(c: Compiler, node: Binary): { terms: (string | Evaluate)[]; sites: Expression[] } {
  const chain: Binary[] = [];
  let first: Expression = node;
  for (; first.type === 'Binary' && first.operator === '+'; first = first.left) chain.push(first);
  const terms: (string | Evaluate)[] = [];
  const sites: Expression[] = [];
  const put = (term: Expression, site: Expression): void => {
    const last = terms.length - 1;
    const text = term.type === 'Const' && typeof term.value === 'string' ? term.value : undefined;
    // Constants after each other are one: what the sum is so far is a string by then, or the first `+` fails.
    if (text !== undefined && typeof terms[last] === 'string') terms[last] += text;
    else {
      terms.push(text ?? c.evaluate(term));
      sites.push(site);
    }
  };
  put(first, first);
  for (let i = chain.length - 1; i >= 0; i--) put((chain[i] as Binary).right, chain[i] as Binary);
  return { terms, sites };
}

/** A chain of `+` as one closure: most are texts of a prompt. */
export function sum(c: Compiler, node: Binary): Evaluate {
  const { terms, sites } = termsOf(c, node);
  const [start, second, third] = terms.map((term): Evaluate => (typeof term === 'string' ? () => term : term)) as [
    Evaluate,
    Evaluate,
    Evaluate,
  ];
  const [, site, further] = sites as [Expression, Expression, Expression];
  if (terms.length === 1) return start;
  if (terms.length === 2)
    return (f) => {
      const a = start(f);
      const b = second(f);
      return typeof a === 'string' && typeof b === 'string' ? joined(f, a + b) : add(f, site, a, b);
    };
  if (terms.length === 3)
    return (f) => {
      const a = start(f);
      const b = second(f);
      const left = typeof a === 'string' && typeof b === 'string' ? a + b : add(f, site, a, b);
      const d = third(f);
      return typeof left === 'string' && typeof d === 'string' ? joined(f, left + d) : add(f, further, left, d);
    };
  return (f) => {
    let total = start(f);
    for (let i = 1; i < terms.length; i++) {
      const next = terms[i] as string | Evaluate;
      const term = typeof next === 'string' ? next : next(f);
      total =
        typeof total === 'string' && typeof term === 'string'
          ? total + term
          : add(f, sites[i] as Expression, total, term);
    }
    return typeof total === 'string' ? joined(f, total) : total;
  };
}

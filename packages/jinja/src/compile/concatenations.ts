import type { Expression, NodeOf } from '../parser/ast.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { binary as operate } from '../runtime/operators.ts';
import type { Value } from '../runtime/values.ts';
import { type Operand, operand, readOperand } from './access.ts';
import type { Compiler } from './compiler.ts';
import { sumPattern } from './shared-patterns.ts';

/** True for 32-bit ints, whose sums and differences are exact in JavaScript. */
export const isSmall = (value: Value): value is number => typeof value === 'number' && (value | 0) === value;

/** `a + b` at this place of the template. */
export function addSmall(f: Frame, site: Expression, a: Value, b: Value): Value {
  if (typeof a === 'string' && typeof b === 'string') return joined(f, a + b);
  if (isSmall(a) && isSmall(b)) return a + b;
  f.rt.at = site;
  return operate(f.rt, '+', a, b);
}

/** A text that was just put together, unless it is too long. */
export function joined(f: Frame, text: string): string {
  if (text.length > f.rt.longText) f.rt.grow(text.length);
  return text;
}

/** A chain of `+` as one closure: most are texts of a prompt. */
export function sum(c: Compiler, node: NodeOf<'Binary'>): Evaluate {
  const { terms, sites } = sumPattern(node);
  const operands = terms.map(
    (term): Operand => (typeof term === 'string' ? { run: () => term, slot: -1, key: '' } : operand(c, term)),
  );
  const [first, second] = operands as [Operand, Operand];
  const [, site] = sites as [Expression, Expression];
  if (terms.length === 1) return first.run;
  const [before, , after] = terms;
  if (terms.length === 2)
    return (f) => {
      const a = readOperand(f, first);
      const b = readOperand(f, second);
      return typeof a === 'string' && typeof b === 'string' ? joined(f, a + b) : addSmall(f, site, a, b);
    };
  const from = (f: Frame, start: number, sofar: Value): Value => {
    let total = sofar;
    for (let i = start; i < operands.length; i++)
      total = addSmall(f, sites[i] as Expression, total, readOperand(f, operands[i] as Operand));
    return total;
  };
  // `'<' + x + '>'` …
  if (typeof before === 'string' && typeof after === 'string')
    return (f) => {
      const value = readOperand(f, second);
      if (typeof value !== 'string') return from(f, 2, addSmall(f, site, before, value));
      const text = joined(f, before + value + after);
      return operands.length > 3 ? from(f, 3, text) : text;
    };
  return (f) => from(f, 1, readOperand(f, first));
}

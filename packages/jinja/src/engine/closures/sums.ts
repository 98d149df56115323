import type { ValueStep } from '../lower/steps.ts';
import type { Expression } from '../parser/ast.ts';
import { add, joined } from '../runtime/operations.ts';
import type { Evaluate, Frame } from '../runtime/types.ts';
import type { Value } from '../runtime/values.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { type Operand, operand, readOperand } from './operands.ts';

/** A chain of `+` as one closure: most are texts of a prompt. */
export function sumClosure(printer: ClosurePrinter, { terms, nodes }: Extract<ValueStep, { type: 'Sum' }>): Evaluate {
  const operands = terms.map((term) => operand(printer, term));
  const [first, second] = operands as [Operand, Operand];
  const node = nodes[1] as Expression;
  if (terms.length === 2)
    return (frame) => {
      const a = readOperand(frame, first);
      const b = readOperand(frame, second);
      return typeof a === 'string' && typeof b === 'string' ? joined(frame, a + b) : add(frame, node, a, b);
    };
  const from = (frame: Frame, start: number, sofar: Value): Value => {
    let total = sofar;
    for (let i = start; i < operands.length; i++)
      total = add(frame, nodes[i] as Expression, total, readOperand(frame, operands[i] as Operand));
    return total;
  };
  const [before, , after] = terms.map((term) => (term.type === 'Constant' ? term.value : undefined));
  // `'<' + x + '>'` …
  if (typeof before === 'string' && typeof after === 'string')
    return (frame) => {
      const value = readOperand(frame, second);
      if (typeof value !== 'string') return from(frame, 2, add(frame, node, before, value));
      const text = joined(frame, before + value + after);
      return operands.length > 3 ? from(frame, 3, text) : text;
    };
  return (frame) => from(frame, 1, readOperand(frame, first));
}

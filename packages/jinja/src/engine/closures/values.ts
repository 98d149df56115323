import type { ValueStep } from '../lower/steps.ts';
import type { Expression } from '../parser/ast.ts';
import { isEntries, member, missingEntry, readEntry, readItem } from '../runtime/entries.ts';
import { PENDING } from '../runtime/frame.ts';
import { type LoopState, loopAttributes } from '../runtime/loop-state.ts';
import { lookUp } from '../runtime/names.ts';
import { add, joined, truth } from '../runtime/operations.ts';
import type { Evaluate, Frame } from '../runtime/types.ts';
import { Undefined } from '../runtime/undefined.ts';
import type { Value } from '../runtime/values.ts';
import { callClosure, methodClosure, rowClosure } from './calls.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { type Operand, operand, readOperand } from './operands.ts';
import { evaluateRare } from './rare-values.ts';

/** The closure that computes a value. */
export function evaluate(this: ClosurePrinter, step: ValueStep): Evaluate {
  switch (step.type) {
    case 'Constant': {
      const { value } = step;
      return () => value;
    }
    case 'Local': {
      const { distance, fallback } = step;
      const { slot, name } = step.variable;
      if (distance === 0) {
        if (fallback === 'missing') return (frame) => frame.variables[slot];
        if (fallback === 'undefined')
          return (frame) => {
            const value = frame.variables[slot];
            return value === undefined ? frame.render.undefined(name) : value;
          };
      }
      const isMissing = fallback === 'missing';
      const free = typeof fallback === 'object' ? this.evaluate(fallback) : undefined;
      return (frame) => {
        const value = outward(frame, distance).variables[slot];
        if (value !== undefined || isMissing) return value;
        return free ? free(frame) : frame.render.undefined(name);
      };
    }
    case 'ContextName': {
      const { slot } = step;
      return (frame) => {
        const value = frame.names[slot];
        return value === PENDING ? lookUp(frame, step) : value;
      };
    }
    case 'Entry': {
      const owner = this.evaluate(step.owner);
      const { key, node } = step;
      if (step.fallback === 'missing')
        return (frame) => {
          const value = owner(frame);
          const found = readEntry(frame, value, key);
          return found !== undefined || isEntries(frame, value) ? found : member(frame, node, value, key);
        };
      return (frame) => {
        const value = owner(frame);
        const found = readEntry(frame, value, key);
        return found === undefined ? missingEntry(frame, step, value) : found;
      };
    }
    case 'LoopAttribute': {
      const loop = this.evaluate(step.loop);
      const { slot } = step.loop.variable;
      const { name } = step.node;
      const read = loopAttributes.get(name) as (loop: LoopState) => Value;
      if (step.loop.distance) return (frame) => read(loop(frame) as LoopState);
      // The commonest ones are written out: a call through `read` costs as much as the rest.
      if (name === 'first') return (frame) => (frame.variables[slot] as LoopState).index0 === 0;
      if (name === 'index0') return (frame) => (frame.variables[slot] as LoopState).index0;
      return (frame) => read(frame.variables[slot] as LoopState);
    }
    case 'Member': {
      const owner = this.evaluate(step.owner);
      const { node } = step;
      return (frame) => member(frame, node, owner(frame), node.name);
    }
    case 'Item': {
      const owner = this.evaluate(step.owner);
      const key = this.evaluate(step.key);
      const { node } = step;
      return (frame) => readItem(frame, node, owner(frame), key(frame));
    }
    case 'Call':
      return callClosure(this, step);
    case 'Method':
      return methodClosure(this, step);
    case 'Filter': {
      const input = operand(this, step.input);
      const { row, order, given } = step.call;
      if (order?.length === 0) {
        const { fn } = row;
        const { node } = given;
        return (frame) => {
          const value = readOperand(frame, input);
          frame.render.at = node;
          return fn(frame.render, value);
        };
      }
      const call = rowClosure(this, step.call);
      return (frame) => call(frame, input.run(frame));
    }
    case 'Either': {
      const left = this.evaluate(step.left);
      const right = this.evaluate(step.right);
      const { isOr, node } = step;
      return (frame) => {
        const value = left(frame);
        return truth(frame, node, value) === isOr ? value : right(frame);
      };
    }
    case 'Sum':
      return sumClosure(this, step);
    case 'Conditional': {
      const test = this.decide(step.test);
      const value = this.evaluate(step.value);
      if (typeof step.otherwise === 'string') {
        const hint = step.otherwise;
        return (frame) => (test(frame) ? value(frame) : new Undefined('default', undefined, undefined, hint));
      }
      const otherwise = this.evaluate(step.otherwise);
      return (frame) => (test(frame) ? value(frame) : otherwise(frame));
    }
    case 'Truth':
      return this.decide(step.test);
    default:
      return evaluateRare(this, step);
  }
}

function outward(frame: Frame, distance: number): Frame {
  let found = frame;
  for (let i = 0; i < distance; i++) found = found.outer as Frame;
  return found;
}

/** A chain of `+` as one closure: most are texts of a prompt. */
function sumClosure(printer: ClosurePrinter, { terms, nodes }: Extract<ValueStep, { type: 'Sum' }>): Evaluate {
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

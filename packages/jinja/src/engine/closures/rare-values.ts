import type { ValueStep } from '../lower/steps.ts';
import { newNamespace } from '../runtime/calls.ts';
import { Dict } from '../runtime/dict.ts';
import { readSlice } from '../runtime/entries.ts';
import { concatMarkup, isSmall, joined, operate, plainText } from '../runtime/operations.ts';
import { unary } from '../runtime/operators.ts';
import type { Evaluate } from '../runtime/types.ts';
import { asMarkup, tuple, type Value } from '../runtime/values.ts';
import { unknownClosure } from './calls.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { evaluateAll } from './operands.ts';

/** Steps that many templates do without. */
type RareStep = Extract<
  ValueStep,
  {
    type: 'Slice' | 'List' | 'Tuple' | 'Dict' | 'Namespace' | 'Unknown' | 'Arithmetic' | 'Sign' | 'Concat' | 'Captured';
  }
>;

/**
 * Prints the closure of a rarer step. V8 compiles a function as a whole when it is first entered, so that each case of
 * `evaluate` costs every template time until its first text.
 */
export function evaluateRare(printer: ClosurePrinter, step: RareStep): Evaluate {
  switch (step.type) {
    case 'Slice': {
      const owner = printer.evaluate(step.owner);
      const [from, to, by] = step.bounds.map((bound) => (bound ? printer.evaluate(bound) : none));
      const { node } = step;
      return (frame) =>
        readSlice(
          frame,
          node,
          owner(frame),
          (from as Evaluate)(frame),
          (to as Evaluate)(frame),
          (by as Evaluate)(frame),
        );
    }
    case 'List':
    case 'Tuple': {
      const items = step.items.map((item) => printer.evaluate(item));
      return step.type === 'List' ? (frame) => evaluateAll(items, frame) : (frame) => tuple(evaluateAll(items, frame));
    }
    case 'Dict': {
      const keys = step.keys.map((key) => printer.evaluate(key));
      const values = step.values.map((value) => printer.evaluate(value));
      const { node } = step;
      return (frame) => {
        // Everything is computed before the first key is looked at, as in Python.
        const entries = keys.map((key, i): [Value, Value] => [key(frame), (values[i] as Evaluate)(frame)]);
        frame.render.at = node;
        return new Dict(entries);
      };
    }
    case 'Namespace': {
      const callee = printer.evaluate(step.callee);
      const { own, given } = step;
      const named = given.named.map(([name, value]) => [name, printer.evaluate(value)] as const);
      return (frame) => {
        const target = callee(frame);
        const entries = named.map(([name, value]): [string, Value] => [name, value(frame)]);
        return newNamespace(frame, own, target, entries, given.node);
      };
    }
    case 'Unknown':
      return unknownClosure(printer, step);
    case 'Arithmetic': {
      const left = printer.evaluate(step.left);
      const right = printer.evaluate(step.right);
      const { operator, node } = step;
      if (operator === '-')
        return (frame) => {
          const a = left(frame);
          const b = right(frame);
          return isSmall(a) && isSmall(b) ? a - b : operate(frame, '-', a, b, node);
        };
      return (frame) => operate(frame, operator, left(frame), right(frame), node);
    }
    case 'Sign': {
      const value = printer.evaluate(step.operand);
      const { operator, node } = step;
      return (frame) => {
        const found = value(frame);
        frame.render.at = node;
        return unary(operator, found);
      };
    }
    case 'Concat': {
      const items = step.items.map((item) => printer.evaluate(item));
      const { node } = step;
      if (step.isMarkup) return (frame) => concatMarkup(frame, node, evaluateAll(items, frame));
      return (frame) => {
        let text = '';
        for (let i = 0; i < items.length; i++) text += plainText(frame, (items[i] as Evaluate)(frame), node);
        return joined(frame, text);
      };
    }
    case 'Captured':
      // Markup if autoescape is on, because it is already escaped.
      return (frame) => asMarkup(frame.render.autoescape, frame.captured);
  }
}

const none: Evaluate = () => null;

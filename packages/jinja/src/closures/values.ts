import type { ValueStep } from '../lower/steps.ts';
import { newNamespace } from '../runtime/calls.ts';
import { Dict } from '../runtime/dict.ts';
import { entryOf, isEntries, itemOf, member, missingEntry, sliceOf } from '../runtime/entries.ts';
import { PENDING } from '../runtime/frame.ts';
import { type LoopState, loopAttributes } from '../runtime/loop-state.ts';
import { lookUp } from '../runtime/names.ts';
import { concatMarkup, isSmall, joined, operate, plainText, truth } from '../runtime/operations.ts';
import { unary } from '../runtime/operators.ts';
import type { Evaluate, Frame } from '../runtime/types.ts';
import { asMarkup, tuple, Undefined, type Value } from '../runtime/values.ts';
import { callClosure, methodClosure, rowClosure, unknownClosure } from './calls.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { operand, readOperand, valuesOf } from './operands.ts';
import { sumClosure } from './sums.ts';

/** The closure that computes a value. */
export function evaluate(this: ClosurePrinter, step: ValueStep): Evaluate {
  switch (step.type) {
    case 'Constant': {
      const { value } = step;
      return () => value;
    }
    case 'Local': {
      const { distance, otherwise } = step;
      const { slot, name } = step.variable;
      if (distance === 0) {
        if (otherwise === 'nothing') return (frame) => frame.variables[slot];
        if (otherwise === 'undefined')
          return (frame) => {
            const value = frame.variables[slot];
            return value === undefined ? frame.render.undefined(name) : value;
          };
      }
      const isMissing = otherwise === 'nothing';
      const free = typeof otherwise === 'object' ? this.evaluate(otherwise) : undefined;
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
      if (step.missing === 'nothing')
        return (frame) => {
          const value = owner(frame);
          const found = entryOf(frame, value, key);
          return found !== undefined || isEntries(frame, value) ? found : member(frame, node, value, key);
        };
      return (frame) => {
        const value = owner(frame);
        const found = entryOf(frame, value, key);
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
      return (frame) => itemOf(frame, node, owner(frame), key(frame));
    }
    case 'Slice': {
      const owner = this.evaluate(step.owner);
      const [from, to, by] = step.bounds.map((bound) => (bound ? this.evaluate(bound) : none));
      const { node } = step;
      return (frame) =>
        sliceOf(frame, node, owner(frame), (from as Evaluate)(frame), (to as Evaluate)(frame), (by as Evaluate)(frame));
    }
    case 'List':
    case 'Tuple': {
      const items = step.items.map((item) => this.evaluate(item));
      return step.type === 'List' ? (frame) => valuesOf(items, frame) : (frame) => tuple(valuesOf(items, frame));
    }
    case 'Dict': {
      const keys = step.keys.map((key) => this.evaluate(key));
      const values = step.values.map((value) => this.evaluate(value));
      const { node } = step;
      return (frame) => {
        // Everything is computed before the first key is looked at, as in Python.
        const entries = keys.map((key, i): [Value, Value] => [key(frame), (values[i] as Evaluate)(frame)]);
        frame.render.at = node;
        return new Dict(entries);
      };
    }
    case 'Call':
      return callClosure(this, step);
    case 'Namespace': {
      const callee = this.evaluate(step.callee);
      const { own, given } = step;
      const named = given.named.map(([name, value]) => [name, this.evaluate(value)] as const);
      return (frame) => {
        const target = callee(frame);
        const entries = named.map(([name, value]): [string, Value] => [name, value(frame)]);
        return newNamespace(frame, own, target, entries, given.node);
      };
    }
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
    case 'Unknown':
      return unknownClosure(this, step);
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
    case 'Arithmetic': {
      const left = this.evaluate(step.left);
      const right = this.evaluate(step.right);
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
      const value = this.evaluate(step.operand);
      const { operator, node } = step;
      return (frame) => {
        const found = value(frame);
        frame.render.at = node;
        return unary(operator, found);
      };
    }
    case 'Concat': {
      const items = step.items.map((item) => this.evaluate(item));
      const { node } = step;
      if (step.isMarkup) return (frame) => concatMarkup(frame, node, valuesOf(items, frame));
      return (frame) => {
        let text = '';
        for (let i = 0; i < items.length; i++) text += plainText(frame, (items[i] as Evaluate)(frame), node);
        return joined(frame, text);
      };
    }
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
    case 'Captured':
      // Markup if autoescape is on, because it is already escaped.
      return (frame) => asMarkup(frame.render.autoescape, frame.captured);
  }
}

const none: Evaluate = () => null;

function outward(frame: Frame, distance: number): Frame {
  let found = frame;
  for (let i = 0; i < distance; i++) found = found.outer as Frame;
  return found;
}

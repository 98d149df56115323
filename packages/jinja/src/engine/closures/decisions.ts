import { isMissing } from '../library/index.ts';
import { isPlainKey } from '../lower/patterns.ts';
import type { TestStep, TextStep } from '../lower/steps.ts';
import { isEntries, readEntry } from '../runtime/entries.ts';
import { compare, comparisons, includes, indexOfText, isSmall, truth } from '../runtime/operations.ts';
import { truthy } from '../runtime/truth.ts';
import type { Decide, Evaluate } from '../runtime/types.ts';
import { isString, type Value } from '../runtime/values.ts';
import { rowClosure } from './calls.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { operand, readOperand } from './operands.ts';

/** The closure that computes whether an expression is true. */
export function decide(this: ClosurePrinter, step: TestStep): Decide {
  switch (step.type) {
    case 'Text':
      return decideText(this, step);
    case 'Not': {
      const test = this.decide(step.test);
      return (frame) => !test(frame);
    }
    case 'And':
    case 'Or': {
      const left = this.decide(step.left);
      const right = this.decide(step.right);
      return step.type === 'And' ? (frame) => left(frame) && right(frame) : (frame) => left(frame) || right(frame);
    }
    case 'Compare':
      return decideComparison(this, step);
    case 'Chain': {
      const first = this.evaluate(step.first);
      const rest = step.rest.map((value) => this.evaluate(value));
      const tests = step.operators.map((operator) => comparisons[operator]);
      const { node } = step;
      return (frame) => {
        let left = first(frame);
        for (let i = 0; i < rest.length; i++) {
          const right = (rest[i] as Evaluate)(frame);
          frame.render.at = node;
          if (!(tests[i] as (typeof tests)[0])(left, right, frame.render)) return false;
          left = right;
        }
        return true;
      };
    }
    case 'ValueTest': {
      const input = this.evaluate(step.input);
      const { name, isTrue, isNegated } = step;
      if (name === 'defined') return (frame) => isMissing(input(frame)) === isNegated;
      if (name === 'string')
        return (frame) => {
          const value = input(frame);
          return (typeof value === 'string' || isString(value)) !== isNegated;
        };
      if (name === 'none') return (frame) => (input(frame) === null) !== isNegated;
      return (frame) => isTrue(input(frame)) !== isNegated;
    }
    case 'RowTest': {
      const input = this.evaluate(step.input);
      const call = rowClosure(this, step.call);
      const { isNegated } = step;
      return (frame) => truthy(call(frame, input(frame))) !== isNegated;
    }
    case 'Truthy': {
      const value = this.evaluate(step.value);
      const { node } = step;
      return (frame) => truth(frame, node, value(frame));
    }
  }
}

/** A comparison with texts; a missing value equals no text. */
function decideText(printer: ClosurePrinter, { subject, texts, isEquality, node }: TextStep): Decide {
  const from = operand(printer, subject);
  if (texts.length > 1) return (frame) => indexOfText(frame, node, texts, readOperand(frame, from)) >= 0 === isEquality;
  const [text] = texts;
  return (frame) => {
    const value = readOperand(frame, from);
    const isEqual = typeof value === 'string' ? value === text : indexOfText(frame, node, texts, value) >= 0;
    return isEqual === isEquality;
  };
}

function decideComparison(printer: ClosurePrinter, step: Extract<TestStep, { type: 'Compare' }>): Decide {
  const left = printer.evaluate(step.left);
  const right = printer.evaluate(step.right);
  const { operator, node } = step;
  switch (operator) {
    case '==':
    case '!=': {
      const isEqual = operator === '==';
      const wanted = step.right.type === 'Constant' ? step.right.value : undefined;
      if (isSmall(wanted))
        return (frame) => {
          const a = left(frame);
          return isSmall(a) ? (a === wanted) === isEqual : compare(frame, operator, a, wanted, node);
        };
      return (frame) => {
        const a = left(frame);
        const b = right(frame);
        const type = typeof a;
        if (type === typeof b && (type === 'string' || type === 'boolean')) return (a === b) === isEqual;
        return compare(frame, operator, a, b, node);
      };
    }
    case 'in':
    case 'not in': {
      const isWanted = operator === 'in';
      const key = step.left.type === 'Constant' ? step.left.value : undefined;
      const slow = comparisons.in;
      if (typeof key === 'string' && isPlainKey(key))
        return (frame) => {
          const b = right(frame);
          if (typeof b === 'string') return includes(frame, b, key) === isWanted;
          if (isEntries(frame, b)) return (readEntry(frame, b, key) !== undefined) === isWanted;
          frame.render.at = node;
          return slow(key, b, frame.render) === isWanted;
        };
      return (frame) => {
        const a: Value = left(frame);
        const b = right(frame);
        if (typeof a === 'string' && typeof b === 'string') return includes(frame, b, a) === isWanted;
        frame.render.at = node;
        return slow(a, b, frame.render) === isWanted;
      };
    }
  }
  return (frame) => compare(frame, operator, left(frame), right(frame), node);
}

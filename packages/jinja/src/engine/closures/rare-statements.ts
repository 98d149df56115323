import type { Names, Step } from '../lower/steps.ts';
import { blockText } from '../runtime/calls.ts';
import { NEXT } from '../runtime/frame.ts';
import { str } from '../runtime/repr.ts';
import {
  checkExtends,
  extendTemplate,
  importValues,
  include,
  printBlock,
  type ReadNames,
} from '../runtime/templates.ts';
import { truthy } from '../runtime/truth.ts';
import type { Evaluate, Execute, Frame } from '../runtime/types.ts';
import { Markup, type Value } from '../runtime/values.ts';
import { type Assign, assign } from './assign.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { evaluateAll } from './operands.ts';

/** Statements that many templates do without. */
type RareStep = Exclude<Step, { type: 'Write' | 'If' | 'For' | 'Break' | 'Continue' | 'Set' | 'Macro' }>;

/** Prints the closure of a rarer statement, for the same reason as `evaluateRare`. */
export function executeRare(printer: ClosurePrinter, step: RareStep): Execute {
  switch (step.type) {
    case 'SetBlock': {
      const body = printer.body(step.body);
      const value = printer.evaluate(step.value);
      const store = assign(printer, step.target);
      const { node } = step;
      return (frame) => {
        const signal = capture(frame, body);
        if (signal) return signal;
        const found = value(frame);
        const { render } = frame;
        render.at = node;
        store(frame, render.autoescape && !(found instanceof Markup) ? new Markup(str(found, render)) : found);
        return NEXT;
      };
    }
    case 'FilterBlock': {
      const body = printer.body(step.body);
      const value = printer.evaluate(step.value);
      const { node } = step;
      return (frame) => {
        const signal = capture(frame, body);
        if (signal) return signal;
        frame.out += blockText(frame, value(frame), node);
        return NEXT;
      };
    }
    case 'With': {
      const values = step.values.map((value) => printer.evaluate(value));
      const stores = step.targets.map((target) => assign(printer, target));
      const { node } = step;
      const start = printer.body({ ...step.body, steps: [] });
      const body = printer.body({ ...step.body, starts: [] });
      return (frame) => {
        start(frame);
        for (let i = 0; i < stores.length; i++) {
          const value = (values[i] as Evaluate)(frame);
          frame.render.at = node;
          (stores[i] as Assign)(frame, value);
        }
        return body(frame);
      };
    }
    case 'CallBlock': {
      const value = printer.evaluate(step.value);
      const { node } = step;
      return (frame) => {
        frame.out += blockText(frame, value(frame), node);
        return NEXT;
      };
    }
    case 'Do': {
      const value = printer.evaluate(step.value);
      return (frame) => {
        value(frame);
        return NEXT;
      };
    }
    case 'Autoescape': {
      const value = printer.evaluate(step.value);
      const start = printer.body({ ...step.body, steps: [] });
      const body = printer.body({ ...step.body, starts: [] });
      return (frame) => {
        const { render } = frame;
        const before = render.autoescape;
        start(frame);
        render.autoescape = truthy(value(frame));
        const signal = body(frame);
        render.autoescape = before;
        return signal;
      };
    }
    case 'Generation': {
      const body = printer.body(step.body);
      const special = step.special.map(([{ slot }, value]) => [slot, value] as const);
      return (frame) => {
        for (const [slot, value] of special) frame.variables[slot] = value;
        body(frame);
        return NEXT;
      };
    }
    case 'Extension': {
      const values = step.values.map((value) => printer.evaluate(value));
      return (frame) => {
        step.run(frame, evaluateAll(values, frame));
        return NEXT;
      };
    }
    case 'Block': {
      const names = step.names && readNames(printer, step.names);
      return (frame) => {
        printBlock(frame, step.node, step.isChecked, names);
        return NEXT;
      };
    }
    case 'Extends': {
      const template = printer.evaluate(step.template);
      const { node, isLater, isCertain } = step;
      return (frame) => {
        if (isLater) checkExtends(frame, node, isCertain);
        extendTemplate(frame, node, template(frame));
        return NEXT;
      };
    }
    case 'Include': {
      const template = printer.evaluate(step.template);
      const names = step.names && readNames(printer, step.names);
      return (frame) => {
        include(frame, step.node, template, names);
        return NEXT;
      };
    }
    case 'Import': {
      const template = printer.evaluate(step.template);
      const names = step.names && readNames(printer, step.names);
      const slots = step.targets.map(([{ slot }]) => slot);
      return (frame) => {
        const values = importValues(frame, step, template(frame), names);
        for (let i = 0; i < slots.length; i++) frame.variables[slots[i] as number] = values[i];
        return NEXT;
      };
    }
  }
}

/** Runs a body and keeps its output in `frame.captured`; `break` and `continue` discard it. */
function capture(frame: Frame, run: Execute): ReturnType<Execute> {
  const { out, base, render } = frame;
  frame.out = '';
  frame.base = -1;
  const signal = run(frame);
  const text = frame.out;
  frame.out = out;
  frame.base = base;
  if (text.length > render.longText) render.grow(text.length);
  frame.captured = text;
  return signal;
}

function readNames(printer: ClosurePrinter, names: Names): ReadNames {
  const reads = Array.from(names, ([name, step]) => [name, printer.evaluate(step)] as const);
  return (frame) => {
    const values = new Map<string, Value>();
    for (const [name, read] of reads) {
      const value = read(frame);
      if (value !== undefined) values.set(name, value);
    }
    return values;
  };
}

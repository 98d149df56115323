import type { Names, Step, StepOf } from '../lower/steps.ts';
import { blockText } from '../runtime/calls.ts';
import { BREAK, CONTINUE, NEXT } from '../runtime/frame.ts';
import { Macro } from '../runtime/macro.ts';
import { indexOfText } from '../runtime/operations.ts';
import { str } from '../runtime/repr.ts';
import {
  checkExtends,
  extendTemplate,
  importValues,
  include,
  printBlock,
  type ReadNames,
} from '../runtime/templates.ts';
import type { Decide, Evaluate, Execute, Frame } from '../runtime/types.ts';
import { Markup, truthy, type Value } from '../runtime/values.ts';
import { type Assign, assign, fieldChecks } from './assign.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { operand, readOperand, valuesOf } from './operands.ts';
import { write } from './output.ts';

/** The closure that runs a statement; undefined for one without effect. */
export function execute(printer: ClosurePrinter, step: Step): Execute | undefined {
  switch (step.type) {
    case 'Write':
      return write(printer, step);
    case 'If':
      return choose(printer, step);
    case 'For':
      return printer.loop(step);
    case 'Break':
      return () => BREAK;
    case 'Continue':
      return () => CONTINUE;
    case 'Set': {
      const value = printer.evaluate(step.value);
      const { target, node } = step;
      if (target.type === 'Slot') {
        const { slot } = target.variable;
        return (frame) => {
          frame.variables[slot] = value(frame);
          return NEXT;
        };
      }
      const checks = fieldChecks(printer, target);
      const store = assign(printer, target);
      return (frame) => {
        for (let i = 0; i < checks.length; i++) (checks[i] as Execute)(frame);
        const found = value(frame);
        frame.render.at = node;
        store(frame, found);
        return NEXT;
      };
    }
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
    case 'Macro': {
      const code = printer.macro(step.macro);
      const { slot } = step.variable;
      return (frame) => {
        frame.variables[slot] = new Macro(code, frame);
        return NEXT;
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
        step.run(frame, valuesOf(values, frame));
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

function choose(printer: ClosurePrinter, step: StepOf<'If'>): Execute {
  const { branches, choices } = step;
  const first = branches[0]?.test;
  const bodies: Execute[] = [];
  const tests: Decide[] = [];
  for (const { test, body } of branches) {
    if (bodies.length >= choices) tests.push(printer.decide(test));
    bodies.push(printer.body(body));
  }
  const otherwise = step.otherwise && printer.body(step.otherwise);
  const [test] = tests;
  const [body] = bodies;
  if (bodies.length === 1 && test && body)
    return otherwise
      ? (frame) => (test(frame) ? body(frame) : otherwise(frame))
      : (frame) => (test(frame) ? body(frame) : NEXT);
  const rest: Execute = (frame) => {
    for (let i = 0; i < tests.length; i++)
      if ((tests[i] as Decide)(frame)) return (bodies[choices + i] as Execute)(frame);
    return otherwise ? otherwise(frame) : NEXT;
  };
  if (!choices || first?.type !== 'Text') return rest;
  // `if role == 'a' … elif role == 'b' …`: the path is read once for all of them.
  const from = operand(printer, first.subject);
  const { node } = first;
  const texts: string[] = [];
  const runs: Execute[] = [];
  for (let i = 0; i < choices; i++) {
    const { test } = branches[i] as (typeof branches)[0];
    for (const text of test.type === 'Text' ? test.texts : []) {
      texts.push(text);
      runs.push(bodies[i] as Execute);
    }
  }
  const isAll = tests.length === 0 && !otherwise;
  return (frame) => {
    const place = indexOfText(frame, node, texts, readOperand(frame, from));
    if (place >= 0) return (runs[place] as Execute)(frame);
    return isAll ? NEXT : rest(frame);
  };
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

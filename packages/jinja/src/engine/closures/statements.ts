import type { Step, StepOf } from '../lower/steps.ts';
import { BREAK, CONTINUE, NEXT } from '../runtime/frame.ts';
import { Macro } from '../runtime/macro.ts';
import { indexOfText } from '../runtime/operations.ts';
import type { Decide, Execute } from '../runtime/types.ts';
import { assign, fieldChecks } from './assign.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { operand, readOperand } from './operands.ts';
import { write } from './output.ts';
import { executeRare } from './rare-statements.ts';

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
    case 'Macro': {
      const code = printer.macro(step.macro);
      const { slot } = step.variable;
      return (frame) => {
        frame.variables[slot] = new Macro(code, frame);
        return NEXT;
      };
    }
    default:
      return executeRare(printer, step);
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

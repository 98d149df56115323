import type { ValueStep } from '../lower/steps.ts';
import { readEntry } from '../runtime/entries.ts';
import type { Evaluate, Frame } from '../runtime/types.ts';
import type { Value } from '../runtime/values.ts';
import type { ClosurePrinter } from './closure-printer.ts';

/** The values of these expressions, in order. */
export function evaluateAll(list: readonly Evaluate[], frame: Frame): Value[] {
  const values: Value[] = [];
  for (let i = 0; i < list.length; i++) values.push((list[i] as Evaluate)(frame));
  return values;
}

/** A value that is computed; an entry of a variable of the same function is read without a call. */
export interface Operand {
  readonly run: Evaluate;
  readonly slot: number;
  readonly key: string;
}

export function operand(printer: ClosurePrinter, step: ValueStep): Operand {
  const run = printer.evaluate(step);
  if (step.type !== 'Entry' || step.owner.type !== 'Local' || step.owner.distance > 0)
    return { run, slot: -1, key: '' };
  return { run, slot: step.owner.variable.slot, key: step.key };
}

export function readOperand(frame: Frame, { run, slot, key }: Operand): Value {
  if (slot >= 0) {
    const found = readEntry(frame, frame.variables[slot], key);
    if (found !== undefined) return found;
  }
  return run(frame);
}

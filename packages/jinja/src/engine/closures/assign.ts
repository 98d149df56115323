import type { TargetStep } from '../lower/steps.ts';
import { requireFields, setField } from '../runtime/calls.ts';
import { NEXT } from '../runtime/frame.ts';
import { unpack } from '../runtime/sequences.ts';
import type { Execute, Frame } from '../runtime/types.ts';
import type { Value } from '../runtime/values.ts';
import type { ClosurePrinter } from './closure-printer.ts';

/** Assigns a value to a target. */
export type Assign = (frame: Frame, value: Value) => void;

/** Checks, before anything is computed, that a target with an attribute names a namespace. */
export function fieldChecks(printer: ClosurePrinter, target: TargetStep): Execute[] {
  if (target.type === 'Unpack') return target.parts.flatMap((part) => fieldChecks(printer, part));
  if (target.type === 'Slot') return [];
  const owner = printer.evaluate(target.owner);
  return [
    (frame) => {
      requireFields(frame, owner(frame), target.node);
      return NEXT;
    },
  ];
}

/** The closure that assigns to a target. */
export function assign(printer: ClosurePrinter, target: TargetStep): Assign {
  if (target.type === 'Slot') {
    const { slot } = target.variable;
    return (frame, value) => {
      frame.variables[slot] = value;
    };
  }
  if (target.type === 'Field') {
    const owner = printer.evaluate(target.owner);
    const { name, node } = target;
    return (frame, value) => setField(frame, owner(frame), name, value, node);
  }
  const parts = target.parts.map((part) => assign(printer, part));
  return (frame, value) => {
    const values = unpack(value, parts.length);
    for (let i = 0; i < parts.length; i++) (parts[i] as Assign)(frame, values[i]);
  };
}

import type { Start } from '../lower/steps.ts';
import type { Frame } from '../runtime/types.ts';
import type { ClosurePrinter } from './closure-printer.ts';

/** Initializes the variables of a scope. */
export function startClosure(printer: ClosurePrinter, starts: readonly Start[]): (frame: Frame) => void {
  const runs = starts.map(({ variable: { slot }, from }) => {
    const value = from && printer.evaluate(from);
    return (frame: Frame): void => {
      frame.variables[slot] = value?.(frame);
    };
  });
  const [only] = runs;
  if (only && runs.length === 1) return only;
  return (frame) => {
    for (let i = 0; i < runs.length; i++) (runs[i] as (frame: Frame) => void)(frame);
  };
}

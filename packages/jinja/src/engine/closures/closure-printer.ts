import type { Body, MacroStep, Step, StepOf, TestStep, ValueStep } from '../lower/steps.ts';
import type { CompiledTemplate, Decide, Evaluate, Execute, MacroCode } from '../runtime/types.ts';

/** Prints each type of step as a closure. The functions of this folder call each other through it. */
export interface ClosurePrinter {
  /** The template that is printed. */
  readonly template: CompiledTemplate;
  evaluate(step: ValueStep): Evaluate;
  decide(step: TestStep): Decide;
  /** Runs the statements of a body in order; stops at `break` and `continue`. */
  body(body: Body): Execute;
  /** Runs a statement; undefined for one without effect. */
  statement(step: Step): Execute | undefined;
  loop(step: StepOf<'For'>): Execute;
  macro(step: MacroStep): MacroCode;
}

import type { Body, MacroStep, Step, StepOf, TestStep, ValueStep } from '../lower/steps.ts';
import type { LoweredTemplate, Unit } from '../lower/template.ts';
import { toMacroCode } from '../runtime/macro.ts';
import type { CompiledBlock, CompiledTemplate, Decide, Evaluate, Execute, Frame, MacroCode } from '../runtime/types.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { decide } from './decisions.ts';
import { loopClosure } from './loops.ts';
import { startClosure } from './starts.ts';
import { execute } from './statements.ts';
import { evaluate } from './values.ts';

/** Prints steps as closures. */
export class Closures implements ClosurePrinter {
  /** The template that is printed. */
  readonly template: CompiledTemplate;
  readonly evaluate: (step: ValueStep) => Evaluate = evaluate;
  readonly decide: (step: TestStep) => Decide = decide;

  constructor(lowered: LoweredTemplate) {
    const { name, ast, autoescape, lines, exports, slots, contextNames, self } = lowered;
    const blocks = new Map<string, CompiledBlock>();
    const template: CompiledTemplate = {
      ...{ lowered, name, ast, autoescape, lines, exports, blocks, slots, contextNames, run: nothing },
      selfSlot: self ? self.slot : -1,
    };
    this.template = template;
    template.run = this.body(lowered.body);
    for (const [name, block] of lowered.blocks) blocks.set(name, this.block(name, block));
  }

  private block(name: string, { body, slots, contextNames, self, super: parent }: Unit): CompiledBlock {
    const selfSlot = self ? self.slot : -1;
    const superSlot = parent ? parent.slot : -1;
    return { name, template: this.template, run: this.body(body), slots, contextNames, selfSlot, superSlot };
  }

  body({ starts, steps, isInterruptible }: Body): Execute {
    const runs: Execute[] = [];
    for (const step of steps) {
      const run = this.statement(step);
      if (run) runs.push(run);
    }
    const [first = nothing, second] = runs;
    let run = first;
    if (second && isInterruptible)
      run = (frame) => {
        for (let i = 0; i < runs.length; i++) {
          const signal = (runs[i] as Execute)(frame);
          if (signal) return signal;
        }
        return 0;
      };
    // Without `break` and `continue` inside, nothing has to be looked at between two statements.
    else if (second && runs.length === 2)
      run = (frame) => {
        first(frame);
        return second(frame);
      };
    else if (second)
      run = (frame) => {
        for (let i = 0; i < runs.length; i++) (runs[i] as Execute)(frame);
        return 0;
      };
    return starts.length ? started(startClosure(this, starts), run) : run;
  }

  statement(step: Step): Execute | undefined {
    return execute(this, step);
  }

  loop(step: StepOf<'For'>): Execute {
    return loopClosure(this, step);
  }

  macro(step: MacroStep): MacroCode {
    const { defaults, body } = step;
    const code = toMacroCode(step, this.template);
    const slots = code.paramSlots;
    const values = defaults.map((value, i): Evaluate => {
      if (typeof value !== 'string') return this.evaluate(value);
      const name = code.params[i] as string;
      return (frame) => frame.render.undefined(name, undefined, value);
    });
    const statements = this.body({ ...body, starts: [] });
    const run: Execute = (frame) => {
      // Parameters that the call left out get their defaults, one after the other.
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i] as number;
        if (frame.variables[slot] === undefined) frame.variables[slot] = (values[i] as Evaluate)(frame);
      }
      return statements(frame);
    };
    code.run = body.starts.length ? started(startClosure(this, body.starts), run) : run;
    return code;
  }
}

const nothing: Execute = () => 0;

function started(start: (frame: Frame) => void, run: Execute): Execute {
  return (frame) => {
    start(frame);
    return run(frame);
  };
}

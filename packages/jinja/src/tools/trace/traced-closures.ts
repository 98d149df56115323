import { Closures } from '../../engine/closures/printer.ts';
import type { Body, Step, StepOf } from '../../engine/lower/steps.ts';
import { getLowered } from '../../engine/lower/template.ts';
import type { Span } from '../../engine/parser/ast.ts';
import type { CompiledTemplate, Evaluate, Execute, Frame, RenderTrace, Signal } from '../../engine/runtime/types.ts';

const forms = new WeakMap<CompiledTemplate, CompiledTemplate>();

/** The form of a template whose statements report to the trace of the render. */
export function tracedForm(template: CompiledTemplate): CompiledTemplate {
  let form = forms.get(template);
  if (!form) {
    form = new TracedClosures(getLowered(template)).template;
    forms.set(template, form);
    // A template that was imported is looked for under both forms.
    forms.set(form, form);
  }
  return form;
}

/** Notes what statements do. */
export interface StatementTrace {
  /** A statement has written up to here. */
  after(frame: Frame, template: CompiledTemplate, start: number, end: number): void;
  /** A loop goes on to this item. */
  round(item: unknown): void;
  loop<Result>(run: () => Result): Result;
  generation(frame: Frame, run: Execute): Signal;
}

/** The trace of the render: only a traced render runs these closures, and every trace is one of statements. */
const getTrace = (frame: Frame): StatementTrace => frame.render.trace as RenderTrace & StatementTrace;

const toSpan = ({ start, end }: Span): Span => ({ start, end });

/** Prints steps as closures that report to a trace. */
class TracedClosures extends Closures {
  /** Reads the current item of the loop whose body comes next. */
  private item: Evaluate | undefined;

  override body(body: Body): Execute {
    const { item } = this;
    this.item = undefined;
    // Every statement is a step of its own, output too.
    const steps = body.steps.flatMap((step) =>
      step.type === 'Write' ? step.parts.map((part): Step => ({ ...step, ...toSpan(part), parts: [part] })) : [step],
    );
    const run = super.body({ ...body, steps });
    if (!item) return run;
    return (frame) => {
      getTrace(frame).round(item(frame));
      return run(frame);
    };
  }

  override statement(step: Step): Execute | undefined {
    const { template } = this;
    const { start, end } = step;
    const inner = super.statement(step);
    if (!inner) return undefined;
    const isGeneration = step.type === 'Generation';
    return (frame) => {
      const trace = getTrace(frame);
      const signal = isGeneration ? trace.generation(frame, inner) : inner(frame);
      if (frame.base >= 0) trace.after(frame, template, start, end);
      return signal;
    };
  }

  override loop(step: StepOf<'For'>): Execute {
    const { item } = step;
    this.item = item && this.evaluate({ type: 'Local', variable: item, distance: 0, fallback: 'missing' });
    const run = super.loop(step);
    return (frame) => getTrace(frame).loop(() => run(frame));
  }
}

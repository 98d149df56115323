import type { Compiler, CompilerSettings, Visitor } from '../compile/compiler.ts';
import { output } from '../compile/output.ts';
import { isWritten } from '../compile/shared-patterns.ts';
import { compileTemplate } from '../compile/template.ts';
import { closures } from '../compile/visitor.ts';
import type { Body, NodeOf, Statement } from '../parser/ast.ts';
import type { CompiledTemplate } from '../runtime/compiled.ts';
import type { Evaluate, Execute, Frame } from '../runtime/frame.ts';
import type { Trace } from './trace.ts';

const compiled = new WeakMap<CompiledTemplate, CompiledTemplate>();

/** Compiles a template once more, statement by statement, so that each reports to the trace of the render. */
export function compileTraced(settings: CompilerSettings, template: CompiledTemplate): CompiledTemplate {
  let traced = compiled.get(template);
  if (!traced) {
    const { ast, name, autoescape } = template;
    traced = compileTemplate(settings, ast, name, autoescape, visitor);
    compiled.set(template, traced);
    // A template that was imported is looked for under both forms.
    compiled.set(traced, traced);
  }
  return traced;
}

/** The trace of the render: only a traced render runs these closures. */
const traceOf = (f: Frame): Trace => f.rt.trace as Trace;

/** Loops whose body is being compiled, by their bodies. */
const loops = new WeakMap<Body, NodeOf<'For'>>();

const visitor: Visitor = {
  ...closures,
  body,
  execute: { ...closures.execute, For: loop, Generation: generation },
};

function body(c: Compiler, node: Body): Execute {
  const steps = node.nodes.flatMap((statement) => traced(c, statement) ?? []);
  const of = loops.get(node);
  const item = of && itemOf(c, of);
  return (f) => {
    if (item) traceOf(f).round(item(f));
    for (let i = 0; i < steps.length; i++) {
      const signal = (steps[i] as Execute)(f);
      if (signal) return signal;
    }
    return 0;
  };
}

function traced(c: Compiler, node: Statement): Execute | undefined {
  // Text and values note their lines by themselves, as in closures.
  const run = isWritten(node) ? output(c, [node]) : c.statement(node);
  const { template } = c;
  const { start, end } = node;
  return (
    run &&
    ((f) => {
      const signal = run(f);
      if (f.base >= 0) traceOf(f).after(f, template, start, end);
      return signal;
    })
  );
}

/** Reads the item that a loop is at, where it has one name. */
function itemOf(c: Compiler, { target }: NodeOf<'For'>): Evaluate | undefined {
  const variable = target.type === 'Name' ? c.scope.find(target.name) : undefined;
  return variable && c.load(variable);
}

function loop(c: Compiler, node: NodeOf<'For'>): Execute | undefined {
  loops.set(node.body, node);
  const run = closures.execute.For(c, node);
  return run && ((f) => traceOf(f).loop(() => run(f)));
}

function generation(c: Compiler, node: NodeOf<'Generation'>): Execute | undefined {
  const run = closures.execute.Generation(c, node);
  return (
    run &&
    ((f) => {
      traceOf(f).generation(f, run);
      return 0;
    })
  );
}

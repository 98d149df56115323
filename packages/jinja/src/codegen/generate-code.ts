import { analyze } from '../compile/analyze.ts';
import { Compiler } from '../compile/compiler.ts';
import type { Scope } from '../compile/scope.ts';
import { closures } from '../compile/visitor.ts';
import type { CompiledTemplate } from '../runtime/compiled.ts';
import type { Execute } from '../runtime/frame.ts';
import { PythonLines } from '../runtime/python-lines.ts';
import type { Template } from '../template.ts';
import { CodeWriter, functionOf, moduleOf } from './code-writer.ts';
import { codegenRuntime } from './codegen-runtime.ts';
import { conditionCode } from './conditions.ts';
import { valueCode } from './expressions.ts';
import { bodyCode, statementCode } from './statements.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const handlers = { value: valueCode, condition: conditionCode, statement: statementCode, body: bodyCode };

/** Maximum number of passes over a template; a pass is repeated when more of its variables turn out to be shared. */
const passes = 6;

/**
 * Renders a template by one generated JavaScript function from now on; nodes that the generator does not cover remain
 * closures. Output and errors are the same.
 *
 * @returns true if code was generated: not under a Content-Security-Policy without it, nor for templates with inheritance,
 * autoescaping, or strict or logging undefined values
 * @example generateCode(template); template.render(variables);
 */
export function generateCode(template: Template): boolean {
  const { compiled, environment } = template;
  const { undefinedKind } = environment;
  const isCovered = undefinedKind !== 'strict' && undefinedKind !== 'logging' && !compiled.autoescape;
  if (!isCovered || compiled.ast.statements.has('Extends') || !mayGenerate()) return false;
  const written = write(template);
  if (!written) return false;
  const { source, w, scope } = written;
  const [run, ...macros] = new Function('support', 'constants', source)(codegenRuntime, w.constants) as [
    Execute,
    ...Execute[],
  ];
  w.macros.forEach((code, i) => {
    (code as Mutable<typeof code>).run = startedBy(code.run, macros[i] as Execute);
  });
  const target = compiled as Mutable<CompiledTemplate>;
  target.run = run;
  target.slots = Math.max(compiled.slots, scope.owner.slots);
  target.contextNames = Math.max(compiled.contextNames, scope.owner.contextSlots.size);
  return true;
}

/**
 * Does the same once the template has been rendered so many times: making the code takes as long as some of its renders.
 *
 * @param renders renders by closures before code is generated
 */
export function generateCodeAfter(template: Template, renders = 100): void {
  const target = template.compiled as Mutable<CompiledTemplate>;
  const { run } = target;
  let left = renders;
  target.run = (f) => {
    if (left-- > 0) return run(f);
    target.run = run;
    generateCode(template);
    return target.run(f);
  };
}

/** The parameters of a macro are filled in by closures, then its body runs. */
const startedBy =
  (start: Execute, run: Execute): Execute =>
  (f) => {
    start(f);
    return run(f);
  };

/**
 * The JavaScript of a template, with its constants; undefined if the passes do not converge. Passes are repeated until the
 * variables shared with closures are known.
 */
export function write({ compiled, environment }: Template) {
  const { ast } = compiled;
  const names = ast.names.map(({ name }) => name);
  let shared: ReadonlySet<string> = new Set(compiled.blocks.size ? names : []);
  for (let pass = 0; pass < passes; pass++) {
    // The lines that Python blames have been noted for the closures.
    const c = new Compiler(environment, ast, compiled, closures, new PythonLines());
    const { scope } = c;
    const self = compiled.selfSlot >= 0 ? [scope.declare('self')] : [];
    analyze(scope, ast.body.nodes);
    const w = new CodeWriter(c, handlers, shared);
    const code = w.load(self) + w.start(scope.variables.values()) + w.body(ast.body.nodes) + exportsOf(w, scope);
    const met = new Set([...shared, ...w.met, ...(w.meetsAll ? names : [])]);
    if (met.size === shared.size)
      return { source: moduleOf(w.constants, [functionOf(w.locals, code), ...w.functions]), w, scope };
    shared = met;
  }
  return undefined;
}

/** Leaves what the template's own level has set where templates find it that import this one. */
function exportsOf(w: CodeWriter, scope: Scope): string {
  let code = '';
  for (const variable of scope.variables.values())
    if (variable.load !== 'param' && !w.isShared(variable.name)) code += `v[${variable.slot}]=${w.place(variable)};`;
  return `${code}\n`;
}

/** True if the platform allows generating JavaScript from strings; a content security policy may forbid it. */
function mayGenerate(): boolean {
  try {
    return new Function('return true')();
  } catch {
    return false;
  }
}

import type { Variable } from '../lower/scope.ts';
import type { Body, ContextName, Local, Start, Step, TestStep, ValueStep } from '../lower/steps.ts';
import type { CompiledTemplate } from '../runtime/types.ts';
import { support } from './support.ts';

/**
 * Writes JavaScript for one template. Text of the template reaches the code as JSON or through the table of constants, never
 * as code: names are numbered (`x3` for a slot, `c1` for a name of the context, `t7` for a temporary value, `k4` for a
 * constant).
 */
export abstract class CodeWriter {
  readonly template: CompiledTemplate;
  readonly constants: unknown[] = [];
  private readonly places = new Map<unknown, string>();
  /** True if other templates and blocks read the variables of the top level while it runs. */
  private readonly isOpen: boolean;
  /** JavaScript's variables of the function that is written. */
  private locals = new Set<string>();
  private count = 0;
  /** Statements of the module: the functions of macros. */
  readonly functions: string[] = [];
  /** Code that a `break` or `continue` has to run before it leaves the enclosing blocks. */
  leave = '';
  /** The text of the captured block. */
  captured = '';

  constructor(template: CompiledTemplate) {
    this.template = template;
    const { statements } = template.ast;
    this.isOpen = (['Block', 'Extends', 'Include', 'Import', 'FromImport', 'Debug'] as const).some((type) =>
      statements.has(type),
    );
  }

  abstract value(step: ValueStep): string;
  abstract test(step: TestStep): string;
  abstract statement(step: Step): string;

  body({ starts, steps }: Body): string {
    return this.start(starts) + steps.map((step) => this.statement(step)).join('');
  }

  /** A name for something that only the table of constants can hold. */
  constant(value: unknown): string {
    let name = this.places.get(value);
    if (name === undefined) {
      name = `k${this.constants.push(value) - 1}`;
      this.places.set(value, name);
    }
    return name;
  }

  /** A name without other uses. */
  fresh(prefix: string): string {
    return `${prefix}${this.count++}`;
  }

  /** A new variable of JavaScript. */
  temporary(prefix = 't'): string {
    const name = this.fresh(prefix);
    this.locals.add(name);
    return name;
  }

  /** The JavaScript expression that holds a variable: a local one, or the slot where other functions find it. */
  place({ slot, owner, isShared }: Variable, distance = 0): string {
    if (distance > 0) return `f${'.outer'.repeat(distance)}.variables[${slot}]`;
    if (isShared || (this.isOpen && owner.parent === undefined)) return `v[${slot}]`;
    this.locals.add(`x${slot}`);
    return `x${slot}`;
  }

  local({ variable, distance, fallback }: Local): string {
    const place = this.place(variable, distance);
    if (fallback === 'missing') return place;
    const other = fallback === 'undefined' ? `rt.undefined(${JSON.stringify(variable.name)})` : this.name(fallback);
    return `(${place}!==undefined?${place}:${other})`;
  }

  /** A name of the context, which a function reads once. */
  name(step: ContextName): string {
    const local = `c${step.slot}`;
    this.locals.add(local);
    return `(${local}!==undefined?${local}:(${local}=readName(f,${this.constant(step)})))`;
  }

  /** Initializes the variables of a scope. */
  start(starts: readonly Start[]): string {
    return starts
      .map(({ variable, from }) => `${this.place(variable)}=${from ? this.local(from) : 'undefined'};`)
      .join('');
  }

  /** Writes a function with a separate frame; `given`: variables that are in the frame before. */
  function(parameters: string, given: Iterable<Variable | undefined>, write: () => string): string {
    const { locals, leave } = this;
    this.locals = new Set();
    this.leave = '';
    let loads = '';
    for (const variable of given) {
      const place = variable && this.place(variable);
      if (place?.startsWith('x')) loads += `${place}=v[${variable?.slot}];`;
    }
    const code = write();
    const names = ['o=f.out', ...this.locals];
    this.locals = locals;
    this.leave = leave;
    return `(f${parameters})=>{const rt=f.render,v=f.variables;let ${names};\n${loads}${code}f.out=o;return 0;}`;
  }

  /** The module around functions, which returns them. */
  module(functions: readonly string[]): string {
    const names = this.constants.map((_, i) => `k${i}`);
    const head = `"use strict";const {${Object.keys(support)}}=support,[${names}]=constants;\n`;
    return `${head}${this.functions.join('')}return [${functions}];`;
  }
}

import type { Node } from '../parser/ast.ts';
import { limitError, TemplateError, typeError } from './errors.ts';
import type { Limits } from './limits.ts';
import type { Module } from './module.ts';
import { attribute, getAttr, getItem } from './sandbox.ts';
import type { CompiledTemplate, Render, RenderTrace, Settings } from './types.ts';
import { Undefined, undefinedMessage } from './undefined.ts';
import { callUserFunction, type UserFunction } from './user-functions.ts';
import { type Kwargs, PyObject, typeName, type UndefinedKind, type Value } from './values.ts';

/** Steps between two looks at the clock. */
const slice = 2048;

/** Options of `render` besides the variables. */
export interface RenderOptions {
  /** Watches the render: a `Trace` notes where each part of the output comes from. Without one nothing is spent on it. */
  readonly trace?: RenderTrace | undefined;
  /** Tighter or wider limits for this render. */
  readonly limits?: Partial<Limits> | undefined;
}

/** The state of one render: limits, the place in the template, and what the library may ask. */
export class RenderState implements Render {
  readonly environment: Settings;
  /** User-supplied variables. */
  readonly variables: object;
  readonly undefinedKind: UndefinedKind;
  readonly sandboxed: boolean;
  readonly trace: RenderTrace | undefined;
  /** Modules imported so far. */
  modules: Map<CompiledTemplate, Module> | undefined = undefined;
  autoescape: boolean;
  /** The node that is executed, kept where something may go wrong, and the template it belongs to. */
  at: Node | undefined = undefined;
  template: CompiledTemplate;
  depth = 0;
  readonly maxLength: number;
  /** Texts longer than this count as work. */
  readonly longText: number;
  readonly listLength: number;
  /** Steps left until the next look at the clock. */
  fuel: number;
  private stepsLeft: number;
  private readonly limits: Limits;
  private deadline = 0;

  constructor(
    environment: Settings,
    template: CompiledTemplate,
    variables: object,
    options: RenderOptions | undefined,
  ) {
    this.variables = variables;
    this.environment = environment;
    this.template = template;
    this.undefinedKind = environment.undefinedKind;
    this.sandboxed = environment.sandboxed;
    this.autoescape = template.autoescape;
    this.trace = options?.trace;
    const limits = options?.limits ? { ...environment.limits, ...options.limits } : environment.limits;
    this.limits = limits;
    this.maxLength = limits.outputLength;
    this.longText = Math.min(limits.outputLength, 65536);
    this.listLength = limits.listLength;
    this.fuel = Math.min(slice, limits.steps);
    this.stepsLeft = limits.steps - this.fuel;
  }

  charge(steps: number): void {
    this.fuel -= steps;
    if (this.fuel < 0) this.refuel();
  }

  /** Called when a slice of steps is used up. */
  refuel(): void {
    if (this.stepsLeft + this.fuel < 0) throw limitError(`the template took more than ${this.limits.steps} steps`);
    const now = Date.now();
    if (this.deadline === 0) this.deadline = now + this.limits.timeMs;
    else if (now > this.deadline) throw limitError(`the template took more than ${this.limits.timeMs} ms`);
    this.stepsLeft += this.fuel;
    this.fuel = Math.min(slice, this.stepsLeft);
    this.stepsLeft -= this.fuel;
  }

  grow(size: number): void {
    if (size > this.maxLength) throw this.tooLong();
    this.charge(size >>> 6);
  }

  growList(size: number): void {
    const { listLength } = this;
    if (size > listLength) throw limitError(`the template made a list of more than ${listLength} items`);
    this.charge(size >>> 3);
  }

  tooLong(): Error {
    return limitError(`the template made a text of more than ${this.maxLength} characters`);
  }

  /** Notes one more call inside the calls that run. */
  enter(): void {
    if (++this.depth > this.limits.depth) throw limitError(`calls nest deeper than ${this.limits.depth} levels`);
    if (--this.fuel < 0) this.refuel();
  }

  undefined(name?: Value, owner?: Value, hint?: string): Undefined {
    const value = new Undefined(this.undefinedKind, name, owner, hint);
    if (this.undefinedKind === 'logging') this.environment.onUndefined?.(undefinedMessage(value));
    return value;
  }

  getItem(owner: Value, key: Value): Value {
    return getItem(this, owner, key);
  }

  getAttr(owner: Value, name: string): Value {
    return getAttr(this, owner, name);
  }

  attribute(owner: Value, name: string): Value {
    return attribute(this, owner, name);
  }

  call(fn: Value, args: readonly Value[], kwargs?: Kwargs): Value {
    if (typeof fn === 'function') return callUserFunction(fn as UserFunction, args, kwargs);
    if (fn instanceof Undefined) throw fn.failure();
    if (fn instanceof PyObject && fn.call) return fn.call(this, args, kwargs);
    throw typeError(`'${typeName(fn)}' object is not callable`);
  }

  /** The template that an include, import or extends names; a list gives the first that exists. */
  load(name: Value, isOne?: boolean): CompiledTemplate {
    try {
      const template = this.environment.compiled(name, isOne);
      return this.trace ? this.trace.traced(template) : template;
    } catch (error) {
      // Unlike errors of syntax, what goes wrong in Jinja's compiler is told of the statement that loads the template.
      if (TemplateError.is(error) && error.code === 'TEMPLATE_RUNTIME') error.line = 0;
      throw error;
    }
  }

  /** The global of this name, or JavaScript's undefined. */
  global(name: string): Value {
    const { globals } = this.environment;
    return globals.size && globals.has(name) ? globals.get(name) : this.environment.builtin(name);
  }
}

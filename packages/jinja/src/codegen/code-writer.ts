import type { Compiler } from '../compile/compiler.ts';
import type { Variable } from '../compile/scope.ts';
import type { Expression, Node, NodeOf, Statement } from '../parser/ast.ts';
import { eachChild, eachNode } from '../parser/walk.ts';
import type { MacroCode } from '../runtime/macro.ts';
import type { Value } from '../runtime/values.ts';
import { codegenRuntime } from './codegen-runtime.ts';

/** Thrown if a `break` or `continue` would end up in a closure, so that the enclosing loop becomes a closure, too. */
export class UnsupportedByCodegen extends Error {}

/** Translates nodes to JavaScript; undefined leaves a node to its closure. */
export interface CodeHandlers {
  readonly value: (w: CodeWriter, node: Expression) => string | undefined;
  readonly condition: (w: CodeWriter, node: Expression) => string;
  readonly statement: (w: CodeWriter, node: Statement) => string | undefined;
  readonly body: (w: CodeWriter, nodes: readonly Statement[]) => string;
}

/**
 * Writes JavaScript for one template. Text of the template reaches the code as JSON or through the table of constants, never
 * as code: names are numbered (`x3` for a slot, `c1` for a name of the context, `t7` for a temporary value, `k4` for a
 * constant).
 */
export class CodeWriter {
  readonly c: Compiler;
  readonly constants: unknown[] = [];
  private readonly places = new Map<unknown, string>();
  private readonly handlers: CodeHandlers;
  /** Names whose variables closures and other functions use: they live in slots of the frame instead of JavaScript's variables. */
  private readonly shared: ReadonlySet<string>;
  /** Shared names found while writing; if there are more than in `shared`, another pass is needed. */
  readonly met = new Set<string>();
  /** True once a node that reads every variable was written. */
  meetsAll = false;
  /** JavaScript's variables of the function being written. */
  locals = new Set<string>();
  private count = 0;
  /** The bodies of macros as functions, and where they belong. */
  readonly functions: string[] = [];
  readonly macros: MacroCode[] = [];

  constructor(c: Compiler, handlers: CodeHandlers, shared: ReadonlySet<string>) {
    this.c = c;
    this.handlers = handlers;
    this.shared = shared;
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

  /** A name that nothing else has. */
  fresh(prefix: string): string {
    return `${prefix}${this.count++}`;
  }

  /** A variable of JavaScript that nothing else uses. */
  temporary(prefix = 't'): string {
    const name = this.fresh(prefix);
    this.locals.add(name);
    return name;
  }

  value(node: Expression): string {
    return this.handlers.value(this, node) ?? this.closure(node);
  }

  condition(node: Expression): string {
    return this.handlers.condition(this, node);
  }

  body(nodes: readonly Statement[]): string {
    return this.handlers.body(this, nodes);
  }

  statement(node: Statement): string {
    return this.handlers.statement(this, node) ?? this.closureStatement(node);
  }

  /** An expression that its closure computes. */
  closure(node: Expression): string {
    this.share(node);
    return `${this.constant(this.c.evaluate(node))}(f)`;
  }

  /** A statement that its closure runs. */
  closureStatement(node: Statement): string {
    if (this.c.isInLoop && interrupts(node)) throw new UnsupportedByCodegen();
    this.share(node);
    const run = this.c.statement(node);
    return run ? `f.out=o;${this.constant(run)}(f);o=f.out;\n` : '';
  }

  /** Notes the variables that closures for this node use. */
  share(part: object): void {
    eachNode(part, (node) => {
      if (node.type === 'Name') this.met.add(node.name);
      else if (node.type === 'NamespaceTarget') this.met.add(node.object);
      else if (node.type === 'Macro') this.met.add(node.name);
      else if (node.type === 'Import') this.met.add(node.target);
      else if (node.type === 'FromImport') for (const { alias } of node.names) this.met.add(alias);
      this.meetsAll ||= readsAll.has(node.type);
    });
  }

  isShared(name: string): boolean {
    return this.shared.has(name);
  }

  /** The JavaScript expression that holds a variable. */
  place(variable: Variable): string {
    const { name, slot } = variable;
    const distance = this.c.distance(variable);
    if (distance > 0) {
      this.met.add(name);
      return `f${'.up'.repeat(distance)}.v[${slot}]`;
    }
    if (this.isShared(name)) return `v[${slot}]`;
    return this.local(variable);
  }

  private local({ slot }: Variable): string {
    this.locals.add(`x${slot}`);
    return `x${slot}`;
  }

  /** A name that no scope sets: what the context has. */
  free(name: string): string {
    const slot = this.c.contextSlot(name);
    const local = `c${slot}`;
    this.locals.add(local);
    const found = `free(f,${slot},${JSON.stringify(name)},${name in Object.prototype})`;
    return `(${local}!==undefined?${local}:(${local}=${found}))`;
  }

  name(node: NodeOf<'Name'>, isProbe: boolean): string {
    const variable = this.c.scope.find(node.name);
    if (!variable) return this.free(node.name);
    const value = this.read(variable);
    if (isProbe || variable.isLoop || variable.load === 'context') return value;
    return `(${value}!==undefined?${value}:rt.undefined(${JSON.stringify(node.name)}))`;
  }

  /** Initializes the variables of a scope. */
  start(variables: Iterable<Variable>): string {
    let code = '';
    for (const variable of variables) {
      if (variable.load === 'param') continue;
      const { source } = variable;
      const from = source && variable.load === 'alias' ? this.read(source) : 'undefined';
      code += `${this.place(variable)}=${from};`;
    }
    return code;
  }

  /** The value of a variable: JavaScript's undefined where it is not set, unless it then is what the context has. */
  private read(variable: Variable): string {
    const place = this.place(variable);
    return variable.load === 'context' ? `(${place}!==undefined?${place}:${this.free(variable.name)})` : place;
  }

  /** Gives the variables of a function what closures have put into its frame. */
  load(variables: Iterable<Variable>): string {
    let code = '';
    for (const variable of variables)
      if (!this.isShared(variable.name)) code += `${this.local(variable)}=v[${variable.slot}];`;
    return `${code}\n`;
  }

  /** Writes a function with a separate frame; no enclosing loop reaches into it. */
  function(parameters: string, write: () => string): string {
    const { locals } = this;
    this.locals = new Set();
    const code = write();
    const source = functionOf(this.locals, code, parameters);
    this.locals = locals;
    return source;
  }
}

/** A function of the frame, around statements that write to `o`. */
export const functionOf = (locals: ReadonlySet<string>, code: string, parameters = ''): string =>
  `(f${parameters})=>{const rt=f.rt,v=f.v;let ${['o=f.out', ...locals]};\n${code}f.out=o;return 0;}`;

/** The text of the module around functions, with the names of constants and helpers. */
export function moduleOf(constants: readonly Value[], functions: readonly string[]): string {
  const names = constants.map((_, i) => `k${i}`);
  return `"use strict";const {${Object.keys(codegenRuntime)}}=support,[${names}]=constants;\nreturn [${functions}];`;
}

/** Statements whose closures read every variable around them. */
const readsAll: ReadonlySet<Node['type']> = new Set(['Include', 'Import', 'FromImport', 'Block', 'Debug']);

/** True if a `break` or `continue` may leave this part; those of inner loops do not count. */
export function interrupts(part: object): boolean {
  const { type, otherwise } = part as Partial<NodeOf<'For'>>;
  if (/^(Break|Continue)$/.test(type ?? '')) return true;
  if (type === 'For') return !!otherwise && interrupts(otherwise);
  let isFound = false;
  eachChild(part, (child) => {
    isFound ||= child.type !== 'Const' && interrupts(child);
  });
  return isFound;
}

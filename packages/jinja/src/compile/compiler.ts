import type { Environment } from '../environment.ts';
import type { Expression, Statement, TemplateNode } from '../parser/ast.ts';
import { positionAt } from '../runtime/code-frame.ts';
import type { CompiledTemplate } from '../runtime/compiled.ts';
import { pyError, type TemplateError } from '../runtime/errors.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import type { Value } from '../runtime/values.ts';
import type { Operand } from './access.ts';
import { contextName } from './names.ts';
import { FunctionScope, Scope, type Variable } from './scope.ts';

/** What may differ from statement to statement while a template is compiled. */
export interface Surroundings {
  scope: Scope;
  /** At the template's own level: what is set here is seen by blocks and includes. */
  isTop: boolean;
  /** At the top and not inside of an `if`. */
  isRoot: boolean;
  /** In a branch that may not be taken: an unknown filter is an error only when it is reached. */
  isSoft: boolean;
  /** Whether output counts only as long as no `extends` was met. */
  checksOutput: boolean;
  isInLoop: boolean;
  /** Whether output is escaped; undefined: only known at run time. */
  autoescape: boolean | undefined;
}

/** Turns the syntax tree of one template into closures. */
export class Compiler implements Surroundings {
  readonly environment: Environment;
  readonly ast: TemplateNode;
  readonly template: CompiledTemplate;
  scope: Scope;
  isTop = true;
  isRoot = true;
  isSoft = false;
  checksOutput = false;
  isInLoop = false;
  autoescape: boolean | undefined;
  /** An error that counts once the whole template is compiled. */
  late: TemplateError | undefined = undefined;
  /** How many `extends` were met so far, and whether one of them always runs. */
  extendsCount = 0;
  hasKnownExtends = false;
  /** How many `break` and `continue` were compiled: bodies that have none need no checks. */
  controls = 0;
  /** How many for statements are around, those around macros too. */
  forDepth = 0;
  readonly hasBlocks: boolean;
  /** The closures that read an entry of a variable. */
  readonly entries = new Map<Evaluate, Operand>();

  constructor(environment: Environment, ast: TemplateNode, template: CompiledTemplate) {
    this.environment = environment;
    this.ast = ast;
    this.template = template;
    this.autoescape = template.autoescape;
    this.hasBlocks = ast.statements.has('Block');
    this.scope = new Scope(undefined, new FunctionScope(undefined), ast.names);
  }

  /** Whether a missing value may be told by JavaScript's undefined where it is only tested. */
  get canProbe(): boolean {
    const kind = this.environment.undefinedKind;
    return kind !== 'strict' && kind !== 'logging';
  }

  /** Compiles with other surroundings. */
  within<Result>(changes: Partial<Surroundings>, compile: () => Result): Result {
    const { scope, isTop, isRoot, isSoft, checksOutput, isInLoop, autoescape } = this;
    if (changes.scope !== undefined) this.scope = changes.scope;
    if (changes.isTop !== undefined) this.isTop = changes.isTop;
    if (changes.isRoot !== undefined) this.isRoot = changes.isRoot;
    if (changes.isSoft !== undefined) this.isSoft = changes.isSoft;
    if (changes.checksOutput !== undefined) this.checksOutput = changes.checksOutput;
    if (changes.isInLoop !== undefined) this.isInLoop = changes.isInLoop;
    if (changes.autoescape !== undefined) this.autoescape = changes.autoescape;
    const result = compile();
    this.scope = scope;
    this.isTop = isTop;
    this.isRoot = isRoot;
    this.isSoft = isSoft;
    this.checksOutput = checksOutput;
    this.isInLoop = isInLoop;
    this.autoescape = autoescape;
    return result;
  }

  /** The surroundings of a body with names of its own. */
  inner(scope: Scope, isInLoop = this.isInLoop): Partial<Surroundings> {
    return { scope, isTop: false, isRoot: false, isSoft: false, isInLoop };
  }

  /** The surroundings of a body that becomes a function, which nothing around it reaches into. */
  separate(scope: Scope, autoescape = this.autoescape): Partial<Surroundings> {
    return { scope, isTop: false, isRoot: false, isSoft: false, isInLoop: false, checksOutput: false, autoescape };
  }

  /** The slot of a name that comes from the context. */
  contextSlot(name: string): number {
    const slots = this.scope.owner.contextSlots;
    let slot = slots.get(name);
    if (slot === undefined) {
      slot = slots.size;
      slots.set(name, slot);
    }
    return slot;
  }

  /** How many functions out of the one being compiled a variable lives. */
  distance(variable: Variable): number {
    let distance = 0;
    for (let fn: FunctionScope | undefined = this.scope.owner; fn && fn !== variable.owner; fn = fn.parent) distance++;
    return distance;
  }

  /** Reads a variable: JavaScript's undefined where it is not set, unless it then is what the context has. */
  load(variable: Variable): Evaluate {
    if (variable.load !== 'context') return this.reader(variable);
    return this.loadOr(variable, contextName(this, variable.name));
  }

  /** Reads a variable, or computes something else where it is not set. */
  loadOr(variable: Variable, otherwise: Evaluate): Evaluate {
    const { slot } = variable;
    if (this.distance(variable) === 0)
      return (f) => {
        const value = f.v[slot];
        return value === undefined ? otherwise(f) : value;
      };
    const read = this.reader(variable);
    return (f) => {
      const value = read(f);
      return value === undefined ? otherwise(f) : value;
    };
  }

  private reader(variable: Variable): Evaluate {
    const { slot } = variable;
    switch (this.distance(variable)) {
      case 0:
        return (f) => f.v[slot];
      case 1:
        return (f) => (f.up as Frame).v[slot];
    }
    const distance = this.distance(variable);
    return (f) => outward(f, distance).v[slot];
  }

  fail(text: string, node: Expression | Statement, hint = '', type = 'TemplateAssertionError'): TemplateError {
    const error = pyError(type, text);
    error.hint = hint;
    return this.place(error, node);
  }

  /** Names that CPython's compiler allows only once. */
  checkNames(names: readonly string[], node: Expression | Statement, text: (name: string) => string): void {
    const seen = new Set<string>();
    for (const name of names)
      if (seen.size === seen.add(name).size) this.late ??= this.fail(text(name), node, '', 'SyntaxError');
  }

  /** The error with its place in the template. */
  place(error: TemplateError, { start, end, at }: Expression | Statement): TemplateError {
    const { source } = this.ast;
    return error.locate({ source, templateName: this.template.name, start, end, line: positionAt(source, at).line });
  }
}

function outward(frame: Frame, distance: number): Frame {
  let f = frame;
  for (let i = 0; i < distance; i++) f = f.up as Frame;
  return f;
}

/** The values of these expressions, in order. */
export function evaluateAll(list: readonly Evaluate[], f: Frame): Value[] {
  const values: Value[] = [];
  for (let i = 0; i < list.length; i++) values.push((list[i] as Evaluate)(f));
  return values;
}

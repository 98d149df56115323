import type { Body, Expression, Node, NodeOf, Statement, TemplateNode } from '../parser/ast.ts';
import { positionAt } from '../runtime/code-frame.ts';
import type { CompiledTemplate } from '../runtime/compiled.ts';
import { pyError, type TemplateError } from '../runtime/errors.ts';
import type { Decide, Evaluate, Execute, Frame } from '../runtime/frame.ts';
import type { PythonLines } from '../runtime/python-lines.ts';
import type { Settings } from '../runtime/settings.ts';
import { truthy, type Value } from '../runtime/values.ts';
import { contextName } from './names.ts';
import { FunctionScope, Scope, type Variable } from './scope.ts';

/** One way to compile nodes, by their type. */
export type Handlers<Of extends Node, Result> = {
  readonly [Type in Of['type']]: (c: Compiler, node: Extract<Of, { readonly type: Type }>) => Result;
};

/** Functions that compile each type of node. They call each other only through the compiler. */
export interface Visitor {
  /** The closure that computes an expression. */
  readonly evaluate: Handlers<Expression, Evaluate>;
  /** The closure for an expression that is only tested: a missing value may be JavaScript's undefined. */
  readonly probe: Partial<Handlers<Expression, Evaluate>>;
  /** The closure that computes whether an expression is true, where there is a shorter way than through its value. */
  readonly decide: Partial<Handlers<Expression, Decide | undefined>>;
  /** The closure that runs a statement; undefined where there is nothing to run. */
  readonly execute: Handlers<Statement, Execute | undefined>;
  readonly body: (c: Compiler, node: Body) => Execute;
}

/** Compiles the statement of an extension. */
export type CompileTag = (c: Compiler, node: NodeOf<'Trans' | 'Debug'>) => Execute;

/** Settings of an environment that the compiler reads. */
export interface CompilerSettings extends Settings {
  readonly extensions: ReadonlyMap<string, CompileTag>;
}

/** Compiler state that may change from statement to statement. */
export interface CompileState {
  scope: Scope;
  /** True at the template's top level: blocks and includes see the variables set there. */
  isTop: boolean;
  /** At the top and not inside of an `if`. */
  isRoot: boolean;
  /** In a branch that may not be taken: an unknown filter is an error only when it is reached. */
  isSoft: boolean;
  /** True if output is written only while no `extends` has run. */
  checksOutput: boolean;
  isInLoop: boolean;
  /** True if output is escaped; undefined if only known at run time. */
  autoescape: boolean | undefined;
}

/** Turns the syntax tree of one template into closures. */
export class Compiler implements CompileState {
  readonly environment: CompilerSettings;
  private readonly visitor: Visitor;
  readonly ast: TemplateNode;
  readonly template: CompiledTemplate;
  readonly lines: PythonLines;
  scope: Scope;
  isTop = true;
  isRoot = true;
  isSoft = false;
  checksOutput = false;
  isInLoop = false;
  autoescape: boolean | undefined;
  /** An error that counts once the whole template is compiled. */
  late: TemplateError | undefined = undefined;
  /** Number of `extends` compiled so far; `hasKnownExtends` is true once one of them always runs. */
  extendsCount = 0;
  hasKnownExtends = false;
  /** Number of `break` and `continue` compiled so far: bodies without any need no checks. */
  controls = 0;
  /** Number of enclosing for statements, including those around macros. */
  forDepth = 0;
  readonly hasBlocks: boolean;

  /** `lines`: where the lines that Python blames are noted. */
  constructor(
    environment: CompilerSettings,
    ast: TemplateNode,
    template: CompiledTemplate,
    visitor: Visitor,
    lines = template.lines,
  ) {
    this.lines = lines;
    this.environment = environment;
    this.visitor = visitor;
    this.ast = ast;
    this.template = template;
    this.autoescape = template.autoescape;
    this.hasBlocks = ast.statements.has('Block');
    this.scope = new Scope(undefined, new FunctionScope(undefined), ast.names);
  }

  /** True if JavaScript's undefined may represent a missing value where it is only tested. */
  get canProbe(): boolean {
    const kind = this.environment.undefinedKind;
    return kind !== 'strict' && kind !== 'logging';
  }

  evaluate(node: Expression): Evaluate {
    return handlerOf<Expression, Evaluate>(this.visitor.evaluate, node)?.(this, node) as Evaluate;
  }

  probe(node: Expression): Evaluate {
    const handler = this.canProbe ? handlerOf<Expression, Evaluate>(this.visitor.probe, node) : undefined;
    return handler ? handler(this, node) : this.evaluate(node);
  }

  decide(node: Expression): Decide {
    const decide = handlerOf<Expression, Decide | undefined>(this.visitor.decide, node)?.(this, node);
    if (decide) return decide;
    const value = this.probe(node);
    return (f) => {
      const found = value(f);
      return found !== undefined && found !== null && truth(f, node, found);
    };
  }

  statement(node: Statement): Execute | undefined {
    const { lines } = this;
    if (!notedLater.has(node.type)) lines.note(node.at);
    lines.cover(node);
    return handlerOf<Statement, Execute | undefined>(this.visitor.execute, node)?.(this, node);
  }

  body(node: Body): Execute {
    return this.visitor.body(this, node);
  }

  /** Compiles with other surroundings. */
  within<Result>(changes: Partial<CompileState>, compile: () => Result): Result {
    const { scope, isTop, isRoot, isSoft, checksOutput, isInLoop, autoescape } = this;
    const before: CompileState = { scope, isTop, isRoot, isSoft, checksOutput, isInLoop, autoescape };
    Object.assign(this, changes);
    try {
      return compile();
    } finally {
      Object.assign(this, before);
    }
  }

  /** The state for a body with a separate scope. */
  inner(scope: Scope, isInLoop = this.isInLoop): Partial<CompileState> {
    return { scope, isTop: false, isRoot: false, isSoft: false, isInLoop };
  }

  /** The surroundings of a body that becomes a function, which nothing around it reaches into. */
  separate(scope: Scope, autoescape = this.autoescape): Partial<CompileState> {
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

  /** Number of functions between the one being compiled and the owner of a variable. */
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
    const distance = this.distance(variable);
    if (distance === 0) return (f) => f.v[slot];
    return (f) => outward(f, distance).v[slot];
  }

  fail(text: string, node: Expression | Statement, suggestion = '', type = 'TemplateAssertionError'): TemplateError {
    const error = pyError(type, text);
    error.suggestion = suggestion;
    return this.place(error, node);
  }

  /** Names that CPython's compiler allows only once. */
  checkNames(names: readonly string[], node: Expression | Statement, text: (name: string) => string): void {
    const seen = new Set<string>();
    for (const name of names)
      if (seen.size === seen.add(name).size) this.late ??= this.fail(text(name), node, '', 'SyntaxError');
  }

  /** The line of a node, with the template's name where it has one, as messages give it. */
  lineOf({ at }: Expression | Statement): string {
    const { name } = this.template;
    return `line ${positionAt(this.ast.source, at).line}${name === undefined ? '' : ` in '${name}'`}`;
  }

  /** The error with its place in the template. */
  place(error: TemplateError, { start, end, at }: Expression | Statement): TemplateError {
    const { source } = this.ast;
    return error.locate({ source, templateName: this.template.name, start, end, line: positionAt(source, at).line });
  }
}

/** Statements that Jinja notes the line of not at their start, or not at all. */
const notedLater: ReadonlySet<Statement['type']> = new Set([
  'For',
  'Set',
  'SetBlock',
  'FilterBlock',
  'With',
  'Autoescape',
  'Extends',
]);

/** The handler for a node, found under the node's own type, which TypeScript does not follow. */
const handlerOf = <Of extends Node, Result>(handlers: Partial<Handlers<Of, Result>>, node: Of) =>
  handlers[node.type as Of['type']] as ((c: Compiler, node: Of) => Result) | undefined;

/** The truth of a value; throws only for a strict undefined. */
export function truth(f: Frame, node: Expression, value: Value): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value !== '';
  f.rt.at = node;
  return truthy(value);
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

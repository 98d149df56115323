import type { Expression, NodeOf, Statement, TemplateNode } from '../parser/ast.ts';
import { positionAt } from '../runtime/code-frame.ts';
import { pyError, type TemplateError } from '../runtime/errors.ts';
import type { PythonLines } from '../runtime/python-lines.ts';
import type { Settings } from '../runtime/types.ts';
import { type FunctionScope, Scope, type Variable } from './scope.ts';
import type { ContextName, Local, Step, TestStep, ValueStep } from './steps.ts';

/** Lowers the statement of an extension. */
export type LowerTag = (lowering: Lowering, node: NodeOf<'Trans' | 'Debug'>) => Step;

/** Settings of an environment for lowering. */
export interface LoweringSettings extends Settings {
  readonly extensions: ReadonlyMap<string, LowerTag>;
}

/** Position of a node in its template, and the settings there. */
interface NodeState {
  readonly scope: Scope;
  /** True at the template's top level: blocks and includes see the variables set there. */
  readonly isTop: boolean;
  /** At the top and not inside of an `if`. */
  readonly isRoot: boolean;
  /** In a branch that may not be taken: an unknown filter is an error only when it is reached. */
  readonly isSoft: boolean;
  /** True if output is written only while no `extends` has run. */
  readonly checksOutput: boolean;
  readonly isInLoop: boolean;
  /** True if output is escaped; undefined if only known at run time. */
  readonly autoescape: boolean | undefined;
}

/** Lowers nodes of each type, called as a method of the lowering. The functions of this folder call each other through it. */
interface NodeLowering {
  /** The step that computes an expression; `isTested` for one that is only tested, see `allowsMissing`. */
  readonly value: (this: Lowering, node: Expression, isTested?: boolean) => ValueStep;
  /** The step that computes whether an expression is true. */
  readonly test: (this: Lowering, node: Expression) => TestStep;
  /** The step that runs a statement; undefined for one without effect. */
  readonly statement: (this: Lowering, node: Statement) => Step | undefined;
}

/** The state of lowering one template. */
export class Lowering implements NodeLowering {
  readonly value: NodeLowering['value'];
  readonly test: NodeLowering['test'];
  readonly statement: NodeLowering['statement'];
  readonly environment: LoweringSettings;
  readonly ast: TemplateNode;
  readonly name: string | undefined;
  readonly lines: PythonLines;
  state: NodeState;
  /** True if JavaScript's undefined may represent a missing value where it is only tested. */
  readonly allowsMissing: boolean;
  /** An error that counts once the whole template is lowered. */
  deferredError: TemplateError | undefined = undefined;
  /** Number of `extends` so far; `hasKnownExtends` is true once one of them always runs. */
  extendsCount = 0;
  hasKnownExtends = false;
  /** Number of `break` and `continue` so far: bodies without any need no checks. */
  controls = 0;
  /** Number of enclosing for statements, including those around macros. */
  forDepth = 0;
  readonly hasBlocks: boolean;

  constructor(
    environment: LoweringSettings,
    ast: TemplateNode,
    name: string | undefined,
    autoescape: boolean,
    lines: PythonLines,
    nodes: NodeLowering,
  ) {
    const { undefinedKind } = environment;
    this.value = nodes.value;
    this.test = nodes.test;
    this.statement = nodes.statement;
    this.environment = environment;
    this.ast = ast;
    this.name = name;
    this.lines = lines;
    this.allowsMissing = undefinedKind !== 'strict' && undefinedKind !== 'logging';
    this.hasBlocks = ast.statements.has('Block');
    this.state = {
      scope: new Scope(undefined, undefined, ast.names),
      isTop: true,
      isRoot: true,
      isSoft: false,
      checksOutput: ast.statements.has('Extends'),
      isInLoop: false,
      autoescape,
    };
  }

  /** Changes the state, and returns the one before, which the caller puts back. */
  enter(changes: Partial<NodeState>): NodeState {
    const before = this.state;
    this.state = { ...before, ...changes };
    return before;
  }

  /** Enters a body with a separate scope. */
  enterScope(scope: Scope, isInLoop = this.state.isInLoop): NodeState {
    return this.enter({ scope, isTop: false, isRoot: false, isSoft: false, isInLoop });
  }

  /** Enters a body that becomes a function, which nothing around it reaches into. */
  enterFunction(scope: Scope, autoescape = this.state.autoescape): NodeState {
    return this.enter({
      ...{ scope, isTop: false, isRoot: false, isSoft: false, isInLoop: false, checksOutput: false, autoescape },
    });
  }

  /** A variable; with `allowsMissing`, one without a value is JavaScript's undefined. */
  local(variable: Variable, allowsMissing: boolean): Local {
    let distance = 0;
    for (let fn: FunctionScope | undefined = this.state.scope.owner; fn && fn !== variable.owner; fn = fn.parent)
      distance++;
    if (distance > 0) variable.isShared = true;
    const plain = allowsMissing || variable.isLoop ? 'missing' : 'undefined';
    const fallback = variable.load === 'context' ? this.contextName(variable.name) : plain;
    return { type: 'Local', variable, distance, fallback };
  }

  /** A name of the context. */
  contextName(name: string): ContextName {
    const slots = this.state.scope.owner.contextSlots;
    let slot = slots.get(name);
    if (slot === undefined) {
      slot = slots.size;
      slots.set(name, slot);
    }
    return { type: 'ContextName', slot, name, isInherited: name in Object.prototype, otherwise: undefined };
  }

  fail(text: string, node: Expression | Statement, suggestion = '', type = 'TemplateAssertionError'): TemplateError {
    const error = pyError(type, text);
    error.suggestion = suggestion;
    const { source } = this.ast;
    const { start, end, at } = node;
    return error.locate({ source, templateName: this.name, start, end, line: positionAt(source, at).line });
  }

  /** Names that CPython's compiler allows only once. */
  checkNames(names: readonly string[], node: Expression | Statement, text: (name: string) => string): void {
    const seen = new Set<string>();
    for (const name of names)
      if (seen.size === seen.add(name).size) this.deferredError ??= this.fail(text(name), node, '', 'SyntaxError');
  }

  /** The line of a node, with the template's name where it has one, as messages give it. */
  locate({ at }: Expression | Statement): string {
    const { name } = this;
    return `line ${positionAt(this.ast.source, at).line}${name === undefined ? '' : ` in '${name}'`}`;
  }
}

import type { Body, Expression, Node, NodeOf, Statement, Target, TemplateNode } from '../engine/parser/ast.ts';
import { childNodes, eachNode } from '../engine/parser/walk.ts';

/** A variable that a template takes from outside. */
export interface TemplateVariable {
  readonly name: string;
  /** True if the template uses the variable somewhere without first testing that it is defined. */
  readonly isNeeded: boolean;
}

/** Names that Jinja itself provides in some places. */
const provided = new Set(['loop', 'caller', 'varargs', 'kwargs', 'super', 'self']);

/** Names that are set at a point of the template. */
interface Scope {
  readonly names: Set<string>;
  /** Names that some of the ways to this place have set, and others have not. */
  readonly maybe: Set<string>;
  /** Names that the scope sets on every way, here or further on: scopes inside of it see no others of this name. */
  readonly frame: ReadonlySet<string>;
  readonly outer: Scope | undefined;
  /** Names that the conditions around this place mention. */
  readonly guards: ReadonlySet<string>;
}

/**
 * The variables that a template reads before it sets them, in the order of reading.
 * A use counts as needed unless a condition around it names the variable, or it is itself only a condition or a test.
 */
export function freeVariables(template: TemplateNode, globals: ReadonlySet<string>): TemplateVariable[] {
  return variableUses(template, globals).map(({ name, isNeeded }) => ({ name, isNeeded }));
}

/** Free variables, each with the place of its first use that needs it, otherwise of its first use. */
export function variableUses(template: TemplateNode, globals: ReadonlySet<string>): VariableUse[] {
  const reader = new VariableReader(globals);
  const frame = frameNames(template.body);
  reader.read(template.body, { names: new Set(), maybe: new Set(), frame, outer: undefined, guards: new Set() });
  return [...reader.found.values()];
}

/** A variable with a place in the source. */
export interface VariableUse extends TemplateVariable {
  readonly start: number;
  readonly end: number;
}

class VariableReader {
  readonly found = new Map<string, VariableUse>();
  readonly #globals: ReadonlySet<string>;

  constructor(globals: ReadonlySet<string>) {
    this.#globals = globals;
  }

  read(node: object | null, scope: Scope): void {
    if (node === null) return;
    const value = node as Node;
    switch (value.type) {
      case 'Name':
        this.#use(value, scope, false);
        break;
      case 'Test':
        this.#condition(value.input, scope);
        this.read(value.arguments, scope);
        break;
      case 'Filter':
        if (value.input && ['default', 'd'].includes(value.name)) this.#condition(value.input, scope);
        else this.read(value.input, scope);
        this.read(value.arguments, scope);
        break;
      case 'Binary':
        if (value.operator === 'and' || value.operator === 'or') {
          this.#condition(value.left, scope);
          this.read(value.right, guarded(scope, value.left));
        } else this.#all([value.left, value.right], scope);
        break;
      case 'Conditional':
        this.#condition(value.test, scope);
        this.#all([value.value, value.otherwise], guarded(scope, value.test));
        break;
      case 'If': {
        let inner = scope;
        const ways: Scope[] = [];
        const follow = (body: object | null) => {
          const way = { ...inner, names: new Set(scope.names), maybe: new Set(scope.maybe) };
          this.read(body, way);
          ways.push(way);
        };
        for (const { test, body } of [value, ...value.elseIfs]) {
          this.#condition(test, inner);
          inner = guarded(inner, test);
          follow(body);
        }
        follow(value.otherwise);
        join(ways, scope);
        break;
      }
      case 'Set':
        this.read(value.value, scope);
        this.#bind(value.target, scope);
        break;
      case 'SetBlock':
        this.#all([value.filter, value.body], child(scope, value.body));
        this.#bind(value.target, scope);
        break;
      case 'For': {
        this.read(value.iterable, scope);
        const inner = child(scope, value.body);
        this.#bind(value.target, inner);
        if (value.test) this.#condition(value.test, inner);
        this.read(value.body, inner);
        this.read(value.otherwise, child(scope, value.otherwise));
        break;
      }
      case 'With': {
        this.#all(value.values, scope);
        const inner = child(scope, value.body);
        for (const target of value.targets) this.#bind(target, inner);
        this.read(value.body, inner);
        break;
      }
      case 'Macro':
      case 'CallBlock': {
        if (value.type === 'Macro') scope.names.add(value.name);
        else this.read(value.call, scope);
        this.#all(value.defaults, scope);
        const inner = child(scope, value.body);
        for (const param of value.params) this.#bind(param, inner);
        this.read(value.body, inner);
        break;
      }
      case 'Generation':
      case 'FilterBlock':
      case 'Autoescape':
        this.#all(childNodes(value), child(scope, value.body));
        break;
      case 'Block':
        // Sees what was set before it, as variables of the render.
        this.read(value.body, child({ ...scope, frame: new Set() }, value.body));
        break;
      case 'Import':
        this.read(value.template, scope);
        scope.names.add(value.target);
        break;
      case 'FromImport':
        this.read(value.template, scope);
        for (const { alias } of value.names) scope.names.add(alias);
        break;
      default:
        this.#all(childNodes(value), scope);
    }
  }

  #all(nodes: readonly (object | null)[], scope: Scope): void {
    for (const node of nodes) this.read(node, scope);
  }

  /** Reads what only has to be true or false. */
  #condition(node: Expression, scope: Scope): void {
    if (node.type === 'Name') this.#use(node, scope, true);
    else if (node.type === 'Unary' && node.operator === 'not') this.#condition(node.operand, scope);
    else if (node.type === 'Binary' && (node.operator === 'and' || node.operator === 'or')) {
      this.#condition(node.left, scope);
      this.#condition(node.right, guarded(scope, node.left));
    } else this.read(node, scope);
  }

  #bind(target: Target, scope: Scope): void {
    for (const name of targetNames(target)) scope.names.add(name);
    // A namespace has to be there before something is set in it.
    eachNode(target, (node) => {
      if (node.type !== 'NamespaceTarget') return;
      const { object: name, start } = node;
      this.#use({ name, start, end: start + name.length }, scope, false);
    });
  }

  #use({ name, start, end }: Pick<NodeOf<'Name'>, 'name' | 'start' | 'end'>, scope: Scope, isTested: boolean): void {
    if (this.#globals.has(name) || provided.has(name) || isKnown(name, scope)) return;
    const isNeeded = !isTested && !scope.guards.has(name) && !isMaybe(name, scope);
    if (!this.found.has(name) || (isNeeded && !this.found.get(name)?.isNeeded))
      this.found.set(name, { name, isNeeded, start, end });
  }
}

function child(outer: Scope, body: Body | null): Scope {
  return { names: new Set(), maybe: new Set(), frame: frameNames(body), outer, guards: outer.guards };
}

/** Merges the scopes of alternative branches: a name is set if every branch sets it, otherwise it may be set. */
function join(ways: readonly Scope[], scope: Scope): void {
  for (const { names, maybe } of ways)
    for (const name of [...names, ...maybe])
      (ways.every((way) => way.names.has(name)) ? scope.names : scope.maybe).add(name);
}

/** A scope with these names, under one more condition. */
function guarded(scope: Scope, test: Expression): Scope {
  const guards = new Set(scope.guards);
  eachNode(test, (node) => {
    if (node.type === 'Name') guards.add(node.name);
  });
  return { ...scope, guards };
}

function isKnown(name: string, { names, outer }: Scope): boolean {
  return names.has(name) || (outer !== undefined && (outer.frame.has(name) || isKnown(name, outer)));
}

function isMaybe(name: string, scope: Scope | undefined): boolean {
  return scope !== undefined && (scope.maybe.has(name) || isMaybe(name, scope.outer));
}

/**
 * Names that every path through a body sets, inner scopes excluded. To Jinja such a name belongs to the scope of the whole
 * body: a macro or loop before the assignment never looks it up among the variables of the render.
 */
function frameNames(body: Body | null): Set<string> {
  return new Set((body?.nodes ?? []).flatMap(listNames));
}

function listNames(statement: Statement): readonly string[] {
  switch (statement.type) {
    case 'Set':
    case 'SetBlock':
      return targetNames(statement.target);
    case 'Macro':
      return [statement.name];
    case 'Import':
      return [statement.target];
    case 'FromImport':
      return statement.names.map(({ alias }) => alias);
    case 'If': {
      const ways = [statement.body, ...statement.elseIfs.map(({ body }) => body), statement.otherwise].map(frameNames);
      return [...(ways[0] ?? [])].filter((name) => ways.every((way) => way.has(name)));
    }
    default:
      return [];
  }
}

/** Names that a target sets; attributes of a namespace do not count. */
function targetNames(target: Target): string[] {
  if (target.type === 'TupleTarget') return target.items.flatMap(targetNames);
  return target.type === 'Name' ? [target.name] : [];
}

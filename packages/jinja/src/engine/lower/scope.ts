import type { NodeOf } from '../parser/ast.ts';

/** The location of a name at run time: a slot in the frame of one function (the template's root, a macro, a block…). */
export interface Variable {
  readonly name: string;
  readonly owner: FunctionScope;
  readonly slot: number;
  /** Source of the slot's value on entry to its scope. */
  readonly load: 'missing' | 'context' | 'alias' | 'param';
  /** Which variable of an outer scope an `alias` starts as. */
  readonly source: Variable | undefined;
  /** The `loop` of a for statement: always a loop state. */
  readonly isLoop: boolean;
  /** True once another function reads it: it has to be in the frame. */
  isShared: boolean;
}

/** A scope that gets its own frame at run time. */
export interface FunctionScope {
  readonly parent: FunctionScope | undefined;
  /** Names that are read and never set come from the context, once; functions inside of this one share them. */
  readonly contextSlots: Map<string, number>;
  slots: number;
}

/**
 * The names of one lexical scope, found before its statements are compiled, as in Jinja: the first use of a name decides if
 * its initial value is missing, from the context, or from an outer scope.
 */
export class Scope {
  readonly parent: Scope | undefined;
  readonly owner: FunctionScope;
  readonly names: readonly NodeOf<'Name'>[];
  readonly variables = new Map<string, Variable>();
  /** Names read here that no enclosing scope has: they come from the context. */
  private free: Set<string> | undefined = undefined;
  /** A scope without an `owner` gets a new function scope. `names`: those of the whole template. */
  constructor(
    parent: Scope | undefined,
    owner?: FunctionScope | undefined,
    names: readonly NodeOf<'Name'>[] = parent?.names ?? [],
  ) {
    const outer = parent?.owner;
    this.parent = parent;
    this.owner = owner ?? { parent: outer, contextSlots: outer?.contextSlots ?? new Map(), slots: 0 };
    this.names = names;
  }

  find(name: string): Variable | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const variable = scope.variables.get(name);
      if (variable) return variable;
    }
    return undefined;
  }

  read(name: string): void {
    if (this.find(name)) return;
    this.free ??= new Set();
    this.free.add(name);
  }

  /** Notes that a name is set; `isSure`: not only in a branch of an `if`. */
  store(name: string, isSure: boolean): void {
    if (this.variables.has(name)) return;
    const source = this.free?.has(name) ? undefined : this.parent?.find(name);
    const isRead = !isSure || this.isFree(name);
    this.declare(name, false, source ? 'alias' : isRead ? 'context' : 'missing', source);
  }

  /** True if the name is read in this scope or in an enclosing one. */
  isFree(name: string): boolean {
    return this.free?.has(name) || (this.parent?.isFree(name) ?? false);
  }

  /** Adds a variable: by default a parameter. */
  declare(name: string, isLoop = false, load: Variable['load'] = 'param', source?: Variable): Variable {
    const variable = { name, owner: this.owner, slot: this.owner.slots++, load, source, isLoop, isShared: false };
    this.variables.set(name, variable);
    return variable;
  }
}

import type { Body, Node, Target, TemplateNode } from '../../engine/parser/ast.ts';
import { eachChild } from '../../engine/parser/walk.ts';
import type { Problem } from './problem.ts';

/** A scope of names: the template, or the body of a loop, macro, block… The branches of an `if` have no scope. */
interface Scope {
  readonly outer: Scope | undefined;
  readonly isLoop: boolean;
  /** Names that the scope begins with: the target of a loop, the parameters of a macro. */
  readonly given: Set<string>;
  /** By name, in the order of the source. */
  readonly assignments: Map<string, Assignment[]>;
}

/** A name that a statement gives a value to. */
interface Assignment {
  readonly name: string;
  readonly scope: Scope;
  readonly start: number;
  readonly end: number;
  /** The statement, from its opening on: the name can be read behind its end. */
  readonly statement: { readonly start: number; readonly end: number };
  readonly isMacro: boolean;
  /** True inside of an `if` of the scope: behind it, the name may still have the value from outside. */
  readonly isConditional: boolean;
  isRead: boolean;
}

interface Read {
  readonly name: string;
  readonly scope: Scope;
  readonly start: number;
}

/**
 * Finds assignments and macros without a read, scope by scope. A loop discards its assignments at the end of the round, so a
 * read after the loop, or in its next round, does not count. Names with a leading `_` are ignored.
 */
export function unusedNames(tree: TemplateNode): Problem[] {
  // Other templates read names that are not to be seen here.
  if (tree.statements.has('Include') || tree.statements.has('Extends') || tree.statements.has('Debug')) return [];
  const { assignments, reads } = collect(tree);
  for (const read of reads) markRead(read);
  return assignments
    .filter(({ name, isRead }) => !isRead && !name.startsWith('_'))
    .map((unused) => {
      const { name, start, end } = unused;
      if (!isLost(unused, reads)) return { code: 'unused', message: `'${name}' is never read.`, start, end };
      const message = `'${name}' is set for this round of the loop only, and never read in it. Keep it in a namespace.`;
      return { code: 'lost-in-loop', message, start, end };
    });
}

/** Marks the assignments that a read may see: from its scope outwards, the latest first. */
function markRead({ name, scope: own, start }: Read): void {
  for (let scope: Scope | undefined = own; scope; scope = scope.outer) {
    let isSettled = false;
    for (const one of scope.assignments.get(name)?.toReversed() ?? []) {
      const { statement, isMacro, isConditional } = one;
      const isOwn = isMacro && statement.start <= start && start < statement.end;
      // Assignments behind the read count in outer scopes: a macro runs later, and to other scopes inside of it Jinja shows the
      // name as undefined then, and not what it is outside.
      const isBehind = statement.end > start;
      if (isOwn || isSettled || (isBehind && scope === own)) continue;
      one.isRead = true;
      isSettled = !isBehind && !isConditional;
    }
    if (isSettled || scope.given.has(name)) return;
  }
}

/** True if a loop sets a name that exists outside of the loop, or is read there: its author wants to keep the value. */
function isLost({ name, scope: { isLoop, outer } }: Assignment, reads: readonly Read[]): boolean {
  if (!isLoop) return false;
  for (let scope = outer; scope; scope = scope.outer)
    if (scope.given.has(name) || scope.assignments.has(name)) return true;
  return reads.some((read) => read.name === name);
}

function collect(tree: TemplateNode) {
  const assignments: Assignment[] = [];
  const reads: Read[] = [];

  const assign = (
    scope: Scope,
    statement: Node,
    isConditional: boolean,
    name: string,
    start: number,
    isKept: boolean,
  ) => {
    const end = start + name.length;
    const isMacro = statement.type === 'Macro';
    const one = { name, scope, start, end, statement, isMacro, isConditional, isRead: isKept };
    scope.assignments.set(name, [...(scope.assignments.get(name) ?? []), one]);
    assignments.push(one);
  };

  const visit = (node: Node, scope: Scope, isConditional: boolean): void => {
    const all = (parts: readonly (object | null)[], inner = scope, isInIf = isConditional) => {
      for (const part of parts) if (part) enter(part, inner, isInIf);
    };
    const body = (part: Body | null, given: readonly Target[] = [], more: readonly (object | null)[] = []) => {
      const names = given.flatMap((target) => namesIn(target).map(({ name }) => name));
      const inner: Scope = { outer: scope, isLoop: node.type === 'For', given: new Set(names), assignments: new Map() };
      all([...more, part], inner, false);
    };
    switch (node.type) {
      case 'Name':
        reads.push({ name: node.name, scope, start: node.start });
        return;
      case 'NamespaceTarget':
        reads.push({ name: node.object, scope, start: node.start });
        return;
      case 'If':
        all([node.test]);
        all([node.body, ...node.elseIfs, node.otherwise], scope, true);
        return;
      case 'Set':
      case 'SetBlock':
        if (node.type === 'Set') all([node.value]);
        else body(node.body, [], [node.filter]);
        for (const { name, start } of namesIn(node.target)) assign(scope, node, isConditional, name, start, false);
        all(node.target.type === 'Name' ? [] : namespacesIn(node.target));
        return;
      case 'Import':
        assign(scope, node, isConditional, node.target, node.start, true);
        break;
      case 'FromImport':
        for (const { alias, start } of node.names) assign(scope, node, isConditional, alias, start, true);
        break;
      case 'Macro': {
        const start = tree.source.indexOf(node.name, tree.source.indexOf('macro', node.start) + 'macro'.length);
        assign(scope, node, isConditional, node.name, start, false);
        all(node.defaults);
        body(node.body, node.params);
        return;
      }
      case 'CallBlock':
        all([node.call, ...node.defaults]);
        body(node.body, node.params);
        return;
      case 'For':
        all([node.iterable]);
        body(node.body, [node.target], [node.test]);
        body(node.otherwise);
        return;
      case 'With':
        all(node.values);
        body(node.body, node.targets);
        return;
      case 'FilterBlock':
        all([node.filter]);
        body(node.body);
        return;
      case 'Autoescape':
        all([node.value]);
        body(node.body);
        return;
      case 'Generation':
      case 'Block':
        body(node.body);
        return;
    }
    eachChild(node, (child) => visit(child, scope, isConditional));
  };

  /** Visits the children of a part; bodies and branches are not nodes. */
  const enter = (part: object, scope: Scope, isConditional: boolean): void => {
    if ('type' in part) visit(part as Node, scope, isConditional);
    else eachChild(part, (child) => visit(child, scope, isConditional));
  };

  const root: Scope = { outer: undefined, isLoop: false, given: new Set(), assignments: new Map() };
  enter(tree.body, root, false);
  return { assignments, reads };
}

function namesIn(target: Target): { readonly name: string; readonly start: number }[] {
  if (target.type === 'TupleTarget') return target.items.flatMap(namesIn);
  return target.type === 'Name' ? [target] : [];
}

function namespacesIn(target: Target): Target[] {
  if (target.type === 'TupleTarget') return target.items.flatMap(namespacesIn);
  return target.type === 'NamespaceTarget' ? [target] : [];
}

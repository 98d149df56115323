import type { Body, Expression, Node, NodeOf, Span, Statement, Target, TemplateNode } from '../parser/ast.ts';
import { eachChild } from '../parser/walk.ts';
import type { Scope } from './scope.ts';

/** Notes in `scope` which names these statements read and set, bodies with a separate scope excluded. */
export function analyze(scope: Scope, nodes: readonly Statement[], isSure = true): void {
  for (const node of nodes) {
    const look = analyzers[node.type] as Analyzer<Statement> | undefined;
    look?.(scope, node, isSure);
  }
}

type Analyzer<Of extends Statement> = (scope: Scope, node: Of, isSure: boolean) => void;

const analyzers: { readonly [Type in Statement['type']]?: Analyzer<Extract<Statement, { readonly type: Type }>> } = {
  Output: (scope, node) => reads(scope, node.expression),
  Do: (scope, node) => reads(scope, node.expression),
  Print: (scope, node) => readsAll(scope, node.expressions),
  If(scope, node) {
    reads(scope, node.test);
    analyze(scope, node.body.nodes, false);
    for (const branch of node.elseIfs) {
      reads(scope, branch.test);
      analyze(scope, branch.body.nodes, false);
    }
    analyze(scope, node.otherwise?.nodes ?? [], false);
  },
  For: (scope, node) => reads(scope, node.iterable),
  Set(scope, node, isSure) {
    reads(scope, node.value);
    stores(scope, node.target, isSure);
  },
  SetBlock: (scope, node, isSure) => stores(scope, node.target, isSure),
  Macro: (scope, node, isSure) => scope.store(node.name, isSure),
  CallBlock: (scope, node) => reads(scope, node.call),
  FilterBlock: (scope, node) => reads(scope, node.filter),
  With: (scope, node) => readsAll(scope, node.values),
  Trans: (scope, node) => readsAll(scope, node.values),
  Extends: (scope, node) => reads(scope, node.template),
  Include: (scope, node) => reads(scope, node.template),
  Import(scope, node, isSure) {
    reads(scope, node.template);
    scope.store(node.target, isSure);
  },
  FromImport(scope, node, isSure) {
    reads(scope, node.template);
    for (const { alias } of node.names) scope.store(alias, isSure);
  },
};

/** Calls `note` with the names that a target sets; a namespace that it writes into is read. */
function eachName(scope: Scope, target: Target, note: (name: string) => void): void {
  if (target.type === 'Name') note(target.name);
  else if (target.type === 'NamespaceTarget') scope.read(target.object);
  else for (const item of target.items) eachName(scope, item, note);
}

const stores = (scope: Scope, target: Target, isSure: boolean): void =>
  eachName(scope, target, (name) => scope.store(name, isSure));

/** The variables that a for or with statement sets. */
export const declare = (scope: Scope, target: Target): void => eachName(scope, target, (name) => scope.declare(name));

/** Notes the names that an expression reads. */
export function reads(scope: Scope, node: Expression): void {
  if (node.type === 'Name') scope.read(node.name);
  else if (node.type !== 'Const') for (const { name } of namesIn(scope.names, node)) scope.read(name);
}

/** The names of a template that lie within a span. */
export function namesIn(names: readonly NodeOf<'Name'>[], { start, end }: Span): readonly NodeOf<'Name'>[] {
  const from = firstFrom(names, start);
  let to = from;
  while (to < names.length && (names[to] as NodeOf<'Name'>).start < end) to++;
  return names.slice(from, to);
}

/** The index of the first name at or after an offset. */
function firstFrom(names: readonly NodeOf<'Name'>[], offset: number): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] as NodeOf<'Name'>).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readsAll(scope: Scope, nodes: readonly Expression[]): void {
  for (const node of nodes) reads(scope, node);
}

const targetKeys = new Set(['target', 'targets', 'params']);

/** Which of these names the body reads without having set them first; blocks are not looked into. */
export function readsOf({ names: all }: TemplateNode, body: Body, ...names: string[]): Set<string> {
  const found = new Set<string>();
  const wanted = new Set<string>();
  for (const { name } of namesIn(all, body)) if (names.includes(name)) wanted.add(name);
  const visit = (node: Node, key: string): void => {
    if (node.type === 'Name') {
      if (targetKeys.has(key)) wanted.delete(node.name);
      else if (wanted.has(node.name)) found.add(node.name);
    } else if (node.type === 'TupleTarget') for (const item of node.items) visit(item, 'target');
    else if (node.type !== 'Block' && node.type !== 'Const') eachChild(node, visit);
  };
  if (wanted.size) eachChild(body, visit);
  return found;
}

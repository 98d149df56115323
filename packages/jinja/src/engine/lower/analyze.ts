import type { Body, Expression, Node, NodeOf, Span, Statement, Target, TemplateNode } from '../parser/ast.ts';
import { eachChild } from '../parser/walk.ts';
import type { Scope } from './scope.ts';

/** Notes in `scope` which names these statements read and set, bodies with a separate scope excluded. */
export function analyze(scope: Scope, nodes: readonly Statement[], isSure = true): void {
  for (const node of nodes)
    switch (node.type) {
      case 'Output':
      case 'Do':
        reads(scope, node.expression);
        break;
      case 'Print':
        for (const value of node.expressions) reads(scope, value);
        break;
      case 'If':
        reads(scope, node.test);
        analyze(scope, node.body.nodes, false);
        for (const branch of node.elseIfs) {
          reads(scope, branch.test);
          analyze(scope, branch.body.nodes, false);
        }
        if (node.otherwise) analyze(scope, node.otherwise.nodes, false);
        break;
      case 'For':
        reads(scope, node.iterable);
        break;
      case 'Set':
        reads(scope, node.value);
        eachName(scope, node.target, isSure);
        break;
      case 'SetBlock':
        eachName(scope, node.target, isSure);
        break;
      case 'Macro':
        scope.store(node.name, isSure);
        break;
      case 'CallBlock':
        reads(scope, node.call);
        break;
      case 'FilterBlock':
        reads(scope, node.filter);
        break;
      case 'With':
      case 'Trans':
        for (const value of node.values) reads(scope, value);
        break;
      case 'Extends':
      case 'Include':
        reads(scope, node.template);
        break;
      case 'Import':
        reads(scope, node.template);
        scope.store(node.target, isSure);
        break;
      case 'FromImport':
        reads(scope, node.template);
        for (const { alias } of node.names) scope.store(alias, isSure);
    }
}

/** Notes the names that a target sets; a namespace that it writes into is read. `isSure` is undefined for a declaration. */
export function eachName(scope: Scope, target: Target, isSure?: boolean): void {
  if (target.type === 'NamespaceTarget') scope.read(target.object);
  else if (target.type === 'TupleTarget') for (const item of target.items) eachName(scope, item, isSure);
  else if (isSure === undefined) scope.declare(target.name);
  else scope.store(target.name, isSure);
}

/** Notes the names that an expression reads. */
export function reads(scope: Scope, node: Expression): void {
  if (node.type === 'Name') scope.read(node.name);
  else if (node.type !== 'Const') for (const { name } of namesIn(scope.names, node)) scope.read(name);
}

/** The names of a template that lie within a span. */
export function namesIn(names: readonly NodeOf<'Name'>[], { start, end }: Span): readonly NodeOf<'Name'>[] {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] as NodeOf<'Name'>).start < start) low = middle + 1;
    else high = middle;
  }
  while (high < names.length && (names[high] as NodeOf<'Name'>).start < end) high++;
  return names.slice(low, high);
}

const targetKeys = new Set(['target', 'targets', 'params']);

/** Which of these names the body reads without having set them first; blocks are not looked into. */
export function findReads({ names: all }: TemplateNode, body: Body, ...names: string[]): Set<string> {
  const found = new Set<string>();
  const wanted = new Set<string>();
  for (const { name } of namesIn(all, body)) if (names.includes(name)) wanted.add(name);
  if (!wanted.size) return found;
  const visit = (node: Node, key: string): void => {
    if (node.type === 'Name') {
      if (targetKeys.has(key)) wanted.delete(node.name);
      else if (wanted.has(node.name)) found.add(node.name);
    } else if (node.type === 'TupleTarget') for (const item of node.items) visit(item, 'target');
    else if (node.type !== 'Block' && node.type !== 'Const') eachChild(node, visit);
  };
  eachChild(body, visit);
  return found;
}

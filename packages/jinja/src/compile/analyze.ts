import type { Body, Expression, Node, Statement, Target } from '../parser/ast.ts';
import type { Scope } from './scope.ts';

/** Notes in `scope` which names these statements read and set; what opens a scope of its own is left for later. */
export function analyze(scope: Scope, nodes: readonly Statement[], isSure = true): void {
  for (const node of nodes) analyzeStatement(scope, node, isSure);
}

function analyzeStatement(scope: Scope, node: Statement, isSure: boolean): void {
  switch (node.type) {
    case 'Output':
    case 'Do':
      return reads(scope, node.expression);
    case 'Print':
      return node.expressions.forEach((expression) => {
        reads(scope, expression);
      });
    case 'If':
      reads(scope, node.test);
      analyze(scope, node.body.nodes, false);
      for (const branch of node.elseIfs) {
        reads(scope, branch.test);
        analyze(scope, branch.body.nodes, false);
      }
      if (node.otherwise) analyze(scope, node.otherwise.nodes, false);
      return;
    case 'For':
      return reads(scope, node.iterable);
    case 'Set':
      reads(scope, node.value);
      return stores(scope, node.target, isSure);
    case 'SetBlock':
      return stores(scope, node.target, isSure);
    case 'Macro':
      return scope.store(node.name, isSure);
    case 'CallBlock':
      return reads(scope, node.call);
    case 'FilterBlock':
      return reads(scope, node.filter);
    case 'With':
      for (const value of node.values) reads(scope, value);
      return;
    case 'Extends':
    case 'Include':
      return reads(scope, node.template);
    case 'Import':
      reads(scope, node.template);
      return scope.store(node.target, isSure);
    case 'FromImport':
      reads(scope, node.template);
      for (const { alias } of node.names) scope.store(alias, isSure);
      return;
    case 'Trans':
      for (const value of node.values) reads(scope, value);
      return;
  }
}

function stores(scope: Scope, target: Target, isSure: boolean): void {
  if (target.type === 'Name') scope.store(target.name, isSure);
  else if (target.type === 'NamespaceTarget') scope.read(target.object);
  else for (const item of target.items) stores(scope, item, isSure);
}

/** The variables that a for or with statement sets. */
export function declare(scope: Scope, target: Target): void {
  if (target.type === 'Name') scope.declare(target.name);
  else if (target.type === 'NamespaceTarget') scope.read(target.object);
  else for (const item of target.items) declare(scope, item);
}

/** Notes the names that an expression reads. */
export function reads(scope: Scope, node: Expression): void {
  switch (node.type) {
    case 'Name':
      return scope.read(node.name);
    case 'Const':
      return;
    case 'Attribute':
      return reads(scope, node.object);
    case 'Binary':
      reads(scope, node.left);
      return reads(scope, node.right);
  }
  each(node, (child) => {
    reads(scope, child as Expression);
  });
}

/** Calls `visit` with every node directly below this one, in the order of the source. */
export function each(node: object, visit: (child: Node, key: string) => void): void {
  const record = node as Readonly<Record<string, unknown>>;
  for (const key in record) {
    const value = record[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value))
      for (const item of value) {
        if (typeof item !== 'object') break;
        if ('type' in item) visit(item, key);
        else each(item, visit);
      }
    else if ('type' in value) visit(value as Node, key);
    else each(value, visit);
  }
}

const targetKeys = new Set(['target', 'targets', 'params']);

/** Which of these names the body reads without having set them first; blocks are not looked into. */
export function readsOf(source: string, body: Body, ...names: string[]): Set<string> {
  const found = new Set<string>();
  const text = source.slice(body.start, body.end);
  const wanted = new Set(names.filter((name) => text.includes(name)));
  const visit = (node: Node, key: string): void => {
    if (node.type === 'Name') {
      if (targetKeys.has(key)) wanted.delete(node.name);
      else if (wanted.has(node.name)) found.add(node.name);
    } else if (node.type === 'TupleTarget') for (const item of node.items) visit(item, 'target');
    else if (node.type !== 'Block' && node.type !== 'Const') each(node, visit);
  };
  if (wanted.size) each(body, visit);
  return found;
}

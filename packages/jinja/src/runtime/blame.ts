import { each } from '../compile/analyze.ts';
import type { Block, Body, Expression, Node, Statement, Target, TemplateNode } from '../parser/ast.ts';
import { positionAt } from './code-frame.ts';

/**
 * The line that Python blames for an error in this node. Jinja writes Python code and notes a template line beside some of
 * its lines; an error belongs to the last note before it. So the tree is walked in the order in which that code is written.
 */
export function blamedLine(ast: TemplateNode, wanted: Node): number | undefined {
  let mark = 0;
  let found: number | undefined;
  const blocks: Block[] = [];

  const look = (...nodes: readonly (Node | Target | null)[]): void => {
    for (const node of nodes)
      if (node && found === undefined && (node === wanted || contains(node, wanted))) found = mark;
  };
  const here = (node: Statement): void => {
    if (node === wanted) found ??= mark;
  };
  const body = (part: Body | null): void => {
    for (const node of part?.nodes ?? []) {
      if (found !== undefined) return;
      visit(node);
    }
  };
  const print = (expression: Expression): void => {
    mark = expression.at;
    look(expression);
  };
  const visit = (node: Statement): void => {
    switch (node.type) {
      case 'Output':
        return print(node.expression);
      case 'Print':
        return node.expressions.forEach(print);
      case 'If':
        mark = node.at;
        look(node.test);
        body(node.body);
        for (const branch of node.elseIfs) {
          mark = branch.at;
          look(branch.test);
          body(branch.body);
        }
        return body(node.otherwise);
      case 'For':
        if (node.test) {
          mark = node.test.at;
          look(node.test);
        }
        mark = node.at;
        here(node);
        look(node.iterable, node.target);
        body(node.body);
        return body(node.otherwise);
      case 'Set':
        look(node.target);
        mark = node.at;
        here(node);
        return look(node.value);
      case 'SetBlock':
        body(node.body);
        mark = node.at;
        here(node);
        return look(node.target, node.filter);
      case 'Macro':
        mark = node.at;
        here(node);
        look(...node.defaults);
        return body(node.body);
      case 'CallBlock':
        mark = node.at;
        look(...node.defaults);
        body(node.body);
        mark = node.at;
        here(node);
        return look(node.call);
      case 'FilterBlock':
        body(node.body);
        mark = node.at;
        here(node);
        return look(node.filter);
      case 'With':
        here(node);
        look(...node.values);
        return body(node.body);
      case 'Autoescape':
        look(node.value);
        return body(node.body);
      case 'Generation':
        mark = node.at;
        body(node.body);
        mark = node.at;
        return;
      case 'Block':
        mark = node.at;
        blocks.push(node);
        return here(node);
      default:
        mark = node.at;
        look(node as Node);
    }
  };

  body(ast.body);
  for (const block of blocks) {
    mark = block.at;
    body(block.body);
  }
  return found === undefined ? undefined : positionAt(ast.source, found).line;
}

function contains(node: object, wanted: Node): boolean {
  let isFound = false;
  each(node, (child) => {
    isFound ||= child === wanted || (child.type !== 'Const' && contains(child, wanted));
  });
  return isFound;
}

import { each } from '../compile/analyze.ts';
import type { Block, Body, Expression, Node, Statement, Target } from '../parser/ast.ts';
import { positionAt } from './code-frame.ts';
import type { CompiledTemplate } from './compiled.ts';

/**
 * The line that Python blames for an error in this node. Jinja writes Python code and notes a template line beside some of
 * its lines; an error belongs to the last note before it. So the tree is walked in the order in which that code is written.
 */
export function blamedLine({ ast, texts }: CompiledTemplate, wanted: Node): number | undefined {
  let mark = 0;
  let found: number | undefined;
  const blocks: Block[] = [];

  const look = (...nodes: readonly (Node | Target | null)[]): void => {
    for (const node of nodes)
      if (node && found === undefined && (node === wanted || contains(node, wanted))) found = mark;
  };
  /** The statement itself, or one of its expressions. */
  const here = (node: Statement, ...parts: readonly (Node | Target | null)[]): void => {
    if (node === wanted) found ??= mark;
    look(...parts);
  };
  const body = (part: Body | null): void => {
    for (const node of part?.nodes ?? []) {
      if (found !== undefined) return;
      visit(node);
    }
  };
  const print = (expression: Expression): void => {
    // Text that is known beforehand is written without a note.
    if (!texts.has(expression)) mark = expression.at;
    look(expression);
  };
  const visit = (node: Statement): void => {
    switch (node.type) {
      case 'Output':
        print(node.expression);
        break;
      case 'Print':
        for (const expression of node.expressions) print(expression);
        break;
      case 'If':
        mark = node.at;
        look(node.test);
        body(node.body);
        for (const branch of node.elseIfs) {
          mark = branch.at;
          look(branch.test);
          body(branch.body);
        }
        body(node.otherwise);
        break;
      case 'For':
        if (node.test) {
          mark = node.test.at;
          look(node.test);
        }
        mark = node.at;
        here(node, node.iterable, node.target);
        body(node.body);
        body(node.otherwise);
        if (node.isRecursive) mark = node.at;
        break;
      case 'Set':
        look(node.target);
        mark = node.at;
        here(node, node.value);
        break;
      case 'SetBlock':
        body(node.body);
        mark = node.at;
        here(node, node.target, node.filter);
        break;
      case 'Macro':
        mark = node.at;
        here(node, ...node.defaults);
        body(node.body);
        break;
      case 'CallBlock':
        mark = node.at;
        look(...node.defaults);
        body(node.body);
        mark = node.at;
        here(node, node.call);
        break;
      case 'FilterBlock':
        body(node.body);
        mark = node.at;
        here(node, node.filter);
        break;
      case 'With':
        here(node, ...node.values);
        body(node.body);
        break;
      case 'Autoescape':
        look(node.value);
        body(node.body);
        break;
      case 'Generation':
        mark = node.at;
        body(node.body);
        mark = node.at;
        break;
      case 'Block':
        mark = node.at;
        blocks.push(node);
        here(node);
        break;
      case 'Text':
      case 'Raw':
      case 'Comment':
        break;
      case 'Extends':
        // That a template extends twice is checked before its line is noted.
        here(node);
        mark = node.at;
        look(node.template);
        break;
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

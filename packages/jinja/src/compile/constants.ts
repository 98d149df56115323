import type { Expression } from '../parser/ast.ts';

/** Filters that Jinja does not compute beforehand: what they do depends on the render. */
const atRunTime = /^(map|select|reject|random)/;

/** Whether Jinja computes this while it compiles. What goes wrong then may become undefined instead of an error. */
export function isConstant(node: Expression | null): boolean {
  switch (node?.type) {
    case undefined:
    case 'Const':
      return true;
    case 'Unary':
      return isConstant(node.operand);
    case 'Binary':
      return isConstant(node.left) && isConstant(node.right);
    case 'List':
    case 'Tuple':
    case 'Concat':
      return node.items.every(isConstant);
    case 'Dict':
      return node.keys.every(isConstant) && node.values.every(isConstant);
    case 'Filter': {
      const { args, keywords, star, doubleStar } = node.arguments;
      if (atRunTime.test(node.name) || star || doubleStar || !node.input) return false;
      return isConstant(node.input) && args.every(isConstant) && keywords.every(({ value }) => isConstant(value));
    }
  }
  return false;
}

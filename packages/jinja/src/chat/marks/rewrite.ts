import type { Expression, Node, NodeOf, TemplateNode } from '../../engine/parser/ast.ts';
import type { Value } from '../../engine/runtime/values.ts';
import type { Operations } from './marked-operations.ts';

/** Functions whose arguments are looked at, and not passed on. */
const LOOKING = new Set(['raise_exception', 'strftime_now', 'range', 'lipsum']);

/**
 * Rewrites a template so that its render keeps marks in texts: what looks at a text (filters, methods, comparisons, tests, items)
 * becomes a call of an operation. The places of nodes stay.
 *
 * @param isKnown true for the name of a filter that exists; others are left, to fail as they do
 */
export function withMarks(
  tree: TemplateNode,
  operations: Operations,
  isKnown: (filter: string) => boolean,
): TemplateNode {
  const call = (
    node: Expression,
    operation: Value,
    args: readonly Expression[],
    more?: NodeOf<'Call'>['arguments'],
  ): Expression => {
    const { start, end, at } = node;
    const callee: Expression = { type: 'Const', value: operation, start, end, at };
    const { keywords = [], star = null, doubleStar = null } = more ?? {};
    return { type: 'Call', callee, arguments: { args, keywords, star, doubleStar }, start, end, at };
  };
  const clean = (node: Expression): Expression => (node.type === 'Const' ? node : call(node, operations.clean, [node]));
  const cleanAll = (nodes: readonly Expression[]): readonly Expression[] => nodes.map(clean);
  const none = ({ start, end, at }: Expression): Expression => ({ type: 'Const', value: null, start, end, at });

  const rewriters: { readonly [Type in Node['type']]?: (node: Extract<Node, { readonly type: Type }>) => Node } = {
    Compare: (node) => ({ ...node, first: clean(node.first), operands: cleanAll(node.operands) }),
    Test: (node) => ({
      ...node,
      input: clean(node.input),
      arguments: { ...node.arguments, args: cleanAll(node.arguments.args) },
    }),
    Filter: (node) =>
      node.input && isKnown(node.name)
        ? call(node, operations.filter(node.name), [node.input, ...node.arguments.args], node.arguments)
        : node,
    Call: (node) => {
      const { callee } = node;
      if (callee.type === 'Attribute')
        return call(node, operations.method(callee.name), [callee.object, ...node.arguments.args], node.arguments);
      const isLooking = callee.type === 'Name' && LOOKING.has(callee.name);
      return isLooking ? { ...node, arguments: { ...node.arguments, args: cleanAll(node.arguments.args) } } : node;
    },
    Item: (node) => {
      const { object, index } = node;
      if (index.type === 'Slice')
        return call(node, operations.slice, [
          object,
          ...[index.from, index.to, index.step].map((part) => part ?? none(node)),
        ]);
      if (index.type === 'Const' && typeof index.value === 'string') return node;
      return call(node, operations.item, [object, index]);
    },
    Binary: (node) => (node.operator === '%' ? call(node, operations.modulo, [node.left, node.right]) : node),
    Concat: (node) => ({ ...node, items: node.items.map(shown) }),
    Dict: (node) => ({ ...node, keys: cleanAll(node.keys) }),
    For: (node) => ({ ...node, iterable: call(node.iterable, operations.iterate, [node.iterable]) }),
    Output: (node) => ({ ...node, expression: shown(node.expression) }),
    Print: (node) => ({ ...node, expressions: node.expressions.map(shown) }),
  };
  const shown = (node: Expression): Expression => (node.type === 'Const' ? node : call(node, operations.show, [node]));

  /** Copies a node with its parts rewritten, then rewrites it. */
  function rewrite<T>(value: T, key?: string): T;
  function rewrite(value: unknown, key = ''): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => rewrite(item));
    const { type } = value as Partial<Node>;
    if (type === 'Const') return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewrite(part, name)]));
    // The filter of a block and the call of a call block have to stay what they are.
    if (type === undefined || key === 'filter' || key === 'call') return copy;
    const change = rewriters[type] as ((node: Node) => Node) | undefined;
    return change ? change(copy as unknown as Node) : copy;
  }

  return { ...tree, body: rewrite(tree.body) };
}

import type { Arguments, Expression, Target } from '../../engine/parser/ast.ts';
import {
  AND,
  COMPARE,
  CONCAT,
  FILTER,
  NOT,
  OR,
  POSTFIX,
  POWER,
  PRODUCT,
  SUM,
  UNARY,
} from '../../engine/parser/levels.ts';
import { literal, splitLines } from './literal.ts';
import { indentation, type Printer } from './printer.ts';

/** By operator or type of node. */
const levels: Readonly<Record<string, number>> = {
  Conditional: 0,
  or: OR,
  and: AND,
  not: NOT,
  // A test without arguments would take a following word or bracket as its argument: parenthesize unless and, or, not follows.
  Test: NOT,
  Compare: COMPARE,
  '+': SUM,
  '-': SUM,
  Concat: CONCAT,
  '*': PRODUCT,
  '/': PRODUCT,
  '//': PRODUCT,
  '%': PRODUCT,
  '**': POWER,
  Unary: UNARY,
  Filter: FILTER,
};

function findLevel(node: Expression): number {
  const isOperator = node.type === 'Binary' || (node.type === 'Unary' && node.operator === 'not');
  return levels[isOperator ? node.operator : node.type] ?? POSTFIX;
}

/** A line that grows longer than this is broken where a bracket allows it. */
const maxWidth = 100;

/** One thing between brackets: an argument, an item, a pair of a dict. */
type BracketItem = readonly [prefix: string, node: Expression];

/** The text of an expression. Numbers are copied from the source, so that `0xff` and `1_000` stay as written. */
export function print(p: Printer, node: Expression): string {
  let flat = p.flat.get(node);
  if (flat === undefined) {
    const wasFlat = p.isFlat;
    p.isFlat = true;
    flat = layout(p, node);
    p.isFlat = wasFlat;
    p.flat.set(node, flat);
  }
  return p.isFlat || flat.length <= maxWidth ? flat : layout(p, node);
}

/** As `print`, for a place where a word follows that a test without arguments would take for its argument. */
export const printBeforeWord = (p: Printer, node: Expression): string =>
  endsInBareTest(node) ? `(${print(p, node)})` : printCondition(p, node);

/** As `print`, for a place where Jinja reads no `a if b`. */
export const printCondition = (p: Printer, node: Expression): string => printAt(p, node, OR);

/** As `print`, in brackets if the expression binds less than this level. */
function printAt(p: Printer, node: Expression, level: number): string {
  const text = print(p, node);
  return findLevel(node) < level ? `(${text})` : text;
}

/** Prints an assignment target. */
export function printTarget(node: Target): string {
  if (node.type === 'NamespaceTarget') return `${node.object}.${node.name}`;
  if (node.type === 'Name') return node.name;
  const items = node.items.map((item) => (item.type === 'TupleTarget' ? `(${printTarget(item)})` : printTarget(item)));
  return items.length === 1 ? `${items[0]},` : items.join(', ');
}

function layout(p: Printer, node: Expression): string {
  switch (node.type) {
    case 'Name':
      return node.name;
    case 'Const':
      return typeof node.value === 'string' ? printString(p, node.value) : p.source.slice(node.start, node.end);
    case 'Tuple':
      return bracket(p, '(', node.items.map(plain), node.items.length === 1 ? ',)' : ')');
    case 'List':
      return bracket(p, '[', node.items.map(plain), ']');
    case 'Dict':
      return bracket(
        p,
        '{',
        node.values.map((value, i) => [`${print(p, node.keys[i] as Expression)}: `, value]),
        '}',
      );
    case 'Attribute':
      return `${printOwner(p, node.object)}.${node.name}`;
    case 'Item': {
      const { index } = node;
      const isSlices = index.type === 'Tuple' && index.items.some((item) => item.type === 'Slice');
      const inner = isSlices ? index.items.map((item) => print(p, item)).join(', ') : print(p, index);
      return `${printOwner(p, node.object)}[${inner}]`;
    }
    case 'Slice': {
      const [from, to, step] = [node.from, node.to, node.step].map((part) => (part ? print(p, part) : ''));
      return `${from}:${to}${step && `:${step}`}`;
    }
    case 'Call':
      return printOwner(p, node.callee) + printArguments(p, node.arguments, '()');
    case 'Filter':
      return `${node.input ? `${printAt(p, node.input, FILTER)} | ` : ''}${node.name}${printArguments(p, node.arguments)}`;
    case 'Test':
      return `${printAt(p, node.input, FILTER)} is ${node.isNegated ? 'not ' : ''}${node.name}${printArguments(p, node.arguments)}`;
    case 'Unary':
      return node.operator === 'not'
        ? `not ${printAt(p, node.operand, NOT)}`
        : node.operator + printAt(p, node.operand, node.operand.type === 'Unary' ? UNARY : POSTFIX);
    case 'Binary': {
      const own = findLevel(node);
      return `${printAt(p, node.left, own)} ${node.operator} ${printAt(p, node.right, own + 1)}`;
    }
    case 'Concat':
      return node.items.map((item) => printAt(p, item, PRODUCT)).join(' ~ ');
    case 'Compare':
      return (
        printAt(p, node.first, SUM) +
        node.operands.map((operand, i) => ` ${node.operators[i]} ${printAt(p, operand, SUM)}`).join('')
      );
    case 'Conditional':
      return `${printBeforeWord(p, node.value)} if ${printAt(p, node.test, OR)}${node.otherwise ? ` else ${print(p, node.otherwise)}` : ''}`;
  }
}

/** The left side of `.`, `[` and `(`. A number needs brackets there: `1.x` would read as a broken float. */
function printOwner(p: Printer, node: Expression): string {
  const isNumber = node.type === 'Const' && typeof node.value !== 'string';
  return isNumber ? `(${print(p, node)})` : printAt(p, node, POSTFIX);
}

/** Text of several lines is written as several literals, which the parser joins again. */
function printString(p: Printer, text: string): string {
  const lines = p.isFlat ? [] : splitLines(text);
  return lines.length < 2 ? literal(text) : lines.map(literal).join(`\n${indentation(p)}${p.step}`);
}

/** Arguments in brackets; where there are none, `empty`. */
function printArguments(p: Printer, { args, keywords, star, doubleStar }: Arguments, empty = ''): string {
  const items = args.map(plain);
  for (const { name, value } of keywords) items.push([`${name}=`, value]);
  if (star) items.push(['*', star]);
  if (doubleStar) items.push(['**', doubleStar]);
  return items.length ? bracket(p, '(', items, ')') : empty;
}

function bracket(p: Printer, open: string, items: readonly BracketItem[], close: string): string {
  const shown = () => items.map(([prefix, node]) => prefix + print(p, node));
  const width = items.reduce((sum, [prefix, node]) => sum + prefix.length + (p.flat.get(node)?.length ?? 0) + 2, 0);
  if (p.isFlat || !items.length || width <= maxWidth) return open + shown().join(', ') + close;
  p.depth++;
  const lines = shown().join(`,\n${indentation(p)}`);
  const inner = `${open}\n${indentation(p)}${lines}`;
  p.depth--;
  return `${inner}\n${indentation(p)}${close}`;
}

const plain = (node: Expression): BracketItem => ['', node];

function endsInBareTest(node: Expression): boolean {
  if (node.type === 'Test' || node.type === 'Conditional') return true;
  if (node.type === 'Unary') return endsInBareTest(node.operand);
  return node.type === 'Binary' && endsInBareTest(node.right);
}

import type { Arguments, Binary, Expression, Target } from '../parser/ast.ts';
import { linesOf, literal } from './literal.ts';

/** How tightly an expression binds, loosest first; the steps are those of Jinja's parser. */
const level = {
  conditional: 0,
  or: 1,
  and: 2,
  not: 3,
  compare: 4,
  sum: 5,
  concat: 6,
  product: 7,
  power: 8,
  unary: 9,
  filter: 10,
  postfix: 11,
} as const;

const binaryLevels: Readonly<Record<Binary['operator'], number>> = {
  or: level.or,
  and: level.and,
  '+': level.sum,
  '-': level.sum,
  '*': level.product,
  '/': level.product,
  '//': level.product,
  '%': level.product,
  '**': level.power,
};

/** A line that grows longer than this is broken where a bracket allows it. */
const maxWidth = 100;

/** One thing between brackets: an argument, an item, a pair of a dict. */
interface BracketItem {
  readonly prefix: string;
  readonly node: Expression;
}

/** Prints expressions of one template. Numbers are copied from the source, so that `0xff` and `1_000` stay as written. */
export class ExpressionPrinter {
  readonly #source: string;
  readonly #indent: string;
  /** How deep brackets are nested, in steps of indentation. */
  #depth = 0;
  /** Whether everything goes on one line. The texts of one line are kept, so that nesting costs no second printing. */
  #isFlat = false;
  readonly #flat = new Map<Expression, string>();

  constructor(source: string, indent: string) {
    this.#source = source;
    this.#indent = indent;
  }

  /** The text of an expression that stands `depth` steps from the left. */
  print(node: Expression, depth: number): string {
    this.#depth = depth;
    return this.#at(node, level.conditional);
  }

  /** As `print`, for a place where a word follows that a test without arguments would take for its argument. */
  printBeforeWord(node: Expression, depth: number): string {
    this.#depth = depth;
    return this.#beforeWord(node);
  }

  target(node: Target): string {
    if (node.type === 'NamespaceTarget') return `${node.object}.${node.name}`;
    if (node.type === 'Name') return node.name;
    const items = node.items.map((item) =>
      item.type === 'TupleTarget' ? `(${this.target(item)})` : this.target(item),
    );
    return items.length === 1 ? `${items[0]},` : items.join(', ');
  }

  #beforeWord(node: Expression): string {
    return endsInBareTest(node) ? `(${this.#text(node)})` : this.#at(node, level.or);
  }

  #at(node: Expression, min: number): string {
    const text = this.#text(node);
    return levelOf(node) < min ? `(${text})` : text;
  }

  #text(node: Expression): string {
    let flat = this.#flat.get(node);
    if (flat === undefined) {
      const wasFlat = this.#isFlat;
      this.#isFlat = true;
      flat = this.#layout(node);
      this.#isFlat = wasFlat;
      this.#flat.set(node, flat);
    }
    return this.#isFlat || flat.length <= maxWidth ? flat : this.#layout(node);
  }

  #layout(node: Expression): string {
    switch (node.type) {
      case 'Name':
        return node.name;
      case 'Const':
        return typeof node.value === 'string' ? this.#string(node.value) : this.#source.slice(node.start, node.end);
      case 'Tuple':
        return this.#bracket('(', node.items.map(plain), node.items.length === 1 ? ',)' : ')');
      case 'List':
        return this.#bracket('[', node.items.map(plain), ']');
      case 'Dict':
        return this.#bracket('{', this.#pairs(node.keys, node.values), '}');
      case 'Attribute':
        return `${this.#owner(node.object)}.${node.name}`;
      case 'Item':
        return `${this.#owner(node.object)}[${this.#subscript(node.index)}]`;
      case 'Slice':
        return this.#slice(node.from, node.to, node.step);
      case 'Call':
        return this.#owner(node.callee) + this.#arguments(node.arguments);
      case 'Filter': {
        const call = node.name + this.#optionalArguments(node.arguments);
        return node.input === null ? call : `${this.#at(node.input, level.filter)} | ${call}`;
      }
      case 'Test': {
        const not = node.isNegated ? 'not ' : '';
        return `${this.#at(node.input, level.filter)} is ${not}${node.name}${this.#optionalArguments(node.arguments)}`;
      }
      case 'Unary':
        if (node.operator === 'not') return `not ${this.#at(node.operand, level.not)}`;
        return node.operator + this.#at(node.operand, node.operand.type === 'Unary' ? level.unary : level.postfix);
      case 'Binary': {
        const own = binaryLevels[node.operator];
        return `${this.#at(node.left, own)} ${node.operator} ${this.#at(node.right, own + 1)}`;
      }
      case 'Concat':
        return node.items.map((item) => this.#at(item, level.product)).join(' ~ ');
      case 'Compare': {
        const rest = node.operands.map((operand, i) => ` ${node.operators[i]} ${this.#at(operand, level.sum)}`);
        return this.#at(node.first, level.sum) + rest.join('');
      }
      case 'Conditional': {
        const otherwise = node.otherwise === null ? '' : ` else ${this.#at(node.otherwise, level.conditional)}`;
        return `${this.#beforeWord(node.value)} if ${this.#at(node.test, level.or)}${otherwise}`;
      }
    }
  }

  /** The left side of `.`, `[` and `(`. A number needs brackets there: `1.x` would read as a broken float. */
  #owner(node: Expression): string {
    const isNumber = node.type === 'Const' && typeof node.value !== 'string';
    return isNumber ? `(${this.#text(node)})` : this.#at(node, level.postfix);
  }

  #subscript(node: Expression): string {
    const isSlices = node.type === 'Tuple' && node.items.some((item) => item.type === 'Slice');
    return isSlices ? node.items.map((item) => this.#text(item)).join(', ') : this.#text(node);
  }

  #slice(from: Expression | null, to: Expression | null, step: Expression | null): string {
    const part = (node: Expression | null) => (node === null ? '' : this.#text(node));
    return `${part(from)}:${part(to)}${step === null ? '' : `:${part(step)}`}`;
  }

  /** Text of several lines is written as several literals, which the parser joins again. */
  #string(text: string): string {
    const lines = this.#isFlat ? [] : linesOf(text);
    return lines.length < 2 ? literal(text) : lines.map(literal).join(`\n${this.#indent.repeat(this.#depth + 1)}`);
  }

  #pairs(keys: readonly Expression[], values: readonly Expression[]): BracketItem[] {
    return values.map((node, i) => ({ prefix: `${this.#text(keys[i] as Expression)}: `, node }));
  }

  #optionalArguments(args: Arguments): string {
    const isEmpty = args.args.length === 0 && args.keywords.length === 0 && !args.star && !args.doubleStar;
    return isEmpty ? '' : this.#arguments(args);
  }

  #arguments({ args, keywords, star, doubleStar }: Arguments): string {
    const items = args.map(plain);
    for (const { name, value } of keywords) items.push({ prefix: `${name}=`, node: value });
    if (star) items.push({ prefix: '*', node: star });
    if (doubleStar) items.push({ prefix: '**', node: doubleStar });
    return this.#bracket('(', items, ')');
  }

  #bracket(open: string, items: readonly BracketItem[], close: string): string {
    const print = ({ prefix, node }: BracketItem) => prefix + this.#text(node);
    const width = items.reduce(
      (sum, { prefix, node }) => sum + prefix.length + (this.#flat.get(node)?.length ?? 0) + 2,
      0,
    );
    if (this.#isFlat || items.length === 0 || width <= maxWidth) return open + items.map(print).join(', ') + close;
    this.#depth++;
    const lines = items.map((item) => `\n${this.#indent.repeat(this.#depth)}${print(item)}`);
    this.#depth--;
    return `${open}${lines.join(',')}\n${this.#indent.repeat(this.#depth)}${close}`;
  }
}

const plain = (node: Expression): BracketItem => ({ prefix: '', node });

function levelOf(node: Expression): number {
  switch (node.type) {
    case 'Conditional':
      return level.conditional;
    case 'Binary':
      return binaryLevels[node.operator];
    case 'Compare':
      return level.compare;
    case 'Concat':
      return level.concat;
    case 'Unary':
      return node.operator === 'not' ? level.not : level.unary;
    // A test without arguments swallows a following word or bracket: it stays apart from everything but and, or, not.
    case 'Test':
      return level.not;
    case 'Filter':
      return level.filter;
    default:
      return level.postfix;
  }
}

function endsInBareTest(node: Expression): boolean {
  if (node.type === 'Test') return true;
  if (node.type === 'Unary') return endsInBareTest(node.operand);
  if (node.type === 'Conditional') return true;
  return node.type === 'Binary' && endsInBareTest(node.right);
}

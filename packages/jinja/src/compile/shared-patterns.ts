import { methods } from '../library/index.ts';
import type { Expression, NodeOf, Statement } from '../parser/ast.ts';
import { escapeText } from '../runtime/markup.ts';
import { str } from '../runtime/repr.ts';
import type { Compiler } from './compiler.ts';

// Patterns that closures and generated code share. Each covers several notations of one meaning with a fast path, so that it is
// recognized in one place.

/** An entry under a constant key: `object.key` or `object['key']`. */
export interface EntryPattern {
  readonly object: Expression;
  readonly key: string;
}

/** Reads an entry whose key only entries have; `isProbe`: a missing entry may be JavaScript's undefined. */
export function entryPattern(c: Compiler, node: Expression, isProbe = false): EntryPattern | undefined {
  const key = keyOf(node);
  if (key === undefined || !isPlainKey(key, isProbe || node.type === 'Attribute')) return undefined;
  const { object } = node as NodeOf<'Attribute' | 'Item'>;
  return object.type === 'Name' && c.scope.find(object.name)?.isLoop ? undefined : { object, key };
}

function keyOf(node: Expression): string | undefined {
  if (node.type === 'Attribute') return node.name;
  return node.type === 'Item' ? textOf(node.index) : undefined;
}

/** True if no prototype has this key, a Dict stores it as is, and, for `x.key`, dicts have no such method. */
export const isPlainKey = (key: string, isAttribute: boolean) =>
  !(key in Object.prototype) && key.charCodeAt(0) !== 0 && !(isAttribute && methods.dict.has(key));

/** A value that is compared with constant texts: `x == 'a'`, `x not in ['a', 'b']`, `x == 'a' or x == 'b'`. */
export interface TextTest {
  readonly subject: Expression;
  readonly texts: readonly string[];
  /** False for `!=` and `not in`. */
  readonly isEquality: boolean;
  readonly node: Expression;
}

export function textTest(c: Compiler, node: Expression): TextTest | undefined {
  if (node.type === 'Binary' && node.operator === 'or' && c.canProbe) {
    const left = textTest(c, node.left);
    const right = left && textTest(c, node.right);
    return right && mayMerge(c, left, right) ? { ...left, texts: [...left.texts, ...right.texts], node } : undefined;
  }
  if (node.type !== 'Compare' || node.operators.length > 1) return undefined;
  const [operator] = node.operators;
  const [operand] = node.operands as readonly [Expression];
  const isList = operand.type === 'List' || operand.type === 'Tuple';
  if (operator !== '==' && operator !== '!=' && !(isList && /in$/.test(operator as string))) return undefined;
  const texts = (isList && /in$/.test(operator as string) ? operand.items : [operand]).map(textOf);
  if (!texts.every((text) => text !== undefined)) return undefined;
  return { subject: node.first, texts, isEquality: operator === '==' || operator === 'in', node };
}

/** True if two tests compare the same path, which then is evaluated once. */
export function mayMerge(c: Compiler, a: TextTest, b: TextTest): boolean {
  const written = ({ subject: { start, end } }: TextTest) => c.ast.source.slice(start, end);
  return (
    a.isEquality && b.isEquality && c.canProbe && isPath(a.subject) && isPath(b.subject) && written(a) === written(b)
  );
}

/** True if an expression only reads names and entries, so that it can be evaluated once instead of repeatedly. */
const isPath = (node: Expression): boolean =>
  node.type === 'Name' ||
  (node.type === 'Attribute' && isPath(node.object)) ||
  (node.type === 'Item' && node.index.type === 'Const' && isPath(node.object));

/** A chain of `+`: the terms, strings as they are, and for each the operation that adds it. */
export interface SumPattern {
  readonly terms: readonly (string | Expression)[];
  readonly sites: readonly Expression[];
}

export function sumPattern(node: NodeOf<'Binary'>): SumPattern {
  const chain: NodeOf<'Binary'>[] = [];
  let first: Expression = node;
  for (; first.type === 'Binary' && first.operator === '+'; first = first.left) chain.unshift(first);
  const terms: (string | Expression)[] = [textOf(first) ?? first];
  const sites = [first];
  for (const site of chain) {
    const term = textOf(site.right) ?? site.right;
    const last = terms.length - 1;
    // Constants after each other are one: what the sum is so far is a string by then, or the first `+` fails.
    if (typeof term === 'string' && typeof terms[last] === 'string') terms[last] += term;
    else {
      terms.push(term);
      sites.push(site);
    }
  }
  return { terms, sites };
}

/** `list | selectattr('key', 'equalto', 'text')`, as templates look for system messages. */
export interface SelectPattern extends EntryPattern {
  readonly text: string;
  /** False for `rejectattr`. */
  readonly isWanted: boolean;
}

const equality = new Set(['eq', 'equalto', '==']);

export function selectPattern(c: Compiler, node: NodeOf<'Filter'>): SelectPattern | undefined {
  const { input, name, arguments: given } = node;
  const [key, test, text] = given.args.map(textOf);
  if (!input || !/^(select|reject)attr$/.test(name) || given.args.length !== 3 || !c.canProbe) return undefined;
  if (given.keywords.length || given.star || given.doubleStar) return undefined;
  if (key === undefined || test === undefined || text === undefined || !equality.has(test)) return undefined;
  const { filters, tests } = c.environment;
  if (filters.has(name) || filters.has('list') || tests.has(test)) return undefined;
  if (!isPlainKey(key, false) || key.includes('.') || /^\d+$/.test(key)) return undefined;
  return { object: input, key, text, isWanted: name === 'selectattr' };
}

/** Text and expressions after each other become one statement. */
export type Written = NodeOf<'Text' | 'Raw' | 'Output' | 'Print'>;

/** True for a statement that only writes. */
export const isWritten = (node: Statement): node is Written =>
  node.type === 'Output' || node.type === 'Text' || node.type === 'Raw' || node.type === 'Print';

/** The statements of a body without comments; adjacent statements that only write are grouped. */
export function stepsOf(nodes: readonly Statement[]): (Statement | Written[])[] {
  const steps: (Statement | Written[])[] = [];
  let written: Written[] | undefined;
  for (const node of nodes) {
    if (node.type === 'Comment') continue;
    if (!isWritten(node)) written = undefined;
    else if (written) written.push(node);
    else written = [node];
    if (!written) steps.push(node);
    else if (written.length === 1) steps.push(written);
  }
  return steps;
}

/** Output of these nodes: texts as they are, and expressions whose values are printed. */
export function piecesOf(c: Compiler, nodes: readonly Written[]): (string | Expression)[] {
  const pieces: (string | Expression)[] = [];
  const add = (piece: string | Expression) => {
    const text = typeof piece === 'string' ? piece : constantText(c, piece);
    if (text === undefined) {
      if (typeof piece === 'object' && piece.type === 'Concat' && c.autoescape === false) piece.items.forEach(add);
      else pieces.push(piece);
    } else if (typeof pieces.at(-1) === 'string') pieces[pieces.length - 1] += text;
    else if (text) pieces.push(text);
  };
  for (const node of nodes) {
    if (node.type === 'Output') add(node.expression);
    else if (node.type === 'Print') node.expressions.forEach(add);
    else add(node.value);
  }
  return pieces;
}

/** The printed text of a constant. */
function constantText(c: Compiler, node: Expression): string | undefined {
  if (node.type !== 'Const' || c.autoescape === undefined || typeof node.value === 'bigint') return undefined;
  const text = str(node.value);
  return c.autoescape ? escapeText(text) : text;
}

const textOf = (node: Expression): string | undefined =>
  node.type === 'Const' && typeof node.value === 'string' ? node.value : undefined;

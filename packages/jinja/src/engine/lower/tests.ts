import { valueTests } from '../library/index.ts';
import type { CompareOperator, Expression, NodeOf } from '../parser/ast.ts';
import { lowerArguments, lowerRowCall, lowerUnknown } from './calls.ts';
import type { Lowering } from './lowering.ts';
import { lowerAll, readConstText } from './patterns.ts';
import type { TestStep } from './steps.ts';

/** The step that computes whether an expression is true. */
export function lowerTest(this: Lowering, node: Expression): TestStep {
  const texts = textTest(this, node);
  // A missing value equals no text.
  if (texts) return { ...texts, type: 'Text', subject: this.value(texts.subject, true) };
  switch (node.type) {
    case 'Unary':
      if (node.operator === 'not') return { type: 'Not', test: this.test(node.operand) };
      break;
    case 'Binary':
      if (node.operator === 'and' || node.operator === 'or') {
        const left = this.test(node.left);
        return { type: node.operator === 'and' ? 'And' : 'Or', left, right: this.test(node.right) };
      }
      break;
    case 'Compare': {
      const { operators, operands } = node;
      if (operators.length > 1) {
        const first = this.value(node.first);
        return { type: 'Chain', first, operators, rest: lowerAll(this, operands), node };
      }
      const left = this.value(node.first);
      const right = this.value(operands[0] as Expression);
      return { type: 'Compare', operator: operators[0] as CompareOperator, left, right, node };
    }
    case 'Test':
      return lowerIs(this, node);
  }
  return { type: 'Truthy', value: this.value(node, true), node };
}

/** `input is name(arguments)`. */
function lowerIs(lowering: Lowering, node: NodeOf<'Test'>): TestStep {
  const { name, isNegated } = node;
  const { args, keywords, star, doubleStar } = node.arguments;
  const { environment } = lowering;
  const isBare = !args.length && !keywords.length && !star && !doubleStar && !environment.tests.has(name);
  const isTrue = isBare ? valueTests.get(name) : undefined;
  // A test of the value alone needs no call, and takes a missing value.
  if (isTrue) return { type: 'ValueTest', name, isTrue, input: lowering.value(node.input, true), isNegated };
  const row = environment.test(name);
  if (!row) return { type: 'Truthy', value: lowerUnknown(lowering, 'test', node, false), node };
  const input = lowering.value(node.input);
  return { type: 'RowTest', input, call: lowerRowCall(row, lowerArguments(lowering, node.arguments, node)), isNegated };
}

/** A value that is compared with constant texts: `x == 'a'`, `x not in ['a', 'b']`, `x == 'a' or x == 'b'`. */
export interface TextTest {
  readonly subject: Expression;
  readonly texts: readonly string[];
  /** False for `!=` and `not in`. */
  readonly isEquality: boolean;
  readonly node: Expression;
}

export function textTest(lowering: Lowering, node: Expression): TextTest | undefined {
  if (node.type === 'Binary' && node.operator === 'or' && lowering.allowsMissing) {
    const left = textTest(lowering, node.left);
    const right = left && textTest(lowering, node.right);
    if (!right || !mayMerge(lowering, left, right)) return undefined;
    return { ...left, texts: [...left.texts, ...right.texts], node };
  }
  if (node.type !== 'Compare' || node.operators.length > 1) return undefined;
  const operator = node.operators[0] as CompareOperator;
  const operand = node.operands[0] as Expression;
  const isMember = operator === 'in' || operator === 'not in';
  if (isMember ? operand.type !== 'List' && operand.type !== 'Tuple' : operator !== '==' && operator !== '!=')
    return undefined;
  const texts: string[] = [];
  for (const item of isMember ? (operand as NodeOf<'List'>).items : [operand]) {
    const text = readConstText(item);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return { subject: node.first, texts, isEquality: operator === '==' || operator === 'in', node };
}

/** True if two tests compare the same path, which then is evaluated once. */
export function mayMerge(lowering: Lowering, a: TextTest, b: TextTest): boolean {
  const { source } = lowering.ast;
  if (!a.isEquality || !b.isEquality || !lowering.allowsMissing || !isPath(a.subject) || !isPath(b.subject))
    return false;
  return source.slice(a.subject.start, a.subject.end) === source.slice(b.subject.start, b.subject.end);
}

/** True if an expression only reads names and entries, so that it can be evaluated once instead of repeatedly. */
const isPath = (node: Expression): boolean =>
  node.type === 'Name' ||
  (node.type === 'Attribute' && isPath(node.object)) ||
  (node.type === 'Item' && node.index.type === 'Const' && isPath(node.object));

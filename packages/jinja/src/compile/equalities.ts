import type { Expression } from '../parser/ast.ts';
import { eq } from '../runtime/compare.ts';
import type { Decide, Frame } from '../runtime/frame.ts';
import type { Value } from '../runtime/values.ts';
import { operand, readOperand } from './access.ts';
import type { Compiler } from './compiler.ts';

/** `subject == 'a' or subject == 'b'`: the subject, and the texts it is compared with. */
export interface Equalities {
  readonly subject: Expression;
  /** The subject as it is written: what is written alike is computed once. */
  readonly key: string;
  readonly texts: readonly string[];
  readonly node: Expression;
}

/** True if an expression only reads names and entries, so that it can be evaluated once instead of repeatedly. */
const isPath = (node: Expression): boolean =>
  node.type === 'Name' ||
  (node.type === 'Attribute' && isPath(node.object)) ||
  (node.type === 'Item' && node.index.type === 'Const' && isPath(node.object));

/** The comparisons that a condition consists of, where it compares one path with constant texts. */
export function equalities(c: Compiler, node: Expression): Equalities | undefined {
  if (node.type === 'Binary' && node.operator === 'or') {
    const left = equalities(c, node.left);
    const right = left && equalities(c, node.right);
    if (!right || left.key !== right.key) return undefined;
    return { ...left, texts: [...left.texts, ...right.texts], node };
  }
  if (node.type !== 'Compare' || node.operators.length > 1 || node.operators[0] !== '==') return undefined;
  const [operand] = node.operands;
  if (operand?.type !== 'Const' || typeof operand.value !== 'string' || !isPath(node.first)) return undefined;
  const { first } = node;
  return { subject: first, key: c.ast.source.slice(first.start, first.end), texts: [operand.value], node };
}

/** The place in `texts` of the first that a value equals, or -1; `value` may be JavaScript's undefined. */
export function placeOf(f: Frame, node: Expression, texts: readonly string[], value: Value): number {
  if (typeof value === 'string') {
    // Two or three texts: a loop is faster than `indexOf`.
    for (let i = 0; i < texts.length; i++) if (texts[i] === value) return i;
    return -1;
  }
  if (value === undefined || value === null) return -1;
  f.rt.at = node;
  return texts.findIndex((text) => eq(value, text));
}

/** Compiles the test that a path equals one of several texts. */
export function isOneOf(c: Compiler, { subject, texts, node }: Equalities): Decide {
  const from = operand(c, c.probe(subject));
  return (f) => placeOf(f, node, texts, readOperand(f, from)) >= 0;
}

import type { Expression } from '../parser/ast.ts';
import type { Lowering } from './lowering.ts';
import type { ValueStep } from './steps.ts';

/** The steps of expressions, in order. */
export function lowerAll(lowering: Lowering, nodes: readonly Expression[]): ValueStep[] {
  const steps: ValueStep[] = [];
  for (const node of nodes) steps.push(lowering.value(node));
  return steps;
}

/** True if no prototype has this key, and a Dict stores it as is. */
export const isPlainKey = (key: string) => !(key in Object.prototype) && key.charCodeAt(0) !== 0;

/** The text of a constant. */
export const readConstText = (node: Expression): string | undefined =>
  node.type === 'Const' && typeof node.value === 'string' ? node.value : undefined;

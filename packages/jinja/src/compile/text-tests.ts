import type { Expression } from '../parser/ast.ts';
import { eq } from '../runtime/compare.ts';
import type { Decide, Frame } from '../runtime/frame.ts';
import type { Value } from '../runtime/values.ts';
import { operand, readOperand } from './access.ts';
import type { Compiler } from './compiler.ts';
import type { TextTest } from './forms.ts';

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

/** Compiles a comparison with texts: a missing value simply is none of them. */
export function decideText(c: Compiler, { subject, texts, isWanted, node }: TextTest): Decide {
  const from = operand(c, subject, true);
  if (texts.length > 1) return (f) => placeOf(f, node, texts, readOperand(f, from)) >= 0 === isWanted;
  const [text] = texts;
  return (f) => {
    const value = readOperand(f, from);
    return (typeof value === 'string' ? value === text : placeOf(f, node, texts, value) >= 0) === isWanted;
  };
}

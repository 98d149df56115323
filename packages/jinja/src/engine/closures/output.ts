import type { Part, Printed, StepOf } from '../lower/steps.ts';
import { NEXT } from '../runtime/frame.ts';
import { textOfValue } from '../runtime/operations.ts';
import type { Execute } from '../runtime/types.ts';
import type { ClosurePrinter } from './closure-printer.ts';
import { operand, readOperand } from './operands.ts';

/** The pieces of statements after each other, adjacent texts joined. */
export function joinPieces(parts: readonly Part[]): (string | Printed)[] {
  const joined: (string | Printed)[] = [];
  for (const { pieces } of parts)
    for (const piece of pieces) {
      const last = joined.length - 1;
      if (typeof piece === 'string' && typeof joined[last] === 'string') joined[last] += piece;
      else if (piece !== '') joined.push(piece);
    }
  return joined;
}

/** A printed value and the text behind it. */
interface PrintedOperand {
  readonly value: ReturnType<typeof operand>;
  readonly node: Printed['node'];
  readonly after: string;
}

/** Writes text and printed values. */
export function write(printer: ClosurePrinter, step: StepOf<'Write'>): Execute | undefined {
  const { parts, escaping } = step;
  if (step.isChecked) {
    const run = write(printer, { ...step, isChecked: false });
    return run && ((frame) => (frame.context.parentTemplate ? NEXT : run(frame)));
  }
  const pieces = joinPieces(parts);
  const before = typeof pieces[0] === 'string' ? pieces[0] : '';
  const printed: PrintedOperand[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as string | Printed;
    const after = pieces[i + 1];
    if (typeof piece === 'string') continue;
    const value = operand(printer, piece.value);
    printed.push({ value, node: piece.node, after: typeof after === 'string' ? after : '' });
  }
  const [first, second] = printed;
  const isUnescaped = escaping === false;
  if (!first) {
    if (!before) return undefined;
    return (frame) => {
      frame.out += before;
      return NEXT;
    };
  }
  const { value: only, node, after } = first;
  if (!second)
    return (frame) => {
      const value = readOperand(frame, only);
      const text = isUnescaped && typeof value === 'string' ? value : textOfValue(frame, value, node, escaping);
      frame.out += before + text + after;
      return NEXT;
    };
  if (printed.length === 2)
    return (frame) => {
      const one = readOperand(frame, only);
      const start = isUnescaped && typeof one === 'string' ? one : textOfValue(frame, one, node, escaping);
      const two = readOperand(frame, second.value);
      const end = isUnescaped && typeof two === 'string' ? two : textOfValue(frame, two, second.node, escaping);
      frame.out += before + start + after + end + second.after;
      return NEXT;
    };
  return (frame) => {
    let text = before;
    for (let i = 0; i < printed.length; i++) {
      const { value, node, after } = printed[i] as PrintedOperand;
      const found = readOperand(frame, value);
      text += (isUnescaped && typeof found === 'string' ? found : textOfValue(frame, found, node, escaping)) + after;
    }
    frame.out += text;
    return NEXT;
  };
}

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

/** Writes text and printed values. */
export function write(printer: ClosurePrinter, { parts, escaping, isChecked }: StepOf<'Write'>): Execute | undefined {
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
  const run = writer(before, printed, escaping);
  return isChecked && run ? (frame) => (frame.context.parentTemplate ? NEXT : run(frame)) : run;
}

/** A printed value and the text behind it. */
interface PrintedOperand {
  readonly value: ReturnType<typeof operand>;
  readonly node: Printed['node'];
  readonly after: string;
}

function writer(
  before: string,
  printed: readonly PrintedOperand[],
  escaping: boolean | undefined,
): Execute | undefined {
  const [first, second] = printed;
  const isPlain = escaping === false;
  if (!first) {
    if (!before) return undefined;
    return (frame) => {
      frame.out += before;
      return NEXT;
    };
  }
  const { value: operand, node, after } = first;
  if (!second)
    return (frame) => {
      const value = readOperand(frame, operand);
      const text = isPlain && typeof value === 'string' ? value : textOfValue(frame, value, node, escaping);
      frame.out += before + text + after;
      return NEXT;
    };
  if (printed.length === 2)
    return (frame) => {
      const one = readOperand(frame, operand);
      const start = isPlain && typeof one === 'string' ? one : textOfValue(frame, one, node, escaping);
      const two = readOperand(frame, second.value);
      const end = isPlain && typeof two === 'string' ? two : textOfValue(frame, two, second.node, escaping);
      frame.out += before + start + after + end + second.after;
      return NEXT;
    };
  return (frame) => {
    let text = before;
    for (let i = 0; i < printed.length; i++) {
      const { value: operand, node, after } = printed[i] as PrintedOperand;
      const value = readOperand(frame, operand);
      text += (isPlain && typeof value === 'string' ? value : textOfValue(frame, value, node, escaping)) + after;
    }
    frame.out += text;
    return NEXT;
  };
}

import type { Span } from '../parser/ast.ts';

/**
 * The lines that Python blames. Jinja writes Python code and notes a template line beside some of its lines; an error
 * belongs to the last note before it. The compiler goes through a template in the same order and takes the same notes.
 */
export class PythonLines {
  /** The offset whose line was noted last. */
  private current = 0;
  /** Parts of the source with the offset that was current there: start, end, offset. */
  private readonly parts: number[] = [];

  note(offset: number): void {
    this.current = offset;
  }

  /** Notes that errors in this part belong to the line of an offset: by default, the current one. */
  cover({ start, end }: Span, offset = this.current): void {
    this.current = offset;
    this.parts.push(start, end, offset);
  }

  /** Returns the offset of the line reported for an error: that of the innermost enclosing part; the last one on a tie. */
  find({ start, end }: Span): number | undefined {
    let smallest = Number.POSITIVE_INFINITY;
    let found: number | undefined;
    const { parts } = this;
    for (let i = 0; i < parts.length; i += 3) {
      const from = parts[i] as number;
      const to = parts[i + 1] as number;
      if (from > start || to < end || to - from > smallest) continue;
      smallest = to - from;
      found = parts[i + 2];
    }
    return found;
  }
}

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

  /** Notes that errors in this part belong to the current line. */
  cover({ start, end }: Span): void {
    this.parts.push(start, end, this.current);
  }

  /** Notes the line of a node, and that errors in this part of it belong there. */
  begin({ at }: { readonly at: number }, part: Span): void {
    this.note(at);
    this.cover(part);
  }

  /** The offset whose line is blamed for an error in this part: that of the smallest part around it, the latest one of several. */
  offsetOf({ start, end }: Span): number | undefined {
    let smallest = Number.POSITIVE_INFINITY;
    let found: number | undefined;
    for (let i = 0; i < this.parts.length; i += 3) {
      const [from, to, offset] = this.parts.slice(i, i + 3) as [number, number, number];
      if (from > start || to < end || to - from > smallest) continue;
      smallest = to - from;
      found = offset;
    }
    return found;
  }
}

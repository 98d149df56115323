import { positionAt } from '@hubkit/jinja';
import { NO_MESSAGE, type Trace } from '@hubkit/jinja/editor';

/** A part of an output with its origin. */
interface TracedPart {
  readonly text: string;
  /** Position in the template, from 1; null for text of another template. */
  readonly line: number | null;
  readonly column: number | null;
  /** Index of the message of a loop that it was written for; null outside of one. */
  readonly message: number | null;
}

/** Lists the parts of an output, in order. */
export function tracedParts({ pieces, text }: Trace, source: string): readonly TracedPart[] {
  const parts: TracedPart[] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const [end = 0, start = 0, stop = 0, message = NO_MESSAGE] = pieces.subarray(at, at + 4);
    const { line, column } = stop === 0 ? { line: null, column: null } : positionAt(source, start);
    parts.push({ text: text.slice(from, end), line, column, message: message === NO_MESSAGE ? null : message });
    from = end;
  }
  return parts;
}

/** Prints each part of an output on one line: its position in the source, the index of its message, and its text. */
export function traceLines(trace: Trace, source: string): string {
  const lines = tracedParts(trace, source).map(({ text, line, column, message }) => {
    const place = line === null ? '-' : `${line}:${column}`;
    const about = message === null ? '' : `message ${message}`;
    return `${place.padEnd(8)}${about.padEnd(13)}${JSON.stringify(text)}\n`;
  });
  return lines.join('');
}

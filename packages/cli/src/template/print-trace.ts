import { positionAt } from '@hubkit/jinja';
import { NO_MESSAGE, type Trace } from '@hubkit/jinja/editor';

/** Prints each part of an output on one line: its position in the source, the index of its message, and its text. */
export function traceLines(trace: Trace, source: string): string {
  const { pieces, text } = trace;
  const lines: string[] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at += 4) {
    const [end = 0, start = 0, stop = 0, message = NO_MESSAGE] = pieces.subarray(at, at + 4);
    const { line, column } = positionAt(source, start);
    const place = stop === 0 ? '-' : `${line}:${column}`;
    const about = message === NO_MESSAGE ? '' : `message ${message}`;
    lines.push(`${place.padEnd(8)}${about.padEnd(13)}${JSON.stringify(text.slice(from, end))}\n`);
    from = end;
  }
  return lines.join('');
}

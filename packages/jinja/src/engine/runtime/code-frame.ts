export interface Position {
  readonly line: number;
  readonly column: number;
}

const contextLines = 2;
const maxWidth = 120;
const lineEnd = /\r\n|\r|\n/;

/** The 1-based line and column (in code points) of an offset; `\r\n`, `\r` and `\n` end a line. */
export function positionAt(source: string, offset: number): Position {
  const lines = source.slice(0, offset).split(lineEnd);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

/** The lines around `start`, with carets under the range. */
export function codeFrame(source: string, start: number, end: number): string {
  const { line, column } = positionAt(source, start);
  const lines = source.split(lineEnd);
  const first = Math.max(1, line - contextLines);
  const last = Math.min(lines.length, line + contextLines);
  const margin = String(last).length;
  // A long line is cut so that the place stays in sight.
  const shift = Math.max(0, column - maxWidth / 2);
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const text = lines[number - 1] ?? '';
    frame.push(
      `${String(number).padStart(margin)} | ${text.slice(shift, shift + maxWidth).replaceAll('\t', ' ')}`.trimEnd(),
    );
    if (number === line) {
      const width = Math.max(1, Math.min(end - start, text.length - column + 1, maxWidth - (column - shift) + 1));
      frame.push(`${' '.repeat(margin)} | ${' '.repeat(column - 1 - shift)}${'^'.repeat(width)}`);
    }
  }
  return frame.join('\n');
}

/** Line width in columns if the output is not a terminal, or its width is unknown. */
const DEFAULT_WIDTH = 100;

/** Spaces between two columns. */
const GAP = '  ';

/**
 * Formats rows as aligned columns. The last column wraps at the width of the terminal.
 *
 * @param width - Columns of the terminal. @default 100
 * @param paintFirst - Colors a cell of the first column, which names the row. @default none
 */
export function formatTable(
  rows: readonly (readonly string[])[],
  width = DEFAULT_WIDTH,
  paintFirst: (cell: string) => string = (cell) => cell,
): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: Math.max(0, count - 1) }, (_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const indent = ' '.repeat(widths.reduce((sum, columnWidth) => sum + columnWidth + GAP.length, 0));
  return rows
    .map((row) => {
      const cells = widths.map((columnWidth, column) => (row[column] ?? '').padEnd(columnWidth) + GAP);
      const head = cells.map((cell, column) => (column === 0 ? paintFirst(cell) : cell)).join('');
      const lines = wrap(row[count - 1] ?? '', Math.max(20, width - indent.length));
      return `${[head + (lines[0] ?? ''), ...lines.slice(1).map((line) => indent + line)].map((line) => line.trimEnd()).join('\n')}\n`;
    })
    .join('');
}

/** Wraps a text at `width` characters, between words. A longer word gets a separate line. */
function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

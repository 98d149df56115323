import type { Colors } from '../colors.ts';
import { openInline } from './inline.ts';

/** Draws a table with aligned columns; each cell is one line. */
export function paintTable(rows: readonly string[], colors: Colors): string {
  const cells = rows.map((row) =>
    row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
  const isRule = (row: readonly string[] | undefined) => row?.every((cell) => /^:?-+:?$/.test(cell)) === true;
  const hasHeader = isRule(cells[1]);
  const shown = cells.filter((_, index) => !(hasHeader && index === 1));
  const painted = shown.map((row, index) =>
    row.map((cell) => {
      const inline = openInline(colors, hasHeader && index === 0 ? colors.bold : undefined);
      return { width: textWidth(plain(cell)), text: inline.push(cell) + inline.end() };
    }),
  );
  const count = Math.max(...painted.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...painted.map((row) => row[column]?.width ?? 0)),
  );
  const lines = painted.map((row) =>
    widths
      .map((width, column) => (row[column]?.text ?? '') + ' '.repeat(width - (row[column]?.width ?? 0)))
      .join(colors.dim(' │ ')),
  );
  if (hasHeader) lines.splice(1, 0, colors.dim(widths.map((width) => '─'.repeat(width)).join('─┼─')));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** The text of a cell without its marks. */
function plain(cell: string): string {
  const none = (text: string) => text;
  const inline = openInline({ bold: none, italic: none, cyan: none } as Colors);
  return inline.push(cell) + inline.end();
}

/** Columns of a text: two for wide characters, none for combining ones. */
// The package string-width counts sequences of emoji better, but takes 30 ms to load, half of what a start may take.
function textWidth(text: string): number {
  let width = 0;
  for (const char of text) {
    if (/\p{Mark}/u.test(char)) continue;
    width +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        char,
      )
        ? 2
        : 1;
  }
  return width;
}

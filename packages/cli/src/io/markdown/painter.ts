import type { Colors } from '../colors.ts';
import { openInline } from './inline.ts';

/** Draws Markdown for a terminal while it arrives. */
export interface MarkdownPainter {
  /** Returns what can be shown of the text so far and was not returned before. */
  push(text: string): string;
  /** Returns the rest. */
  end(): string;
}

/**
 * Opens a painter. Text is shown as it arrives; held back are only marks whose meaning the next characters decide, and rows of
 * tables, because the longest one sets the width of a column.
 */
export function openMarkdownPainter(colors: Colors): MarkdownPainter {
  let line = '';
  /** The part of the line that was shown. */
  let shown = 0;
  let isLineOpen = false;
  let fence: string | undefined;
  let rows: string[] = [];
  let inline = openInline(colors);

  return {
    push(text) {
      let output = '';
      for (const [index, piece] of text.split('\n').entries()) {
        if (index > 0) output += endLine();
        line += piece;
      }
      return output + showOpenLine();
    },
    end: () => (line === '' ? '' : endLine(false)) + endTable(),
  };

  /** Shows the beginning of a line, once its kind is known. */
  function showOpenLine(): string {
    if (fence !== undefined || isUndecided(line)) return '';
    if (!isLineOpen && rows.length > 0) return `${endTable()}${openLine()}`;
    return openLine();
  }

  function openLine(): string {
    let output = '';
    if (!isLineOpen) {
      const { mark, length, style } = readStart(line, colors);
      inline = openInline(colors, style);
      output = mark;
      shown = length;
      isLineOpen = true;
    }
    const rest = line.slice(shown);
    shown = line.length;
    return output + inline.push(rest);
  }

  function endLine(hasBreak = true): string {
    const end = hasBreak ? '\n' : '';
    const output = wholeLine(end);
    line = '';
    shown = 0;
    isLineOpen = false;
    return output;
  }

  function wholeLine(end: string): string {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      const isEnd = mark?.startsWith(fence) === true && /^[ `~]*$/.test(line);
      if (isEnd) fence = undefined;
      return (isEnd ? colors.dim(line) : colors.cyan(line)) + end;
    }
    if (isLineOpen) return openLine() + inline.end() + end;
    if (mark !== undefined) {
      fence = mark;
      return `${endTable()}${colors.dim(line)}${end}`;
    }
    if (/^ {0,3}\|/.test(line)) {
      rows.push(line);
      return '';
    }
    const table = endTable();
    if (/^ {0,3}([-*_])( *\1){2,} *$/.test(line)) return `${table}${colors.dim('─'.repeat(40))}${end}`;
    return table + openLine() + inline.end() + end;
  }

  function endTable(): string {
    const held = rows;
    rows = [];
    return held.length === 0 ? '' : paintTable(held, colors);
  }
}

/** True while the line may still become a fence, a row, a rule, or a mark that is not complete. */
function isUndecided(line: string): boolean {
  return /^\s*([`~]{0,2}|[`~]{3}.*|\|.*|#{1,6}|[-*+_]([ *_-])*|\d{1,9}[.)]?|>)?$/.test(line);
}

/** Reads the mark that begins a line. */
function readStart(line: string, { bold, dim, cyan }: Colors) {
  const heading = /^ {0,3}#{1,6} /.exec(line)?.[0];
  if (heading !== undefined) return { mark: '', length: heading.length, style: bold };
  const quote = /^ {0,3}> ?/.exec(line)?.[0];
  if (quote !== undefined) return { mark: dim('│ '), length: quote.length, style: dim };
  const [item, indent = '', bullet = ''] = /^( *)([-*+]|\d{1,9}[.)]) /.exec(line) ?? [];
  if (item === undefined) return { mark: '', length: 0 };
  const isNumber = /\d/.test(bullet);
  return { mark: `${indent}${cyan(isNumber ? bullet : '•')} `, length: item.length };
}

/** Draws a table with aligned columns; each cell is one line. */
function paintTable(rows: readonly string[], colors: Colors): string {
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

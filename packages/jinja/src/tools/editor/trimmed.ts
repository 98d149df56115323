import { Lexer } from '../../engine/lexer/lexer.ts';
import { chatSyntax, type Syntax } from '../../engine/lexer/syntax.ts';
import * as T from '../../engine/lexer/token.ts';
import { isSpace, newlineAt, trimEnd } from '../../engine/lexer/whitespace.ts';

/** Reason for removed white space: a `-` in a tag, or an option of the environment. */
export type TrimCause = '-' | 'trim_blocks' | 'lstrip_blocks' | 'keep_trailing_newline';

/** White space of the source that is never printed. */
export interface TrimmedRange {
  readonly start: number;
  readonly end: number;
  readonly cause: TrimCause;
}

/**
 * Finds the white space between tags that a template does not print, with the cause of each range. Inside of `raw` blocks
 * nothing is looked for.
 *
 * @param syntax the syntax of the environment @default chatSyntax
 * @throws {TemplateError} for a source that cannot be read.
 */
export function trimmedRanges(source: string, syntax: Syntax = chatSyntax): TrimmedRange[] {
  const lexer = new Lexer(source, syntax);
  const ranges: TrimmedRange[] = [];
  const add = (start: number, end: number, cause: TrimCause) => {
    if (end > start) ranges.push({ start, end, cause });
  };
  let tagEnd = 0;
  let tagKind = -1;
  for (let kind = lexer.next(); ; kind = lexer.next()) {
    if (kind === T.TEXT) {
      add(tagEnd, lexer.start, causeBehind(source, tagEnd, tagKind, syntax));
      const printed = printedEnd(lexer, source, syntax);
      add(printed, lexer.end, causeBefore(source, lexer.end, syntax));
      tagEnd = lexer.end;
      tagKind = T.TEXT;
    } else if (isOpening(kind) && tagEnd < lexer.start) {
      // All of the white space is gone: first what the tag before takes, then what the one behind does.
      const middle = tagKind < 0 ? tagEnd : takenBehind(source, tagEnd, lexer.start, tagKind, syntax);
      add(tagEnd, middle, causeBehind(source, tagEnd, tagKind, syntax));
      const isEnd = kind === T.EOF;
      add(middle, lexer.start, isEnd ? '-' : causeBefore(source, lexer.start, syntax));
    }
    if (kind === T.EOF) break;
    // A tag that is never closed ends nowhere.
    if (kind === T.BLOCK_BEGIN || kind === T.OUTPUT_BEGIN) tagEnd = source.length;
    if (kind === T.BLOCK_END || kind === T.OUTPUT_END || kind === T.COMMENT || kind === T.RAW) {
      tagEnd = lexer.end;
      tagKind = kind;
    }
  }
  add(lexer.end, source.length, 'keep_trailing_newline');
  return ranges;
}

const isOpening = (kind: number): boolean =>
  kind === T.BLOCK_BEGIN || kind === T.OUTPUT_BEGIN || kind === T.COMMENT || kind === T.RAW || kind === T.EOF;

const hasMinus = (source: string, at: number): boolean => source[at] === '-';

/** The reason for removed white space after a tag that ends at `end`. */
function causeBehind(source: string, end: number, kind: number, syntax: Syntax): TrimCause {
  return hasMinus(source, end - selectCloser(kind, syntax).length - 1) ? '-' : 'trim_blocks';
}

/** Finds the end of the white space that the preceding tag strips; `end` if it strips none. */
function takenBehind(source: string, end: number, most: number, kind: number, syntax: Syntax): number {
  if (kind === T.TEXT) return end;
  if (hasMinus(source, end - selectCloser(kind, syntax).length - 1)) return most;
  return syntax.trimBlocks && kind !== T.OUTPUT_END ? end + newlineAt(source, end) : end;
}

function selectCloser(kind: number, { variableEnd, commentEnd, blockEnd }: Syntax): string {
  return kind === T.OUTPUT_END ? variableEnd : kind === T.COMMENT ? commentEnd : blockEnd;
}

/** The reason for removed white space before a tag at `at`. */
function causeBefore(source: string, at: number, { blockStart, variableStart, commentStart }: Syntax): TrimCause {
  // Where one is the beginning of another, the longest counts.
  const lengths = [blockStart, variableStart, commentStart].map((one) => (source.startsWith(one, at) ? one.length : 0));
  return hasMinus(source, at + Math.max(...lengths)) ? '-' : 'lstrip_blocks';
}

/** Finds the end of the printed part of the current text. */
function printedEnd({ start, end, value }: Lexer, source: string, syntax: Syntax): number {
  const whole = source.slice(start, end).replace(/\r\n|\r|\n/g, syntax.newlineSequence);
  if (whole.length === String(value).length) return end;
  if (causeBefore(source, end, syntax) === '-') return trimEnd(source, start, end);
  let at = end;
  while (at > start && isSpace(source.charCodeAt(at - 1)) && newlineAt(source, at - 1) === 0) at--;
  return at;
}

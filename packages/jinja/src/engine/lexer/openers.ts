import type { Syntax } from './syntax.ts';
import * as T from './token.ts';
import { isSpace, MINUS, PLUS, skipSpace } from './whitespace.ts';

/** A way into a tag: its delimiter, and where it comes next (so that each is searched for only once). */
export interface Opener {
  readonly kind: number;
  readonly text: string;
  readonly isLine: boolean;
  next: number;
}

/** The openers in the order in which Python tries them: the longest first. */
export function listOpeners(syntax: Syntax): Opener[] {
  const { variableStart, commentStart, blockStart, lineStatementPrefix, lineCommentPrefix } = syntax;
  const openers = [
    { kind: T.OUTPUT_BEGIN, text: variableStart, isLine: false, next: -1 },
    { kind: T.COMMENT, text: commentStart, isLine: false, next: -1 },
    { kind: T.BLOCK_BEGIN, text: blockStart, isLine: false, next: -1 },
  ];
  if (lineStatementPrefix !== null)
    openers.push({ kind: T.BLOCK_BEGIN, text: lineStatementPrefix, isLine: true, next: -1 });
  if (lineCommentPrefix !== null) openers.push({ kind: T.COMMENT, text: lineCommentPrefix, isLine: true, next: -1 });
  const { length } = blockStart;
  const isSorted = openers.length === 3 && variableStart.length === length && commentStart.length === length;
  return isSorted ? openers : openers.sort((a, b) => b.text.length - a.text.length);
}

/** The start of the next line statement (at its line's start) or line comment (at the spaces before it); -1 if there is none. */
export function findLine(source: string, { kind, text }: Opener, pos: number, limit: number): number {
  const isStatement = kind === T.BLOCK_BEGIN;
  for (let at = source.indexOf(text, pos); at >= 0 && at < limit; at = source.indexOf(text, at + 1)) {
    let start = at;
    while (start > pos && isBlank(source.charCodeAt(start - 1), isStatement)) start--;
    const before = source.charCodeAt(start - 1);
    if (start === 0 || before === 10 || before === 13 || !(isStatement || isSpace(before))) return start;
  }
  return -1;
}

const isBlank = (code: number, isStatement: boolean) =>
  isStatement ? code === 32 || code === 9 || code === 11 : isSpace(code) && code !== 10 && code !== 13;

/** A tag of one word, such as `{% raw %}`. */
interface BareTag {
  readonly end: number;
  /** The code of the `-` or `+` before its end; 0: none. */
  readonly sign: number;
}

/** Finds `{% word %}` where such a tag starts. */
export function bareTag(
  syntax: Syntax,
  source: string,
  start: number,
  limit: number,
  word: string,
): BareTag | undefined {
  let at = start + syntax.blockStart.length;
  at = skipSpace(source, at + (isSign(source.charCodeAt(at)) ? 1 : 0), limit);
  if (!source.startsWith(word, at)) return undefined;
  at = skipSpace(source, at + word.length, limit);
  const sign = isSign(source.charCodeAt(at)) ? source.charCodeAt(at++) : 0;
  return source.startsWith(syntax.blockEnd, at) ? { end: at + syntax.blockEnd.length, sign } : undefined;
}

const isSign = (code: number): boolean => code === MINUS || code === PLUS;

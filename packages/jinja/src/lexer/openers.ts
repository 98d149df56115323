import type { Syntax } from './syntax.ts';
import * as T from './token.ts';
import { isSpace } from './whitespace.ts';

/** A way into a tag: its delimiter, and where it comes next (so that each is searched for only once). */
export interface Opener {
  readonly kind: number;
  readonly text: string;
  readonly isLine: boolean;
  next: number;
}

/** The openers in the order in which Python tries them: the longest first. */
export function openersOf(syntax: Syntax): Opener[] {
  const opener = (kind: number, text: string, isLine = false): Opener => ({ kind, text, isLine, next: -1 });
  const openers = [
    opener(T.OUTPUT_BEGIN, syntax.variableStart),
    opener(T.COMMENT, syntax.commentStart),
    opener(T.BLOCK_BEGIN, syntax.blockStart),
  ];
  if (syntax.lineStatementPrefix !== null) openers.push(opener(T.BLOCK_BEGIN, syntax.lineStatementPrefix, true));
  if (syntax.lineCommentPrefix !== null) openers.push(opener(T.COMMENT, syntax.lineCommentPrefix, true));
  return openers.sort((a, b) => b.text.length - a.text.length);
}

/** The opener that comes next from an offset on. */
export function nextOpener(openers: readonly Opener[], source: string, pos: number, limit: number): Opener | undefined {
  let best: Opener | undefined;
  for (const opener of openers) {
    if (opener.next < pos) opener.next = (opener.isLine ? findLine : find)(source, opener, pos, limit);
    if (opener.next < limit && (best === undefined || opener.next < best.next)) best = opener;
  }
  return best;
}

/** Finds the next offset of an opener; infinity if there is none. */
function find(source: string, { text }: Opener, from: number): number {
  const at = source.indexOf(text, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** Finds the start of the next line statement (at its line's start) or line comment (at the spaces before it). */
function findLine(source: string, opener: Opener, pos: number, limit: number): number {
  const isStatement = opener.kind === T.BLOCK_BEGIN;
  for (let at = find(source, opener, pos); at < limit; at = find(source, opener, at + 1)) {
    let start = at;
    while (start > pos && isBlank(source.charCodeAt(start - 1), isStatement)) start--;
    const before = source.charCodeAt(start - 1);
    if (start === 0 || before === 10 || before === 13 || !(isStatement || isSpace(before))) return start;
  }
  return Number.POSITIVE_INFINITY;
}

const isBlank = (code: number, isStatement: boolean) =>
  isStatement ? code === 32 || code === 9 || code === 11 : isSpace(code) && code !== 10 && code !== 13;

import type { Syntax } from './syntax.ts';
import * as T from './token.ts';

/** A way into a tag: its delimiter, and where it comes next (so that each is searched for only once). */
export interface Opener {
  readonly kind: number;
  readonly text: string;
  readonly isLine: boolean;
  next: number;
}

/** Finds the next offset of a text; infinity if there is none. */
export function find(source: string, text: string, from: number): number {
  const at = source.indexOf(text, from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
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

import type { Syntax } from './syntax.ts';
import { MINUS, PLUS, skipSpace } from './whitespace.ts';

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

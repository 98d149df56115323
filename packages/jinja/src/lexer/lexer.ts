import { pyError, type TemplateError } from '../runtime/errors.ts';
import { quote } from '../runtime/repr.ts';
import { bareTag } from './bare-tag.ts';
import { isIdentifier, nameCodes, wideNameAt } from './name.ts';
import { readNumber } from './number-literal.ts';
import { nextOpener, type Opener, openersOf } from './openers.ts';
import { operatorAt } from './operator.ts';
import { decodeString, stringEnd } from './string-literal.ts';
import type { Syntax } from './syntax.ts';
import * as T from './token.ts';
import { isSign, isSpace, newlineAt, skipSpace, trimEnd } from './whitespace.ts';

/**
 * Reads a source token by token; the current one is in `kind`, `start`, `end` and `value`. Every character is looked at a
 * bounded number of times.
 */
export class Lexer {
  readonly source: string;
  kind = -1;
  start = 0;
  end = 0;
  value: unknown = undefined;
  /** End of the token before the current one. */
  lastEnd = 0;
  /** Start of the last token that was not a comment: Python reports its line for an unexpected end of the template. */
  lastStart = 0;
  private rawStart = 0;
  private pos = 0;
  private readonly limit: number;
  private readonly syntax: Syntax;
  private readonly openers: Opener[];
  /** True if text may differ from the source because line breaks are normalized. */
  private readonly changesLines: boolean;
  private isLineStart = true;
  /** The delimiter that closes the current tag; empty outside tags. */
  private tagEnd = '';
  private tagKind = 0;
  private readonly brackets: number[] = [];

  constructor(source: string, syntax: Syntax) {
    this.source = source;
    this.syntax = syntax;
    this.changesLines = syntax.newlineSequence !== '\n' || source.includes('\r');
    let limit = source.length;
    if (!syntax.keepTrailingNewline && limit > 0) {
      const code = source.charCodeAt(limit - 1);
      if (code === 10) limit -= source.charCodeAt(limit - 2) === 13 ? 2 : 1;
      else if (code === 13) limit--;
    }
    this.limit = limit;
    this.openers = openersOf(syntax);
  }

  /** True if a sticky pattern matches right after the current token, white space aside. */
  precedes(pattern: RegExp): boolean {
    pattern.lastIndex = skipSpace(this.source, this.pos, this.limit);
    return pattern.test(this.source);
  }

  next(): number {
    this.lastEnd = this.end;
    if (this.kind !== T.COMMENT) this.lastStart = this.kind === T.RAW ? this.rawStart : this.start;
    this.value = undefined;
    return this.tagEnd === '' ? this.data() : this.inTag();
  }

  private data(): number {
    const { source, pos, limit } = this;
    if (pos >= limit) return this.set(T.EOF, limit, limit);
    const opener = nextOpener(this.openers, source, pos, limit);
    const at = opener ? opener.next : limit;
    if (at > pos) {
      const end = opener ? this.stripBefore(at, opener.kind === T.OUTPUT_BEGIN ? 0 : 1, at + opener.text.length) : at;
      this.pos = at;
      this.isLineStart = false;
      if (end > pos) {
        this.value = this.text(pos, end);
        return this.set(T.TEXT, pos, at);
      }
    }
    return this.open(opener as Opener, source.startsWith(this.syntax.blockStart, at));
  }

  /** The end of the text before a tag at `at`, whose delimiter ends at `after`. */
  private stripBefore(at: number, isBlock: number, after: number): number {
    const { source, pos } = this;
    const sign = source.charCodeAt(after);
    if (sign === 45) return trimEnd(source, pos, at);
    if (sign === 43 || !isBlock || !this.syntax.lstripBlocks) return at;
    let start = at;
    while (start > pos) {
      const code = source.charCodeAt(start - 1);
      if (code === 10 || code === 13) return start;
      if (!isSpace(code)) return at;
      start--;
    }
    return this.isLineStart ? start : at;
  }

  private open(opener: Opener, isBlock: boolean): number {
    const { source, syntax } = this;
    const start = opener.next;
    if (isBlock && this.raw(start)) return this.kind;
    let pos = (opener.isLine ? source.indexOf(opener.text, start) : start) + opener.text.length;
    if (isSign(source.charCodeAt(pos))) pos++;
    if (opener.kind === T.COMMENT) return opener.isLine ? this.lineComment(start, pos) : this.comment(start, pos);
    this.pos = pos;
    this.tagKind = opener.kind === T.OUTPUT_BEGIN ? T.OUTPUT_END : T.BLOCK_END;
    this.tagEnd = opener.isLine ? '\n' : opener.kind === T.OUTPUT_BEGIN ? syntax.variableEnd : syntax.blockEnd;
    return this.set(opener.kind, start, pos);
  }

  private comment(start: number, from: number): number {
    const { source, syntax } = this;
    if (from >= this.limit) return this.finish();
    const at = source.indexOf(syntax.commentEnd, from);
    if (at < 0 || at >= this.limit) throw this.fail('Missing end of comment tag', start);
    const sign = at > from ? source.charCodeAt(at - 1) : 0;
    this.value = source.slice(from, isSign(sign) ? at - 1 : at);
    this.closeTag(at + syntax.commentEnd.length, sign, true);
    return this.set(T.COMMENT, start, at + syntax.commentEnd.length);
  }

  /** The source ends right after a tag that nothing closes: Python does not mind. */
  private finish(): number {
    this.pos = this.limit;
    return this.set(T.EOF, this.limit, this.limit);
  }

  private lineComment(start: number, from: number): number {
    let end = from;
    while (end < this.limit && !newlineAt(this.source, end)) end++;
    this.value = this.source.slice(from, end);
    this.pos = end;
    this.isLineStart = false;
    return this.set(T.COMMENT, start, end);
  }

  /** Reads a whole raw block, if there is one here. */
  private raw(start: number): boolean {
    const { source, syntax, limit } = this;
    const open = bareTag(syntax, source, start, limit, 'raw');
    if (open === undefined || open.sign === 43) return false;
    this.closeTag(open.end, open.sign || 43, false);
    const textStart = this.pos;
    if (textStart >= limit) {
      this.finish();
      return true;
    }
    for (let at = textStart; ; at++) {
      at = source.indexOf(syntax.blockStart, at);
      if (at < 0 || at >= limit) throw this.fail('Missing end of raw directive', textStart);
      const close = bareTag(syntax, source, at, limit, 'endraw');
      if (close === undefined) continue;
      this.value = this.text(textStart, this.stripBefore(at, 1, at + syntax.blockStart.length));
      this.closeTag(close.end, close.sign, true);
      this.set(T.RAW, start, close.end);
      this.rawStart = textStart;
      return true;
    }
  }

  /** Goes past the end of a tag and the white space that its marker takes with it. */
  private closeTag(end: number, sign: number, isTrimming: boolean): void {
    let pos = end;
    if (sign === 45) pos = skipSpace(this.source, end, this.limit);
    else if (sign !== 43 && isTrimming && this.syntax.trimBlocks && end < this.limit)
      pos += newlineAt(this.source, end);
    this.pos = pos;
    this.isLineStart = newlineAt(this.source, pos - 1) > 0;
  }

  private inTag(): number {
    const { source, limit } = this;
    let pos = this.pos;
    if (this.tagEnd === '\n' && this.brackets.length === 0 && this.endLine(pos)) return this.kind;
    let code = source.charCodeAt(pos);
    while (pos < limit && (code === 32 || isSpace(code))) code = source.charCodeAt(++pos);
    if (pos >= limit) return this.set(T.EOF, limit, limit);
    this.pos = pos;
    if (this.brackets.length === 0 && this.endTag(pos, code)) return this.kind;
    if (code > 127) return this.wideName(pos);
    const nameCode = nameCodes[code];
    if (nameCode === 2) {
      let end = pos + 1;
      let next = source.charCodeAt(end);
      while (next < 128 && nameCodes[next] !== 0) next = source.charCodeAt(++end);
      if (next > 127) return this.wideName(pos);
      this.value = source.slice(pos, end);
      this.pos = end;
      return this.set(T.NAME, pos, end);
    }
    if (nameCode === 1) return this.number(pos);
    if (code === 34 || code === 39) return this.string(pos, code);
    return this.operator(pos, code);
  }

  private endTag(pos: number, code: number): boolean {
    const { source, tagEnd } = this;
    if (tagEnd === '\n') return false;
    const isSigned =
      (code === 45 || (code === 43 && this.tagKind === T.BLOCK_END)) && source.startsWith(tagEnd, pos + 1);
    if (!isSigned && !(code === tagEnd.charCodeAt(0) && source.startsWith(tagEnd, pos))) return false;
    const end = pos + tagEnd.length + (isSigned ? 1 : 0);
    if (end > this.limit) return false;
    this.tagEnd = '';
    this.closeTag(end, isSigned ? code : 0, this.tagKind === T.BLOCK_END);
    this.set(this.tagKind, pos, end);
    return true;
  }

  private endLine(pos: number): boolean {
    const { source, limit } = this;
    let end = skipSpace(source, pos, limit);
    if (end < limit) {
      while (end > pos && !newlineAt(source, end - 1)) end--;
      if (end === pos) return false;
    }
    this.tagEnd = '';
    this.pos = end;
    this.isLineStart = newlineAt(source, end - 1) > 0;
    this.set(T.BLOCK_END, pos, end);
    return true;
  }

  private wideName(pos: number): number {
    const name = wideNameAt(this.source, pos);
    if (name === undefined) throw this.unexpected(pos);
    if (!isIdentifier(name)) throw this.fail('Invalid character in identifier', pos);
    this.value = name;
    this.pos = pos + name.length;
    return this.set(T.NAME, pos, this.pos);
  }

  private number(pos: number): number {
    const { end, value, isFloat } = readNumber(this.source, pos);
    this.value = value;
    this.pos = end;
    return this.set(isFloat ? T.FLOAT : T.INTEGER, pos, end);
  }

  private string(pos: number, quote: number): number {
    const { source, limit } = this;
    const end = stringEnd(source, pos + 1, quote, limit);
    if (end < 0) throw this.unexpected(pos);
    this.pos = end + 1;
    this.value = this.decode(pos + 1, end);
    return this.set(T.STRING, pos, end + 1);
  }

  private decode(start: number, end: number): string {
    try {
      return decodeString(this.text(start, end));
    } catch (error) {
      throw (error as TemplateError).locate({ source: this.source, start: start - 1, end: end + 1 });
    }
  }

  private operator(pos: number, code: number): number {
    const kind = operatorAt(this.source, pos, code);
    if (kind === 0) throw this.unexpected(pos);
    if (kind === T.OPEN_BRACE || kind === T.OPEN_PAREN || kind === T.OPEN_BRACKET) this.brackets.push(kind + 1);
    else if (kind === T.CLOSE_BRACE || kind === T.CLOSE_PAREN || kind === T.CLOSE_BRACKET) {
      const expected = this.brackets.pop();
      if (expected !== kind)
        throw this.fail(
          `unexpected '${T.tokenTypes[kind]}'${expected === undefined ? '' : `, expected '${T.tokenTypes[expected]}'`}`,
          pos,
        );
    }
    this.pos = pos + (T.tokenTypes[kind] as string).length;
    return this.set(kind, pos, this.pos);
  }

  private set(kind: number, start: number, end: number): number {
    this.kind = kind;
    this.start = start;
    this.end = end;
    return kind;
  }

  /** A stretch of the source with its line ends made one. */
  private text(start: number, end: number): string {
    const text = this.source.slice(start, end);
    return this.changesLines ? text.replace(/\r\n|\r|\n/g, this.syntax.newlineSequence) : text;
  }

  private unexpected(pos: number): Error {
    const before = this.source.slice(0, pos).replaceAll('\r\n', '\n');
    const char = String.fromCodePoint(this.source.codePointAt(pos) as number);
    return this.fail(`unexpected char ${quote(char)} at ${[...before].length}`, pos);
  }

  private fail(text: string, start: number): Error {
    const { source } = this;
    return pyError('TemplateSyntaxError', text).locate({ source, start, end: start + 1 });
  }
}

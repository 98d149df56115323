import { pyError } from '../runtime/errors.ts';
import { quote } from '../runtime/repr.ts';
import { decodeString, readNumber } from './literals.ts';
import { isIdentifier, nameCodes, wideNameAt } from './name.ts';
import { bareTag, findLine, listOpeners, type Opener } from './openers.ts';
import { operatorAt } from './operator.ts';
import type { Syntax } from './syntax.ts';
import * as T from './token.ts';
import { isSpace, MINUS, newlineAt, PLUS, skipSpace, trimEnd } from './whitespace.ts';

/**
 * Reads a source token by token; the current one is in `kind`, `start`, `end` and `value`. Every character is looked at a
 * bounded number of times. It is in few functions: entering one for the first time costs more than running it.
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
    this.openers = listOpeners(syntax);
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
    return this.tagEnd === '' ? this.outside() : this.inside();
  }

  /** Reads text up to the next tag, or the start of a tag. */
  private outside(): number {
    const { source, pos, limit, syntax } = this;
    if (pos >= limit) return this.set(T.EOF, limit, limit);
    let opener: Opener | undefined;
    let at = limit;
    for (const candidate of this.openers) {
      if (candidate.next < pos) {
        const found = candidate.isLine ? findLine(source, candidate, pos, limit) : source.indexOf(candidate.text, pos);
        candidate.next = found < 0 ? Number.POSITIVE_INFINITY : found;
      }
      if (candidate.next < at) {
        opener = candidate;
        at = candidate.next;
      }
    }
    if (at > pos) {
      const end = opener ? this.stripBefore(at, opener.kind !== T.OUTPUT_BEGIN, at + opener.text.length) : at;
      this.pos = at;
      this.isLineStart = false;
      if (end > pos) {
        this.value = this.changesLines ? this.text(pos, end) : source.slice(pos, end);
        return this.set(T.TEXT, pos, at);
      }
    }
    const { kind, text, isLine } = opener as Opener;
    if (source.startsWith(syntax.blockStart, at)) {
      let word = at + syntax.blockStart.length;
      let code = source.charCodeAt(word);
      while (code <= 32 || code === MINUS || code === PLUS) code = source.charCodeAt(++word);
      // Only `raw` begins with this letter; white space may be any of Unicode's.
      if ((code === 114 || code > 127) && this.raw(at)) return this.kind;
    }
    let inner = (isLine ? source.indexOf(text, at) : at) + text.length;
    const sign = source.charCodeAt(inner);
    if (sign === MINUS || sign === PLUS) inner++;
    if (kind === T.COMMENT) return this.comment(at, inner, isLine);
    this.pos = inner;
    this.tagKind = kind === T.OUTPUT_BEGIN ? T.OUTPUT_END : T.BLOCK_END;
    this.tagEnd = isLine ? '\n' : kind === T.OUTPUT_BEGIN ? syntax.variableEnd : syntax.blockEnd;
    return this.set(kind, at, inner);
  }

  /** The end of the text before a tag at `at`, whose delimiter ends at `after`. */
  private stripBefore(at: number, isBlock: boolean, after: number): number {
    const { source, pos } = this;
    const sign = source.charCodeAt(after);
    if (sign === MINUS) return trimEnd(source, pos, at);
    if (sign === PLUS || !isBlock || !this.syntax.lstripBlocks) return at;
    let start = at;
    while (start > pos) {
      const code = source.charCodeAt(start - 1);
      if (code === 10 || code === 13) return start;
      if (code !== 32 && !isSpace(code)) return at;
      start--;
    }
    return this.isLineStart ? start : at;
  }

  private comment(start: number, from: number, isLine: boolean): number {
    const { source, syntax, limit } = this;
    if (isLine) {
      let end = from;
      while (end < limit && !newlineAt(source, end)) end++;
      this.value = source.slice(from, end);
      this.pos = end;
      this.isLineStart = false;
      return this.set(T.COMMENT, start, end);
    }
    if (from >= limit) return this.finish();
    const at = source.indexOf(syntax.commentEnd, from);
    if (at < 0 || at >= limit) throw this.fail('Missing end of comment tag', start);
    const sign = at > from ? source.charCodeAt(at - 1) : 0;
    this.value = source.slice(from, sign === MINUS || sign === PLUS ? at - 1 : at);
    this.closeTag(at + syntax.commentEnd.length, sign, true);
    return this.set(T.COMMENT, start, at + syntax.commentEnd.length);
  }

  /** The source ends right after a tag that nothing closes: Python does not mind. */
  private finish(): number {
    this.pos = this.limit;
    return this.set(T.EOF, this.limit, this.limit);
  }

  /** Reads a whole raw block, if there is one here. */
  private raw(start: number): boolean {
    const { source, syntax, limit } = this;
    const open = bareTag(syntax, source, start, limit, 'raw');
    if (open === undefined || open.sign === PLUS) return false;
    this.closeTag(open.end, open.sign || PLUS, false);
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
      this.value = this.text(textStart, this.stripBefore(at, true, at + syntax.blockStart.length));
      this.closeTag(close.end, close.sign, true);
      this.set(T.RAW, start, close.end);
      this.rawStart = textStart;
      return true;
    }
  }

  /** Goes past the end of a tag and the white space that its marker takes with it. */
  private closeTag(end: number, sign: number, isTrimming: boolean): void {
    const { source, limit } = this;
    let pos = end;
    if (sign === MINUS) pos = skipSpace(source, end, limit);
    else if (sign !== PLUS && isTrimming && this.syntax.trimBlocks && end < limit) pos += newlineAt(source, end);
    this.pos = pos;
    this.isLineStart = newlineAt(source, pos - 1) > 0;
  }

  /** Reads a token of a tag: its end, a name, a literal or an operator. */
  private inside(): number {
    const { source, limit, tagEnd } = this;
    let { pos } = this;
    const isOpen = this.brackets.length === 0;
    if (isOpen && tagEnd === '\n' && this.endLine(pos)) return this.kind;
    let code = source.charCodeAt(pos);
    while (pos < limit && (code === 32 || isSpace(code))) code = source.charCodeAt(++pos);
    if (pos >= limit) return this.set(T.EOF, limit, limit);
    if (isOpen && tagEnd !== '\n') {
      const isBlock = this.tagKind === T.BLOCK_END;
      const isSigned = (code === MINUS || (code === PLUS && isBlock)) && source.startsWith(tagEnd, pos + 1);
      const end = pos + tagEnd.length + (isSigned ? 1 : 0);
      if ((isSigned || (code === tagEnd.charCodeAt(0) && source.startsWith(tagEnd, pos))) && end <= limit) {
        this.tagEnd = '';
        this.closeTag(end, isSigned ? code : 0, isBlock);
        return this.set(this.tagKind, pos, end);
      }
    }
    if (code > 127) return this.wideName(pos);
    let end = pos + 1;
    let kind = T.NAME;
    const nameCode = nameCodes[code];
    if (nameCode === 2) {
      let next = source.charCodeAt(end);
      while (next < 128 && nameCodes[next] !== 0) next = source.charCodeAt(++end);
      if (next > 127) return this.wideName(pos);
      this.value = source.slice(pos, end);
    } else if (nameCode === 1) {
      // One digit is what most templates have: it needs no pattern.
      const next = source.charCodeAt(end);
      if (next < 128 && next !== 46 && nameCodes[next] === 0) {
        this.value = code - 48;
        kind = T.INTEGER;
      } else {
        const read = readNumber(source, pos);
        this.value = read.value;
        end = read.end;
        kind = read.isFloat ? T.FLOAT : T.INTEGER;
      }
    } else if (code === 34 || code === 39) {
      let next = source.charCodeAt(end);
      let isEscaped = this.changesLines;
      while (next !== code && end < limit) {
        if (next === 92) isEscaped = end++ > 0;
        next = source.charCodeAt(++end);
      }
      if (end >= limit) throw this.unexpected(pos);
      const text = isEscaped ? this.text(pos + 1, end) : source.slice(pos + 1, end);
      end++;
      this.value = isEscaped ? decodeString(text, { source, start: pos, end }) : text;
      kind = T.STRING;
    } else {
      kind = operatorAt(source, pos, code);
      if (kind === 0) throw this.unexpected(pos);
      if (kind === T.OPEN_BRACE || kind === T.OPEN_PAREN || kind === T.OPEN_BRACKET) this.brackets.push(kind + 1);
      else if (kind > T.OPEN_BRACKET && kind <= T.CLOSE_BRACE) {
        // A closing bracket must be that of the last open one, whose kind is one less.
        const expected = this.brackets.pop();
        if (expected !== kind) throw this.wrongBracket(kind, expected, pos);
      }
      end = pos + (T.tokenTypes[kind] as string).length;
    }
    this.pos = end;
    return this.set(kind, pos, end);
  }

  private wrongBracket(kind: number, expected: number | undefined, pos: number): Error {
    const hint = expected === undefined ? '' : `, expected '${T.tokenTypes[expected]}'`;
    return this.fail(`unexpected '${T.tokenTypes[kind]}'${hint}`, pos);
  }

  private endLine(pos: number): boolean {
    const { source, limit } = this;
    let end = skipSpace(source, pos, limit);
    while (end < limit && end > pos && !newlineAt(source, end - 1)) end--;
    if (end < limit && end === pos) return false;
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

  private set(kind: number, start: number, end: number): number {
    this.kind = kind;
    this.start = start;
    this.end = end;
    return kind;
  }

  /** A part of the source with its line ends made one. */
  private text(start: number, end: number): string {
    const text = this.source.slice(start, end);
    return this.changesLines ? text.replace(/\r\n|\r|\n/g, this.syntax.newlineSequence) : text;
  }

  private unexpected(pos: number): Error {
    const before = [...this.source.slice(0, pos).replaceAll('\r\n', '\n')];
    const char = String.fromCodePoint(this.source.codePointAt(pos) as number);
    return this.fail(`unexpected char ${quote(char)} at ${before.length}`, pos);
  }

  private fail(text: string, start: number): Error {
    const { source } = this;
    return pyError('TemplateSyntaxError', text).locate({ source, start, end: start + 1 });
  }
}

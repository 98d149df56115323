import type { Lexer } from '../lexer/lexer.ts';
import * as T from '../lexer/token.ts';
import { positionAt } from '../runtime/code-frame.ts';
import { pyError, type TemplateError } from '../runtime/errors.ts';
import type { Expression, Node } from './ast.ts';
import { eachChild } from './walk.ts';

/** Maximum nesting depth of expressions and statements, and maximum length of a chain such as `a + b + c`. */
export const maxDepth = 400;

/** True if a node has more than this many levels. */
function isHigher(node: Node, levels: number): boolean {
  let isFound = levels === 0;
  if (!isFound && node.type !== 'Const')
    eachChild(node, (child) => {
      isFound ||= isHigher(child, levels - 1);
    });
  return isFound;
}

/** Looks at tokens one by one; the current one is always the first that is not read yet. */
export abstract class TokenReader {
  abstract readonly lexer: Lexer;
  protected abstract depth: number;

  /** The value of the current token if it is a name, which the caller compares with keywords. */
  get word(): unknown {
    return this.lexer.kind === T.NAME ? this.lexer.value : undefined;
  }

  isWord(word: string): boolean {
    return this.lexer.kind === T.NAME && this.lexer.value === word;
  }

  skipWord(word: string): boolean {
    const { lexer } = this;
    if (lexer.kind !== T.NAME || lexer.value !== word) return false;
    lexer.next();
    return true;
  }

  skip(kind: number): boolean {
    if (this.lexer.kind !== kind) return false;
    this.lexer.next();
    return true;
  }

  expect(kind: number): void {
    if (this.lexer.kind !== kind) throw this.unexpected(T.tokenTypes[kind] as string);
    this.lexer.next();
  }

  expectWord(word: string): void {
    if (!this.skipWord(word)) throw this.unexpected(word);
  }

  expectName(): string {
    const { value, kind } = this.lexer;
    if (kind !== T.NAME) throw this.unexpected('name');
    this.lexer.next();
    return value as string;
  }

  /** Reads the items between brackets, and the closing bracket. */
  items(close: number, read: () => void): void {
    const { lexer } = this;
    lexer.next();
    for (let isFirst = true; lexer.kind !== close; isFirst = false) {
      if (!isFirst) this.expect(T.COMMA);
      if (lexer.kind === close) break;
      read();
    }
    lexer.next();
  }

  describe(): string {
    const { kind, value } = this.lexer;
    return kind === T.NAME ? (value as string) : (T.tokenTypes[kind] as string);
  }

  unexpected(expected: string): TemplateError {
    return this.fail(
      this.lexer.kind === T.EOF
        ? `unexpected end of template, expected '${expected}'.`
        : `expected token '${expected}', got '${this.describe()}'`,
    );
  }

  fail(text: string, at = this.lexer.start, pyType = 'TemplateSyntaxError'): TemplateError {
    const { source, kind, start, end, lastStart } = this.lexer;
    const isHere = at === start;
    return pyError(pyType, text).locate({
      source,
      start: at,
      end: isHere ? end : at + 1,
      line: isHere && kind === T.EOF ? positionAt(source, lastStart).line : undefined,
    });
  }

  protected enter(): void {
    if (++this.depth > maxDepth) throw this.fail('too many nested levels: the template cannot be compiled');
  }

  /** Evaluating an expression takes as many nested calls as it has levels; one of up to `maxDepth` characters cannot have many. */
  checkHeight(node: Expression): void {
    if (isHigher(node, maxDepth)) throw this.fail('expression too long or too deeply nested');
  }
}

import { Lexer } from './lexer/lexer.ts';
import { chatSyntax, type Syntax } from './lexer/syntax.ts';
import { EOF, type Token, tokenTypes } from './lexer/token.ts';
import type { TemplateNode } from './parser/ast.ts';
import { Parser } from './parser/parser.ts';
import { extensionTags, standardTags } from './parser/tags.ts';
import { typeError } from './runtime/errors.ts';

/** A symbol that other copies of the package know, too. */
const origin = Symbol.for('@hubkit/jinja.source');

/** The tokens of a source, in order. They know where they come from, which is what `parse` reads: they cannot be changed. */
export interface Tokens extends ReadonlyArray<Token> {
  readonly [origin]?: readonly [source: string, syntax: Partial<Syntax>];
}

/**
 * The tokens of a source, in order, with offsets into the original source.
 *
 * @throws {TemplateSyntaxError} at a character outside of any token, or an unterminated string or block.
 */
export function tokenize(source: string, syntax: Partial<Syntax> = {}): Tokens {
  const lexer = new Lexer(source, { ...chatSyntax, ...syntax });
  const tokens: Token[] = [];
  while (lexer.next() !== EOF) {
    const { kind, start, end, value } = lexer;
    const type = tokenTypes[kind] as Token['type'];
    tokens.push(Object.freeze({ type, value: value ?? source.slice(start, end), start, end }));
  }
  return Object.freeze(Object.defineProperty(tokens, origin, { value: [source, syntax] }));
}

/**
 * The syntax tree of a source, or of its tokens as `tokenize` gives them; every node has start and end. All tags are
 * known, those of the extensions included.
 *
 * @throws {TemplateSyntaxError} when the template cannot be read.
 */
export function parse(source: string | Tokens, syntax: Partial<Syntax> = {}): TemplateNode {
  if (typeof source === 'string') {
    const tags = new Map([...standardTags, ...Object.values(extensionTags).flatMap((tags) => [...tags])]);
    return new Parser(source, { ...chatSyntax, ...syntax }, tags).template();
  }
  // JavaScript hands in anything, also nothing.
  const [text, known] = (source as Tokens | undefined)?.[origin] ?? [];
  if (text === undefined)
    throw typeError('parse takes a source, or tokens as tokenize gives them: others have no source to read.');
  return parse(text, { ...known, ...syntax });
}

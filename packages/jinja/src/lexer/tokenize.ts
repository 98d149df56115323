import { Lexer } from './lexer.ts';
import { chatSyntax, type Syntax } from './syntax.ts';
import { EOF, type Token, tokenTypes } from './token.ts';

/** The tokens of a source, in order; offsets are those of the source as it is given. */
export function tokenize(source: string, syntax: Partial<Syntax> = {}): Token[] {
  const lexer = new Lexer(source, { ...chatSyntax, ...syntax });
  const tokens: Token[] = [];
  while (lexer.next() !== EOF) {
    const { kind, start, end, value } = lexer;
    const type = tokenTypes[kind] as Token['type'];
    tokens.push({ type, value: value ?? source.slice(start, end), start, end });
  }
  return tokens;
}

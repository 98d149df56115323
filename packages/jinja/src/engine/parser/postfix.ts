import * as T from '../lexer/token.ts';
import type { Arguments, Expression, Keyword, NodeOf } from './ast.ts';
import type { TokenReader } from './token-reader.ts';

/** A token reader that also reads the expressions between brackets. */
type Parser = TokenReader & { expression(): Expression };

/** The arguments of a filter or test without brackets. */
export const noArguments: Arguments = { args: [], keywords: [], star: null, doubleStar: null };

/** The `=` of a keyword argument. */
const assignment = /=(?!=)/y;

/** Reads attributes, items and calls behind a value. */
export function postfix(parser: Parser, input: Expression, start: number): Expression {
  const { lexer } = parser;
  let node = input;
  for (;;) {
    const at = lexer.start;
    if (lexer.kind === T.OPEN_BRACKET) node = subscript(parser, node, start);
    else if (lexer.kind === T.OPEN_PAREN) node = call(parser, node, start);
    else if (lexer.kind !== T.DOT) return node;
    else {
      lexer.next();
      const { kind, value, end, start: from } = lexer;
      // Python reads on before it looks at the name, so that what is wrong after it is reported first.
      if ((kind as number) !== T.EOF) lexer.next();
      if ((kind as number) === T.NAME)
        node = { type: 'Attribute', start, end, at, object: node, name: value as string };
      else if ((kind as number) === T.INTEGER) {
        const index = { type: 'Const', start: from, end, at: from, value } as const;
        node = { type: 'Item', start, end, at, object: node, index };
      } else throw parser.fail('expected name or number', from);
    }
  }
}

function subscript(parser: Parser, object: Expression, start: number): Expression {
  const { lexer } = parser;
  const at = lexer.start;
  const items: Expression[] = [];
  lexer.next();
  while (lexer.kind !== T.CLOSE_BRACKET) {
    if (items.length) parser.expect(T.COMMA);
    const { start } = lexer;
    const from = lexer.kind === T.COLON ? null : parser.expression();
    items.push(from && (lexer.kind as number) !== T.COLON ? from : slice(parser, from, start));
  }
  lexer.next();
  const end = lexer.lastEnd;
  const only = items.length === 1 ? items[0] : undefined;
  return { type: 'Item', start, end, at, object, index: only ?? { type: 'Tuple', start: at, end, at, items } };
}

/** Reads a slice from its first colon on. */
function slice(parser: Parser, from: Expression | null, start: number): Expression {
  const { lexer } = parser;
  const bound = (isFirst: boolean): Expression | null => {
    lexer.next();
    const { kind } = lexer;
    return kind === T.CLOSE_BRACKET || kind === T.COMMA || (isFirst && kind === T.COLON) ? null : parser.expression();
  };
  const to = bound(true);
  const step = lexer.kind === T.COLON ? bound(false) : null;
  return { type: 'Slice', start, end: lexer.lastEnd, at: start, from, to, step };
}

/** Reads a call of the expression before the current bracket. */
export function call(parser: Parser, callee: Expression, start: number): NodeOf<'Call'> {
  const at = parser.lexer.start;
  const given = callArguments(parser);
  return { type: 'Call', start, end: parser.lexer.lastEnd, at, callee, arguments: given };
}

/** Reads arguments in brackets. */
export function callArguments(parser: Parser): Arguments {
  const { lexer } = parser;
  const open = lexer.start;
  const args: Expression[] = [];
  const keywords: Keyword[] = [];
  let star: Expression | null = null;
  let doubleStar: Expression | null = null;
  parser.items(T.CLOSE_PAREN, () => {
    const { kind, start, value: name } = lexer;
    const isKeyword = kind === T.NAME && lexer.precedes(assignment);
    const mayBePositional = star === null && (kind === T.MUL || keywords.length === 0);
    if (doubleStar !== null || !(isKeyword || kind === T.POW || mayBePositional))
      throw parser.fail('invalid syntax for function call expression', open);
    if (isKeyword || kind === T.MUL || kind === T.POW) lexer.next();
    if (isKeyword) lexer.next();
    const value = parser.expression();
    if (isKeyword) keywords.push({ start, end: lexer.lastEnd, name: name as string, value });
    else if (kind === T.MUL) star = value;
    else if (kind === T.POW) doubleStar = value;
    else args.push(value);
  });
  return args.length || keywords.length || star || doubleStar ? { args, keywords, star, doubleStar } : noArguments;
}

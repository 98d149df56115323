import * as T from '../lexer/token.ts';
import type { Arguments, Expression, Filter, Keyword } from './ast.ts';
import { PrimaryParser } from './primaries.ts';

const noArguments: Arguments = { args: [], keywords: [], star: null, doubleStar: null };

/** Reads what follows a value: attributes, items, calls, filters and tests. */
export abstract class SuffixParser extends PrimaryParser {
  protected postfix(input: Expression, start: number): Expression {
    let node = input;
    for (;;) {
      const { kind } = this.lexer;
      if (kind === T.DOT) node = this.dotted(node, start);
      else if (kind === T.OPEN_BRACKET) node = this.subscript(node, start);
      else if (kind === T.OPEN_PAREN) node = this.call(node, start);
      else return node;
    }
  }

  protected dotted(object: Expression, start: number): Expression {
    const { lexer } = this;
    const at = lexer.start;
    lexer.next();
    const { kind, value, end, start: from } = lexer;
    // Python reads on before it looks at the name, so that what is wrong after it is reported first.
    if (kind !== T.EOF) lexer.next();
    if (kind !== T.NAME && kind !== T.INTEGER) throw this.fail('expected name or number', from);
    if (kind === T.NAME) return { type: 'Attribute', start, end, at, object, name: value as string };
    return {
      type: 'Item',
      start,
      end,
      at,
      object,
      index: { type: 'Const', start: from, end, at: from, value },
      isDotted: true,
    };
  }

  protected subscript(object: Expression, start: number): Expression {
    const { lexer } = this;
    const at = lexer.start;
    const items: Expression[] = [];
    lexer.next();
    while (lexer.kind !== T.CLOSE_BRACKET) {
      if (items.length) this.expect(T.COMMA);
      items.push(this.subscribed());
    }
    const end = lexer.end;
    lexer.next();
    const only = items.length === 1 ? items[0] : undefined;
    const index: Expression = only ?? { type: 'Tuple', start: at, end, at, items };
    return { type: 'Item', start, end, at, object, index, isDotted: false };
  }

  protected subscribed(): Expression {
    const { lexer } = this;
    const start = lexer.start;
    let from: Expression | null = null;
    if (lexer.kind !== T.COLON) {
      from = this.expression();
      if ((lexer.kind as number) !== T.COLON) return from;
    }
    let end = lexer.end;
    const part = (isFirst: boolean): Expression | null => {
      end = lexer.end;
      lexer.next();
      if (lexer.kind === T.CLOSE_BRACKET || lexer.kind === T.COMMA || (isFirst && lexer.kind === T.COLON)) return null;
      const node = this.expression();
      end = node.end;
      return node;
    };
    const to = part(true);
    const step = (lexer.kind as number) === T.COLON ? part(false) : null;
    return { type: 'Slice', start, end, at: start, from, to, step };
  }

  protected call(callee: Expression, start: number): Expression {
    const at = this.lexer.start;
    const args = this.callArguments();
    return { type: 'Call', start, end: this.lastEnd, at, callee, arguments: args };
  }

  /** The end of the `)` that `callArguments` read last. */
  protected lastEnd = 0;

  callArguments(): Arguments {
    const { lexer } = this;
    const open = lexer.start;
    const args: Expression[] = [];
    const keywords: Keyword[] = [];
    let star: Expression | null = null;
    let doubleStar: Expression | null = null;
    let needsComma = false;
    this.expect(T.OPEN_PAREN);
    while (lexer.kind !== T.CLOSE_PAREN) {
      if (needsComma) {
        this.expect(T.COMMA);
        if ((lexer.kind as number) === T.CLOSE_PAREN) break;
      }
      const isKeyword = lexer.kind === T.NAME && lexer.peek().kind === T.ASSIGN;
      const mayBePositional = star === null && (lexer.kind === T.MUL || keywords.length === 0);
      if (doubleStar !== null || !(isKeyword || lexer.kind === T.POW || mayBePositional))
        throw this.fail('invalid syntax for function call expression', open);
      if (lexer.kind === T.MUL) {
        lexer.next();
        star = this.expression();
      } else if (lexer.kind === T.POW) {
        lexer.next();
        doubleStar = this.expression();
      } else if (isKeyword) {
        const { start, value: name } = lexer;
        lexer.next();
        lexer.next();
        const value = this.expression();
        keywords.push({ start, end: value.end, name: name as string, value });
      } else args.push(this.expression());
      needsComma = true;
    }
    this.lastEnd = lexer.end;
    lexer.next();
    return args.length || keywords.length || star || doubleStar ? { args, keywords, star, doubleStar } : noArguments;
  }

  protected filters(input: Expression, start: number): Expression {
    let node = input;
    for (;;) {
      const { kind } = this.lexer;
      if (kind === T.PIPE) {
        this.lexer.next();
        node = this.filter(node, start);
      } else if (kind === T.OPEN_PAREN) node = this.call(node, start);
      else if (kind === T.NAME && this.lexer.value === 'is') node = this.test(node, start);
      else return node;
    }
  }

  protected dottedName(): string {
    let name = this.expectName();
    while (this.skip(T.DOT)) name += `.${this.expectName()}`;
    return name;
  }

  /** One filter; the `|` before it is already read. */
  filter(input: Expression | null, start: number): Filter {
    const { lexer } = this;
    const at = lexer.start;
    let { end } = lexer;
    const name = this.dottedName();
    const given = this.givenArguments();
    if (given) end = this.lastEnd;
    else if (name.includes('.')) end = at + name.length;
    return { type: 'Filter', start, end, at, input, name, arguments: given ?? noArguments };
  }

  /** The arguments of a filter or test, where it has parentheses; they end at `lastEnd`. */
  private givenArguments(): Arguments | undefined {
    return this.lexer.kind === T.OPEN_PAREN ? this.callArguments() : undefined;
  }

  protected test(input: Expression, start: number): Expression {
    const { lexer } = this;
    const at = lexer.start;
    lexer.next();
    const isNegated = this.skipWord('not');
    let { end } = lexer;
    const name = this.dottedName();
    let args = this.givenArguments();
    if (args) end = this.lastEnd;
    else if (this.isTestArgument()) {
      if (this.isWord('is')) throw this.fail('You cannot chain multiple tests with is');
      const from = lexer.start;
      this.enter();
      const arg = this.postfix(this.primary(false) as Expression, from);
      this.depth--;
      end = arg.end;
      args = { args: [arg], keywords: [], star: null, doubleStar: null };
    }
    return { type: 'Test', start, end, at, input, name, arguments: args ?? noArguments, isNegated };
  }

  protected isTestArgument(): boolean {
    const { kind, value } = this.lexer;
    if (kind === T.NAME) return value !== 'else' && value !== 'or' && value !== 'and';
    return (
      (kind > T.NAME && kind <= T.FLOAT) || kind === T.OPEN_PAREN || kind === T.OPEN_BRACKET || kind === T.OPEN_BRACE
    );
  }
}

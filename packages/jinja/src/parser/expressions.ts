import { Lexer } from '../lexer/lexer.ts';
import type { Syntax } from '../lexer/syntax.ts';
import * as T from '../lexer/token.ts';
import { positionAt } from '../runtime/code-frame.ts';
import { pyError, type TemplateError } from '../runtime/errors.ts';
import { toFloat } from '../runtime/values.ts';
import type {
  Arguments,
  BinaryOperator,
  CompareOperator,
  Expression,
  Filter,
  Keyword,
  NamespaceTarget,
  TupleExpression,
} from './ast.ts';

/** How deep expressions and statements may nest, and how long a chain such as `a + b + c` may be. */
const maxDepth = 400;

const noArguments: Arguments = { args: [], keywords: [], star: null, doubleStar: null };

const OR = 1;
const AND = 2;
const NOT = 3;
const COMPARE = 4;
const CONCAT = 6;

/** By token kind: how tight a binary operator binds; 0 where it is none. */
const levels = Uint8Array.from(T.tokenTypes, (type) => {
  const order = ['', '', '', '== != > >= < <=', '+ -', '~', '* / // %', '**'];
  return order.findIndex((operators) => operators.split(' ').includes(type)) + 1 || 0;
}).map((level) => (level === 1 ? 0 : level));

/** Reads expressions; the current token is always the first one that is not read yet. */
export class ExpressionParser {
  readonly lexer: Lexer;
  protected readonly loopReads: number[] = [];
  protected depth = 0;
  /** The height of the expression read last: evaluating it takes as many nested calls. */
  private height = 0;

  constructor(source: string | Lexer, syntax: Syntax) {
    this.lexer = typeof source === 'string' ? new Lexer(source, syntax) : source;
  }

  /** The value of the current token if it is a name, which the caller compares with keywords. */
  get word(): unknown {
    return this.lexer.kind === T.NAME ? this.lexer.value : undefined;
  }

  isWord(word: string): boolean {
    return this.lexer.kind === T.NAME && this.lexer.value === word;
  }

  skipWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.lexer.next();
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

  /** Notes that a node was put above expressions of this height. */
  private rise(height: number): void {
    this.height = height + 1;
    if (height >= maxDepth) throw this.fail('expression too long or too deeply nested');
  }

  expression(withCondition = true): Expression {
    this.enter();
    const { lexer } = this;
    let at = lexer.start;
    const start = at;
    let node = this.binary(OR);
    while (withCondition && this.skipWord('if')) {
      let height = this.height;
      const test = this.binary(OR);
      height = Math.max(height, this.height);
      const otherwise = this.skipWord('else') ? this.expression() : null;
      this.rise(Math.max(height, this.height));
      node = { type: 'Conditional', start, end: (otherwise ?? test).end, at, test, value: node, otherwise };
      at = lexer.start;
    }
    this.depth--;
    return node;
  }

  /** Reads operators that bind at least as tight as `least`. */
  private binary(least: number): Expression {
    const { lexer } = this;
    const start = lexer.start;
    let node: Expression;
    if (least <= NOT && this.isWord('not')) {
      this.enter();
      lexer.next();
      const operand = this.binary(NOT);
      this.depth--;
      this.rise(this.height);
      node = { type: 'Unary', start, end: operand.end, at: start, operator: 'not', operand };
    } else node = this.unary(true);
    let lastLevel = 0;
    for (;;) {
      const { kind } = lexer;
      let level = levels[kind] as number;
      if (kind === T.NAME) {
        const word = lexer.value;
        if (word === 'or') level = OR;
        else if (word === 'and') level = AND;
        else if (word === 'in' || (word === 'not' && least <= COMPARE && this.isNotIn())) level = COMPARE;
      }
      if (level === 0 || level < least) return node;
      if (level === COMPARE) node = this.compare(node, start);
      else if (level === CONCAT) node = this.concat(node, start);
      else {
        const at = level === lastLevel ? lexer.start : start;
        const operator = (kind === T.NAME ? lexer.value : T.tokenTypes[kind]) as BinaryOperator;
        lexer.next();
        const height = this.height;
        const right = this.binary(level + 1);
        this.rise(Math.max(height, this.height));
        node = { type: 'Binary', start, end: right.end, at, operator, left: node, right };
      }
      lastLevel = level;
    }
  }

  private isNotIn(): boolean {
    const next = this.lexer.peek();
    return next.kind === T.NAME && next.value === 'in';
  }

  private compare(first: Expression, start: number): Expression {
    const { lexer } = this;
    const operators: CompareOperator[] = [];
    const operands: Expression[] = [];
    let height = this.height;
    for (;;) {
      const { kind } = lexer;
      let operator = '';
      if (levels[kind] === COMPARE) operator = T.tokenTypes[kind] as string;
      else if (this.isWord('in')) operator = 'in';
      else if (this.isWord('not') && this.isNotIn()) {
        lexer.next();
        operator = 'not in';
      } else break;
      lexer.next();
      operators.push(operator as CompareOperator);
      operands.push(this.binary(COMPARE + 1));
      height = Math.max(height, this.height);
    }
    this.rise(height);
    const { end } = operands[operands.length - 1] as Expression;
    return { type: 'Compare', start, end, at: lexer.start, first, operators, operands };
  }

  private concat(first: Expression, start: number): Expression {
    const items = [first];
    let { height } = this;
    while (this.skip(T.TILDE)) {
      items.push(this.binary(CONCAT + 1));
      height = Math.max(height, this.height);
    }
    this.rise(height);
    const { end } = items[items.length - 1] as Expression;
    return { type: 'Concat', start, end, at: start, items };
  }

  private unary(withFilter: boolean): Expression {
    const { lexer } = this;
    const { kind, start } = lexer;
    let node: Expression;
    if (kind === T.SUB || kind === T.ADD) {
      this.enter();
      lexer.next();
      const operand = this.unary(false);
      this.depth--;
      this.rise(this.height);
      node = { type: 'Unary', start, end: operand.end, at: start, operator: kind === T.SUB ? '-' : '+', operand };
    } else node = this.primary(false) as Expression;
    node = this.postfix(node, start);
    return withFilter ? this.filters(node, start) : node;
  }

  /** A name, literal or parenthesis. With `isTarget`, also `ns.name`, as `set` may assign to it. */
  primary(isTarget: boolean): Expression | NamespaceTarget {
    const { lexer } = this;
    const { kind, start, end, value } = lexer;
    this.height = 1;
    switch (kind) {
      case T.NAME: {
        lexer.next();
        const name = value as string;
        if (name === 'true' || name === 'True') return { type: 'Const', start, end, at: start, value: true };
        if (name === 'false' || name === 'False') return { type: 'Const', start, end, at: start, value: false };
        if (name === 'none' || name === 'None') return { type: 'Const', start, end, at: start, value: null };
        if (isTarget && this.skip(T.DOT)) {
          const last = lexer.end;
          return { type: 'NamespaceTarget', start, end: last, at: start, object: name, name: this.expectName() };
        }
        if (name === 'loop') this.loopReads.push(start);
        return { type: 'Name', start, end, at: start, name };
      }
      case T.STRING: {
        let text = value as string;
        let last = end;
        lexer.next();
        while (lexer.kind === T.STRING) {
          text += lexer.value as string;
          last = lexer.end;
          lexer.next();
        }
        return { type: 'Const', start, end: last, at: start, value: text };
      }
      case T.INTEGER:
      case T.FLOAT:
        lexer.next();
        return { type: 'Const', start, end, at: start, value: kind === T.FLOAT ? toFloat(value as number) : value };
      case T.OPEN_PAREN: {
        lexer.next();
        const node = this.tuple(true, true);
        this.expect(T.CLOSE_PAREN);
        return node;
      }
      case T.OPEN_BRACKET:
        return this.list();
      case T.OPEN_BRACE:
        return this.dict();
    }
    throw this.fail(`unexpected '${this.describe()}'`);
  }

  /** An expression, or a tuple where commas follow. */
  tuple(withCondition: boolean, isParenthesized = false): Expression {
    return this.tupleOf(() => this.expression(withCondition), isParenthesized) as Expression;
  }

  protected tupleOf<Node extends { readonly end: number }>(
    read: () => Node,
    isParenthesized: boolean,
  ): Node | (Omit<TupleExpression, 'items'> & { readonly items: Node[] }) {
    const { lexer } = this;
    const start = lexer.start;
    const items: Node[] = [];
    let at = start;
    let end = start;
    let isTuple = false;
    let height = 0;
    for (;;) {
      if (items.length) {
        end = lexer.end;
        this.expect(T.COMMA);
      }
      if (this.isTupleEnd()) break;
      const item = read();
      items.push(item);
      end = item.end;
      height = Math.max(height, this.height);
      if (lexer.kind !== T.COMMA) break;
      isTuple = true;
      at = lexer.start;
    }
    if (!isTuple) {
      const only = items[0];
      if (only) return only;
      if (!isParenthesized) throw this.fail(`Expected an expression, got '${this.describe()}'`);
    }
    this.rise(height);
    return { type: 'Tuple', start, end, at, items };
  }

  private isTupleEnd(): boolean {
    const { kind } = this.lexer;
    return kind === T.OUTPUT_END || kind === T.BLOCK_END || kind === T.CLOSE_PAREN;
  }

  private list(): Expression {
    const { lexer } = this;
    const start = lexer.start;
    const items: Expression[] = [];
    let height = 0;
    lexer.next();
    while (lexer.kind !== T.CLOSE_BRACKET) {
      if (items.length) this.expect(T.COMMA);
      if ((lexer.kind as number) === T.CLOSE_BRACKET) break;
      items.push(this.expression());
      height = Math.max(height, this.height);
    }
    this.rise(height);
    const end = lexer.end;
    lexer.next();
    return { type: 'List', start, end, at: start, items };
  }

  private dict(): Expression {
    const { lexer } = this;
    const start = lexer.start;
    const keys: Expression[] = [];
    const values: Expression[] = [];
    let height = 0;
    lexer.next();
    while (lexer.kind !== T.CLOSE_BRACE) {
      if (keys.length) this.expect(T.COMMA);
      if ((lexer.kind as number) === T.CLOSE_BRACE) break;
      keys.push(this.expression());
      height = Math.max(height, this.height);
      this.expect(T.COLON);
      values.push(this.expression());
      height = Math.max(height, this.height);
    }
    this.rise(height);
    const end = lexer.end;
    lexer.next();
    return { type: 'Dict', start, end, at: start, keys, values };
  }

  private postfix(input: Expression, start: number): Expression {
    let node = input;
    for (;;) {
      const { kind } = this.lexer;
      if (kind === T.DOT) node = this.dotted(node, start);
      else if (kind === T.OPEN_BRACKET) node = this.subscript(node, start);
      else if (kind === T.OPEN_PAREN) node = this.call(node, start);
      else return node;
    }
  }

  private dotted(object: Expression, start: number): Expression {
    const { lexer } = this;
    const at = lexer.start;
    lexer.next();
    const { kind, value, end, start: from } = lexer;
    // Python reads on before it looks at the name, so that what is wrong after it is reported first.
    if (kind !== T.EOF) lexer.next();
    if (kind !== T.NAME && kind !== T.INTEGER) throw this.fail('expected name or number', from);
    this.rise(this.height);
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

  private subscript(object: Expression, start: number): Expression {
    const { lexer } = this;
    const at = lexer.start;
    const items: Expression[] = [];
    let { height } = this;
    lexer.next();
    while (lexer.kind !== T.CLOSE_BRACKET) {
      if (items.length) this.expect(T.COMMA);
      items.push(this.subscribed());
      height = Math.max(height, this.height);
    }
    this.rise(height);
    const end = lexer.end;
    lexer.next();
    const only = items.length === 1 ? items[0] : undefined;
    const index: Expression = only ?? { type: 'Tuple', start: at, end, at, items };
    return { type: 'Item', start, end, at, object, index, isDotted: false };
  }

  private subscribed(): Expression {
    const { lexer } = this;
    const start = lexer.start;
    let from: Expression | null = null;
    let height = 0;
    if (lexer.kind !== T.COLON) {
      from = this.expression();
      if ((lexer.kind as number) !== T.COLON) return from;
      height = this.height;
    }
    let end = lexer.end;
    const part = (isFirst: boolean): Expression | null => {
      end = lexer.end;
      lexer.next();
      if (lexer.kind === T.CLOSE_BRACKET || lexer.kind === T.COMMA || (isFirst && lexer.kind === T.COLON)) return null;
      const node = this.expression();
      end = node.end;
      height = Math.max(height, this.height);
      return node;
    };
    const to = part(true);
    const step = (lexer.kind as number) === T.COLON ? part(false) : null;
    this.rise(height);
    return { type: 'Slice', start, end, at: start, from, to, step };
  }

  private call(callee: Expression, start: number): Expression {
    const at = this.lexer.start;
    const { height } = this;
    const args = this.callArguments();
    this.rise(Math.max(height, this.height));
    return { type: 'Call', start, end: this.lastEnd, at, callee, arguments: args };
  }

  /** The end of the `)` that `callArguments` read last. */
  private lastEnd = 0;

  callArguments(): Arguments {
    const { lexer } = this;
    const open = lexer.start;
    const args: Expression[] = [];
    const keywords: Keyword[] = [];
    let star: Expression | null = null;
    let doubleStar: Expression | null = null;
    let height = 0;
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
      height = Math.max(height, this.height);
      needsComma = true;
    }
    this.lastEnd = lexer.end;
    this.height = height;
    lexer.next();
    return args.length || keywords.length || star || doubleStar ? { args, keywords, star, doubleStar } : noArguments;
  }

  private filters(input: Expression, start: number): Expression {
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

  private dottedName(): string {
    let name = this.expectName();
    while (this.skip(T.DOT)) name += `.${this.expectName()}`;
    return name;
  }

  /** One filter; the `|` before it is already read. */
  filter(input: Expression | null, start: number): Filter {
    const { lexer } = this;
    const at = lexer.start;
    let { end } = lexer;
    const { height } = this;
    const name = this.dottedName();
    let args = noArguments;
    this.height = 0;
    if (lexer.kind === T.OPEN_PAREN) {
      args = this.callArguments();
      end = this.lastEnd;
    } else if (name.includes('.')) end = at + name.length;
    this.rise(Math.max(height, this.height));
    return { type: 'Filter', start, end, at, input, name, arguments: args };
  }

  private test(input: Expression, start: number): Expression {
    const { lexer } = this;
    const at = lexer.start;
    const { height } = this;
    lexer.next();
    const isNegated = this.skipWord('not');
    let { end } = lexer;
    const name = this.dottedName();
    let args = noArguments;
    this.height = 0;
    if (lexer.kind === T.OPEN_PAREN) {
      args = this.callArguments();
      end = this.lastEnd;
    } else if (this.isTestArgument()) {
      if (this.isWord('is')) throw this.fail('You cannot chain multiple tests with is');
      const from = lexer.start;
      this.enter();
      const arg = this.postfix(this.primary(false) as Expression, from);
      this.depth--;
      end = arg.end;
      args = { args: [arg], keywords: [], star: null, doubleStar: null };
    }
    this.rise(Math.max(height, this.height));
    return { type: 'Test', start, end, at, input, name, arguments: args, isNegated };
  }

  private isTestArgument(): boolean {
    const { kind, value } = this.lexer;
    if (kind === T.NAME) return value !== 'else' && value !== 'or' && value !== 'and';
    return (
      (kind > T.NAME && kind <= T.FLOAT) || kind === T.OPEN_PAREN || kind === T.OPEN_BRACKET || kind === T.OPEN_BRACE
    );
  }
}

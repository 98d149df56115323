import * as T from '../lexer/token.ts';
import { toFloat } from '../runtime/values.ts';
import type { BinaryOperator, CompareOperator, Expression, NodeOf } from './ast.ts';
import { AND, COMPARE, CONCAT, NOT, OR, POWER, PRODUCT, SUM } from './levels.ts';
import { call, callArguments, noArguments, postfix } from './postfix.ts';
import { maxDepth, TokenReader } from './token-reader.ts';

/** Precedence of a binary operator by token kind; 0 for other tokens. */
const levels = new Uint8Array(T.tokenTypes.length)
  .fill(SUM, T.ADD, T.MUL)
  .fill(PRODUCT, T.MUL, T.TILDE)
  .fill(POWER, T.POW, T.MOD)
  .fill(CONCAT, T.TILDE, T.OPEN_BRACKET)
  .fill(COMPARE, T.EQ, T.ASSIGN);

/** The names of constants. */
export const constants: ReadonlyMap<string, unknown> = new Map([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['none', null],
  ['None', null],
]);

/** An expression in the place of a target, not checked yet. */
export type Assigned = Expression | NodeOf<'NamespaceTarget'>;

/** The second word of `not in`. */
const wordIn = /in(?![\w\u0080-\uffff])/y;

/** Reads expressions, from names and literals up to conditions. A node ends where the last token that was read ends. */
export abstract class ExpressionParser extends TokenReader {
  protected abstract readonly names: NodeOf<'Name'>[];
  /** Number of expressions around the current token. */
  protected abstract nesting: number;

  expression(withCondition = true): Expression {
    this.enter();
    this.nesting++;
    const { lexer } = this;
    const { start } = lexer;
    let at = start;
    let node = this.binary(OR);
    while (withCondition && lexer.kind === T.NAME && this.skipWord('if')) {
      const test = this.binary(OR);
      const otherwise = this.skipWord('else') ? this.expression() : null;
      node = { type: 'Conditional', start, end: lexer.lastEnd, at, test, value: node, otherwise };
      at = lexer.start;
    }
    this.depth--;
    if (--this.nesting === 0 && node.end - node.start > maxDepth) this.checkHeight(node);
    return node;
  }

  /** An expression, or a tuple where commas follow. With `isTarget`, only names and `ns.name`. */
  tuple(withCondition: boolean, isParenthesized?: boolean): Expression;
  tuple(withNamespace: boolean, isParenthesized: false, isTarget: true): Assigned;
  tuple(isFull: boolean, isParenthesized = false, isTarget = false): Assigned {
    const { lexer } = this;
    const { start } = lexer;
    const items: Assigned[] = [];
    let at = start;
    let isTuple = false;
    while (lexer.kind !== T.OUTPUT_END && lexer.kind !== T.BLOCK_END && lexer.kind !== T.CLOSE_PAREN) {
      items.push(isTarget ? this.primary(isFull) : this.expression(isFull));
      if ((lexer.kind as number) !== T.COMMA) break;
      isTuple = true;
      at = lexer.start;
      lexer.next();
    }
    const [only] = items;
    if (only && !isTuple) return only;
    if (!only && !isParenthesized) throw this.fail(`Expected an expression, got '${this.describe()}'`);
    // Only the items of a target may be namespace targets, and `asTarget` takes them apart again.
    return { type: 'Tuple', start, end: Math.max(start, lexer.lastEnd), at, items: items as Expression[] };
  }

  /** Reads operators that bind at least as tight as `least`. */
  private binary(least: number): Expression {
    const { lexer } = this;
    const { start } = lexer;
    let node: Expression;
    if (least <= NOT && lexer.kind === T.NAME && lexer.value === 'not') {
      this.enter();
      lexer.next();
      const operand = this.binary(NOT);
      this.depth--;
      node = { type: 'Unary', start, end: lexer.lastEnd, at: start, operator: 'not', operand };
    } else node = this.operand(true);
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
      else if (level === CONCAT) {
        const items = [node];
        while (this.skip(T.TILDE)) items.push(this.binary(CONCAT + 1));
        node = { type: 'Concat', start, end: lexer.lastEnd, at: start, items };
      } else {
        const at = level === lastLevel ? lexer.start : start;
        const operator = (kind === T.NAME ? lexer.value : T.tokenTypes[kind]) as BinaryOperator;
        lexer.next();
        const right = this.binary(level + 1);
        node = { type: 'Binary', start, end: lexer.lastEnd, at, operator, left: node, right };
      }
      lastLevel = level;
    }
  }

  private isNotIn(): boolean {
    return this.isWord('not') && this.lexer.precedes(wordIn);
  }

  private compare(first: Expression, start: number): Expression {
    const { lexer } = this;
    const operators: CompareOperator[] = [];
    const operands: Expression[] = [];
    for (;;) {
      let operator = lexer.kind === T.NAME ? (lexer.value as string) : (T.tokenTypes[lexer.kind] as string);
      if (operator === 'not' && this.isNotIn()) {
        lexer.next();
        operator = 'not in';
      } else if (operator !== 'in' && levels[lexer.kind] !== COMPARE) break;
      lexer.next();
      operators.push(operator as CompareOperator);
      operands.push(this.binary(COMPARE + 1));
    }
    return { type: 'Compare', start, end: lexer.lastEnd, at: lexer.start, first, operators, operands };
  }

  /** A value with its signs, attributes, items and calls and, with `withFilter`, the filters and tests behind them. */
  private operand(withFilter: boolean): Expression {
    const { lexer } = this;
    const { kind, start } = lexer;
    let node: Expression;
    if (kind === T.SUB || kind === T.ADD) {
      this.enter();
      lexer.next();
      const operand = this.operand(false);
      this.depth--;
      node = { type: 'Unary', start, end: lexer.lastEnd, at: start, operator: kind === T.SUB ? '-' : '+', operand };
    } else node = this.primary(false) as Expression;
    node = postfix(this, node, start);
    while (withFilter) {
      if (this.skip(T.PIPE)) node = this.filter(node, start);
      else if (lexer.kind === T.OPEN_PAREN) node = call(this, node, start);
      else if (lexer.kind === T.NAME && lexer.value === 'is') node = this.test(node, start);
      else break;
    }
    return node;
  }

  /** A name, literal or parenthesis. With `isTarget`, also `ns.name`, as `set` may assign to it. */
  private primary(isTarget: boolean): Assigned {
    const { lexer } = this;
    const { kind, start, end, value } = lexer;
    switch (kind) {
      case T.NAME: {
        lexer.next();
        const name = value as string;
        if (constants.has(name)) return { type: 'Const', start, end, at: start, value: constants.get(name) };
        if (isTarget && this.skip(T.DOT)) {
          const last = this.expectName();
          return { type: 'NamespaceTarget', start, end: lexer.lastEnd, at: start, object: name, name: last };
        }
        const node: NodeOf<'Name'> = { type: 'Name', start, end, at: start, name };
        this.names.push(node);
        return node;
      }
      case T.STRING: {
        let text = '';
        for (; lexer.kind === T.STRING; lexer.next()) text += lexer.value as string;
        return { type: 'Const', start, end: lexer.lastEnd, at: start, value: text };
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
      case T.OPEN_BRACKET: {
        const items: Expression[] = [];
        this.items(T.CLOSE_BRACKET, () => items.push(this.expression()));
        return { type: 'List', start, end: lexer.lastEnd, at: start, items };
      }
      case T.OPEN_BRACE: {
        const keys: Expression[] = [];
        const values: Expression[] = [];
        this.items(T.CLOSE_BRACE, () => {
          keys.push(this.expression());
          this.expect(T.COLON);
          values.push(this.expression());
        });
        return { type: 'Dict', start, end: lexer.lastEnd, at: start, keys, values };
      }
    }
    throw this.fail(`unexpected '${this.describe()}'`);
  }

  private dottedName(): string {
    let name = this.expectName();
    while (this.skip(T.DOT)) name += `.${this.expectName()}`;
    return name;
  }

  /** One filter; the `|` before it is already read. */
  filter(input: Expression | null, start: number): NodeOf<'Filter'> {
    const { lexer } = this;
    const at = lexer.start;
    const name = this.dottedName();
    const given = lexer.kind === T.OPEN_PAREN ? callArguments(this) : noArguments;
    return { type: 'Filter', start, end: lexer.lastEnd, at, input, name, arguments: given };
  }

  private test(input: Expression, start: number): Expression {
    const { lexer } = this;
    const at = lexer.start;
    lexer.next();
    const isNegated = this.skipWord('not');
    const name = this.dottedName();
    let given = noArguments;
    if (lexer.kind === T.OPEN_PAREN) given = callArguments(this);
    else if (this.isTestArgument()) {
      if (this.isWord('is')) throw this.fail('You cannot chain multiple tests with is');
      const from = lexer.start;
      this.enter();
      given = { ...noArguments, args: [postfix(this, this.primary(false) as Expression, from)] };
      this.depth--;
    }
    return { type: 'Test', start, end: lexer.lastEnd, at, input, name, arguments: given, isNegated };
  }

  private isTestArgument(): boolean {
    const { kind, value } = this.lexer;
    if (kind === T.NAME) return value !== 'else' && value !== 'or' && value !== 'and';
    return (kind > T.NAME && kind <= T.FLOAT) || kind === T.OPEN_BRACKET || kind === T.OPEN_BRACE;
  }
}

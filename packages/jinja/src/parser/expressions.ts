import * as T from '../lexer/token.ts';
import type { BinaryOperator, CompareOperator, Expression } from './ast.ts';
import { AND, COMPARE, CONCAT, NOT, OR } from './levels.ts';
import { SuffixParser } from './suffixes.ts';

/** By token kind: how tight a binary operator binds; 0 where it is none. */
const levels = Uint8Array.from(T.tokenTypes, (type) => {
  const order = ['', '', '', '== != > >= < <=', '+ -', '~', '* / // %', '**'];
  return order.findIndex((operators) => operators.split(' ').includes(type)) + 1 || 0;
}).map((level) => (level === 1 ? 0 : level));

/** Reads whole expressions: operators by how tight they bind, and conditions. */
export class ExpressionParser extends SuffixParser {
  /** Number of expressions around the current token. */
  private nesting = 0;

  expression(withCondition = true): Expression {
    this.enter();
    this.nesting++;
    const { lexer } = this;
    let at = lexer.start;
    const start = at;
    let node = this.binary(OR);
    while (withCondition && this.skipWord('if')) {
      const test = this.binary(OR);
      const otherwise = this.skipWord('else') ? this.expression() : null;
      node = { type: 'Conditional', start, end: (otherwise ?? test).end, at, test, value: node, otherwise };
      at = lexer.start;
    }
    this.depth--;
    if (--this.nesting === 0) this.checkHeight(node);
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
        const right = this.binary(level + 1);
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
    }
    const { end } = operands[operands.length - 1] as Expression;
    return { type: 'Compare', start, end, at: lexer.start, first, operators, operands };
  }

  private concat(first: Expression, start: number): Expression {
    const items = [first];
    while (this.skip(T.TILDE)) items.push(this.binary(CONCAT + 1));
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
      node = { type: 'Unary', start, end: operand.end, at: start, operator: kind === T.SUB ? '-' : '+', operand };
    } else node = this.primary(false) as Expression;
    node = this.postfix(node, start);
    return withFilter ? this.filters(node, start) : node;
  }
}

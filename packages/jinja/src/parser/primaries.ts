import * as T from '../lexer/token.ts';
import { toFloat } from '../runtime/values.ts';
import type { Expression, Name, NamespaceTarget, TupleExpression } from './ast.ts';
import { TokenReader } from './token-reader.ts';

/** Reads names, literals, tuples, lists and dicts. */
export abstract class PrimaryParser extends TokenReader {
  protected readonly names: Name[] = [];

  abstract expression(withCondition?: boolean): Expression;

  /** A name, literal or parenthesis. With `isTarget`, also `ns.name`, as `set` may assign to it. */
  primary(isTarget: boolean): Expression | NamespaceTarget {
    const { lexer } = this;
    const { kind, start, end, value } = lexer;
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
        const node: Name = { type: 'Name', start, end, at: start, name };
        this.names.push(node);
        return node;
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
    for (;;) {
      if (items.length) {
        end = lexer.end;
        this.expect(T.COMMA);
      }
      if (this.isTupleEnd()) break;
      const item = read();
      items.push(item);
      end = item.end;
      if (lexer.kind !== T.COMMA) break;
      isTuple = true;
      at = lexer.start;
    }
    if (!isTuple) {
      const only = items[0];
      if (only) return only;
      if (!isParenthesized) throw this.fail(`Expected an expression, got '${this.describe()}'`);
    }
    return { type: 'Tuple', start, end, at, items };
  }

  protected isTupleEnd(): boolean {
    const { kind } = this.lexer;
    return kind === T.OUTPUT_END || kind === T.BLOCK_END || kind === T.CLOSE_PAREN;
  }

  protected list(): Expression {
    const { start } = this.lexer;
    const items: Expression[] = [];
    const end = this.items(T.CLOSE_BRACKET, () => {
      items.push(this.expression());
    });
    return { type: 'List', start, end, at: start, items };
  }

  protected dict(): Expression {
    const { start } = this.lexer;
    const keys: Expression[] = [];
    const values: Expression[] = [];
    const end = this.items(T.CLOSE_BRACE, () => {
      keys.push(this.expression());
      this.expect(T.COLON);
      values.push(this.expression());
    });
    return { type: 'Dict', start, end, at: start, keys, values };
  }

  /** Reads what stands between brackets, item by item, and gives where the closing one ends. */
  private items(close: number, read: () => void): number {
    const { lexer } = this;
    lexer.next();
    for (let isFirst = true; lexer.kind !== close; isFirst = false) {
      if (!isFirst) this.expect(T.COMMA);
      if (lexer.kind === close) break;
      read();
    }
    const { end } = lexer;
    lexer.next();
    return end;
  }
}

import { Lexer } from '../lexer/lexer.ts';
import type { Syntax } from '../lexer/syntax.ts';
import * as T from '../lexer/token.ts';
import type { TemplateError } from '../runtime/errors.ts';
import type * as Ast from './ast.ts';
import { type Assigned, constants, ExpressionParser } from './expressions.ts';

/** A statement without its place. */
type TagFields = {
  [Type in Ast.Statement['type']]: { readonly type: Type } & Ast.FieldsOf<Type>;
}[Ast.Statement['type']];

/** Reads one statement from behind the name of its tag, which is at the offset `at`. */
export type TagParser = (parser: Parser, at: number) => TagFields;

/** The tags of an environment, by name. */
export type Tags = ReadonlyMap<string, TagParser>;

/** Source to syntax tree. */
export class Parser extends ExpressionParser {
  override readonly lexer: Lexer;
  private readonly tags: Tags;
  private readonly openTags: string[] = [];
  private readonly ends: (readonly string[])[] = [];
  private readonly statements = new Set<Ast.Statement['type']>();
  protected override readonly names: Ast.NodeOf<'Name'>[] = [];
  protected override depth = 0;
  protected override nesting = 0;

  constructor(source: string, syntax: Syntax, tags: Tags) {
    super();
    this.lexer = new Lexer(source, syntax);
    this.tags = tags;
  }

  template(): Ast.TemplateNode {
    const { lexer } = this;
    lexer.next();
    const body = this.nodes(null, 0);
    return {
      type: 'Template',
      start: 0,
      end: lexer.source.length,
      source: lexer.source,
      body,
      names: this.names,
      statements: this.statements,
    };
  }

  /** The statements after a tag, up to one of the tags of `ends`, whose name is then the current token. */
  body(ends: readonly string[]): Ast.Body {
    const { lexer } = this;
    this.skip(T.COLON);
    const start = lexer.end;
    this.expect(T.BLOCK_END);
    this.enter();
    const body = this.nodes(ends, start);
    this.depth--;
    if (lexer.kind === T.EOF) {
      this.ends.push(ends);
      throw this.unclosed(null);
    }
    return body;
  }

  /** Reads a body up to the tag `end`, including its name. */
  bodyUpTo(end: string): Ast.Body {
    const body = this.body([end]);
    this.lexer.next();
    return body;
  }

  private nodes(ends: readonly string[] | null, bodyStart: number): Ast.Body {
    const { lexer } = this;
    const nodes: Ast.Statement[] = [];
    if (ends) this.ends.push(ends);
    for (; ; lexer.next()) {
      const { kind, start, end, value } = lexer;
      if (kind === T.TEXT) nodes.push({ type: 'Text', start, end, at: start, value: value as string });
      else if (kind === T.RAW) nodes.push({ type: 'Raw', start, end, at: start, value: value as string });
      else if (kind === T.COMMENT) nodes.push({ type: 'Comment', start, end, at: start, value: value as string });
      else if (kind === T.OUTPUT_BEGIN) {
        lexer.next();
        const expression = this.tuple(true);
        if ((lexer.kind as number) !== T.OUTPUT_END) throw this.unexpected('end of print statement');
        nodes.push({ type: 'Output', start, end: lexer.end, at: expression.at, expression });
      } else {
        if (kind === T.BLOCK_BEGIN) lexer.next();
        if (kind !== T.BLOCK_BEGIN || (lexer.kind === T.NAME && ends?.includes(lexer.value as string))) {
          if (ends) this.ends.pop();
          return { start: bodyStart, end: start, nodes };
        }
        if ((lexer.kind as number) !== T.NAME) throw this.fail('tag name expected');
        const name = lexer.value as string;
        const read = this.tags.get(name);
        if (!read) throw this.unclosed(name);
        this.openTags.push(name);
        const at = lexer.start;
        lexer.next();
        const fields = read(this, at);
        const node: Ast.Statement = { start, end: lexer.end, at, ...fields };
        this.statements.add(node.type);
        this.openTags.pop();
        nodes.push(node);
        if ((lexer.kind as number) !== T.BLOCK_END) throw this.unexpected('end of statement block');
      }
    }
  }

  /** The error for an unknown tag, or for a template that ends too early (`name` is null). */
  private unclosed(name: string | null): TemplateError {
    const ends = this.ends.at(-1);
    const looking = ends?.map((end) => `'${end}'`).join(' or ');
    const text = [name === null ? 'Unexpected end of template.' : `Encountered unknown tag '${name}'.`];
    if (looking && name !== null && this.ends.some((some) => some.includes(name)))
      text.push(
        `You probably made a nesting mistake. Jinja is expecting this tag, but currently looking for ${looking}.`,
      );
    else if (looking) text.push(`Jinja was looking for the following tags: ${looking}.`);
    const open = this.openTags.at(-1);
    if (open) text.push(`The innermost block that needs to be closed is '${open}'.`);
    return this.fail(text.join(' '));
  }

  /** Parses an assignment target: a name, a tuple of names or, for `set`, a namespace attribute. */
  target(withNamespace = false): Ast.Target {
    const node = this.tuple(withNamespace, false, true);
    const target = node.type === 'Name' ? node : asTarget(node);
    if (!target) throw this.fail(`can't assign to '${node.type.toLowerCase()}'`, node.start);
    return target;
  }

  nameTarget(): Ast.NodeOf<'Name'> {
    const { start, end } = this.lexer;
    const name = this.expectName();
    if (constants.has(name)) throw this.fail("can't assign to 'name'", start);
    return { type: 'Name', start, end, at: start, name };
  }

  signature(): Ast.Signature {
    const params: Ast.NodeOf<'Name'>[] = [];
    const defaults: Ast.Expression[] = [];
    this.expect(T.OPEN_PAREN);
    while (this.lexer.kind !== T.CLOSE_PAREN) {
      if (params.length) this.expect(T.COMMA);
      params.push(this.nameTarget());
      if (this.skip(T.ASSIGN)) defaults.push(this.expression());
      else if (defaults.length) throw this.fail('non-default argument follows default argument');
    }
    this.lexer.next();
    return { params, defaults };
  }
}

function asTarget(node: Assigned): Ast.Target | undefined {
  if (node.type === 'Name' || node.type === 'NamespaceTarget') return node;
  if (node.type !== 'Tuple') return undefined;
  const items: Ast.Target[] = [];
  for (const item of node.items) {
    const target = asTarget(item);
    if (!target) return undefined;
    items.push(target);
  }
  return { type: 'TupleTarget', start: node.start, end: node.end, at: node.at, items };
}

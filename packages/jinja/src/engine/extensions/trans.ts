import * as T from '../lexer/token.ts';
import type { Expression, NodeOf } from '../parser/ast.ts';
import type { Parser, TagParser } from '../parser/parser.ts';

/** The text of one form, with `%(name)s` for its variables. */
interface Form {
  readonly text: string;
  readonly names: readonly NodeOf<'Name'>[];
}

/** Reads `{% trans %}…{% pluralize %}…{% endtrans %}`. */
export function parseTrans(isTrimming: boolean): TagParser {
  return (parser, at) => {
    const { lexer } = parser;
    const context = lexer.kind === T.STRING ? (lexer.value as string) : null;
    if (context !== null) lexer.next();
    const variables = new Map<string, Expression>();
    const isTrimmed = readVariables(parser, variables) ?? isTrimming;
    parser.expect(T.BLOCK_END);
    const singular = readForm(parser, true);
    let count = [...variables.keys()][0] ?? singular.names[0]?.name ?? null;
    let plural: Form | undefined;
    if (parser.skipWord('pluralize')) {
      if (lexer.kind !== T.BLOCK_END) {
        const from = lexer.start;
        count = parser.expectName();
        if (!variables.has(count))
          throw parser.fail(`unknown variable '${count}' for pluralization`, from, 'TemplateAssertionError');
      }
      parser.expect(T.BLOCK_END);
      plural = readForm(parser, false);
      if (count === null) throw parser.fail('pluralize without variables', at);
    }
    lexer.next();
    const referenced = [...singular.names, ...(plural?.names ?? [])];
    for (const name of referenced) if (!variables.has(name.name)) variables.set(name.name, name);
    const isOpen = referenced.length > 0;
    const text = (form: Form) => (isTrimmed ? form.text.trim().replace(/\s*\n\s*/g, ' ') : form.text);
    return {
      type: 'Trans',
      singular: text(singular),
      plural: plural ? text(plural) : null,
      context,
      names: [...variables.keys()],
      values: [...variables.values()],
      count: plural ? count : null,
      isOpen,
    };
  };
}

/** Reads the variables of the tag; returns true for `trimmed`, false for `notrimmed`. */
function readVariables(parser: Parser, variables: Map<string, Expression>): boolean | undefined {
  const { lexer } = parser;
  let isTrimmed: boolean | undefined;
  while (lexer.kind !== T.BLOCK_END) {
    if (variables.size) parser.expect(T.COMMA);
    if (parser.skip(T.COLON)) break;
    const { start, end } = lexer;
    const name = parser.expectName();
    if (variables.has(name))
      throw parser.fail(`translatable variable '${name}' defined twice.`, start, 'TemplateAssertionError');
    if (parser.skip(T.ASSIGN)) variables.set(name, parser.expression());
    else if (isTrimmed === undefined && (name === 'trimmed' || name === 'notrimmed')) isTrimmed = name === 'trimmed';
    else variables.set(name, { type: 'Name', start, end, at: start, name });
  }
  return isTrimmed;
}

function readForm(parser: Parser, mayPluralize: boolean): Form {
  const { lexer } = parser;
  const names: NodeOf<'Name'>[] = [];
  let text = '';
  for (;;) {
    const { kind } = lexer;
    if (kind === T.TEXT || kind === T.RAW) text += (lexer.value as string).replaceAll('%', '%%');
    else if (kind === T.OUTPUT_BEGIN) {
      lexer.next();
      const { start, end } = lexer;
      const name = parser.expectName();
      names.push({ type: 'Name', start, end, at: start, name });
      text += `%(${name})s`;
      if ((lexer.kind as number) !== T.OUTPUT_END) throw parser.unexpected('end of print statement');
    } else if (kind === T.BLOCK_BEGIN) {
      lexer.next();
      const { word } = parser;
      if (word === 'endtrans' || (word === 'pluralize' && mayPluralize)) return { text, names };
      if (word === 'pluralize') throw parser.fail('a translatable section can have only one pluralize section');
      if (word === 'trans') throw parser.fail("trans blocks can't be nested; did you mean `endtrans`?");
      throw parser.fail(`control structures in translatable sections are not allowed; saw \`${word ?? 'None'}\``);
    } else if (kind === T.EOF) throw parser.fail('unclosed translation block');
    lexer.next();
  }
}

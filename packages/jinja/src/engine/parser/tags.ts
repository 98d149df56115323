import * as T from '../lexer/token.ts';
import type * as Ast from './ast.ts';
import type { Parser, TagParser } from './parser.ts';

const parseFor: TagParser = (parser) => {
  const target = parser.target();
  if (!parser.skipWord('in')) throw parser.unexpected('in');
  const iterable = parser.tuple(false);
  const test = parser.skipWord('if') ? parser.expression() : null;
  const isRecursive = parser.skipWord('recursive');
  const body = parser.body(['endfor', 'else']);
  const hasElse = parser.lexer.value === 'else';
  parser.lexer.next();
  const otherwise = hasElse ? parser.bodyUpTo('endfor') : null;
  return { type: 'For', target, iterable, test, isRecursive, body, otherwise };
};

const parseIf: TagParser = (parser) => {
  const { lexer } = parser;
  const test = parser.tuple(false);
  const ends = ['elif', 'else', 'endif'];
  const body = parser.body(ends);
  const elseIfs: Ast.ElseIf[] = [];
  let from = body.end;
  while (parser.skipWord('elif')) {
    const condition = lexer.start;
    const test = parser.tuple(false);
    const body = parser.body(ends);
    elseIfs.push({ start: from, end: body.end, at: condition, test, body });
    from = body.end;
  }
  const hasElse = lexer.value === 'else';
  lexer.next();
  const otherwise = hasElse ? parser.bodyUpTo('endif') : null;
  return { type: 'If', test, body, elseIfs, otherwise };
};

const parseSet: TagParser = (parser) => {
  const target = parser.target(true);
  if (parser.skip(T.ASSIGN)) {
    const value = parser.tuple(true);
    return { type: 'Set', target, value };
  }
  const filter = parser.skip(T.PIPE) ? filterChain(parser) : null;
  const body = parser.bodyUpTo('endset');
  return { type: 'SetBlock', target, filter, body };
};

/** `a | b`, applied to the body of a block. */
function filterChain(parser: Parser): Ast.NodeOf<'Filter'> {
  let filter = parser.filter(null, parser.lexer.start);
  while (parser.skip(T.PIPE)) filter = parser.filter(filter, filter.start);
  parser.checkHeight(filter);
  return filter;
}

const parseFilter: TagParser = (parser) => {
  const filter = filterChain(parser);
  return { type: 'FilterBlock', filter, body: parser.bodyUpTo('endfilter') };
};

const parseMacro: TagParser = (parser) => {
  const { name } = parser.nameTarget();
  const { params, defaults } = parser.signature();
  const body = parser.bodyUpTo('endmacro');
  return { type: 'Macro', name, params, defaults, body };
};

const parseCall: TagParser = (parser, at) => {
  const { params, defaults } = parser.lexer.kind === T.OPEN_PAREN ? parser.signature() : { params: [], defaults: [] };
  const call = parser.expression();
  if (call.type !== 'Call') throw parser.fail('expected call', at);
  const body = parser.bodyUpTo('endcall');
  return { type: 'CallBlock', call, params, defaults, body };
};

const parseWith: TagParser = (parser) => {
  const targets: Ast.Target[] = [];
  const values: Ast.Expression[] = [];
  while (parser.lexer.kind !== T.BLOCK_END) {
    if (targets.length) parser.expect(T.COMMA);
    targets.push(parser.target());
    parser.expect(T.ASSIGN);
    values.push(parser.expression());
  }
  const body = parser.bodyUpTo('endwith');
  return { type: 'With', targets, values, body };
};

const isBlank = (node: Ast.Statement) => node.type === 'Comment' || (node.type === 'Text' && !/\S/.test(node.value));

const parseBlock: TagParser = (parser) => {
  const name = parser.expectName();
  const isScoped = parser.skipWord('scoped');
  const isRequired = parser.skipWord('required');
  if (parser.lexer.kind === T.SUB)
    throw parser.fail(
      'Block names in Jinja have to be valid Python identifiers and may not contain hyphens, use an underscore instead.',
    );
  const body = parser.bodyUpTo('endblock');
  if (isRequired && !body.nodes.every(isBlank))
    throw parser.fail('Required blocks can only contain comments or whitespace');
  parser.skipWord(name);
  return { type: 'Block', name, isScoped, isRequired, body };
};

/** Reads a word and `second`, a sticky pattern of the word that must follow, where both are there. */
function skipWords(parser: Parser, first: string, second: RegExp): boolean {
  if (!parser.isWord(first) || !parser.lexer.precedes(second)) return false;
  parser.lexer.next();
  parser.expectName();
  return true;
}

const wordContext = /context(?![\w\u0080-\uffff])/y;
const wordMissing = /missing(?![\w\u0080-\uffff])/y;

/** `with context`, `without context`, or undefined where neither follows. */
function context(parser: Parser): boolean | undefined {
  if (skipWords(parser, 'with', wordContext)) return true;
  return skipWords(parser, 'without', wordContext) ? false : undefined;
}

const parseInclude: TagParser = (parser) => {
  const template = parser.expression();
  const ignoreMissing = skipWords(parser, 'ignore', wordMissing);
  const withContext = context(parser) ?? true;
  return { type: 'Include', template, ignoreMissing, withContext };
};

const parseImport: TagParser = (parser) => {
  const template = parser.expression();
  parser.expectWord('as');
  const target = parser.nameTarget().name;
  const withContext = context(parser) ?? false;
  return { type: 'Import', template, target, withContext };
};

const parseFrom: TagParser = (parser) => {
  const template = parser.expression();
  parser.expectWord('import');
  const names: Ast.ImportedName[] = [];
  let withContext: boolean | undefined;
  for (;;) {
    if (names.length) parser.expect(T.COMMA);
    withContext = context(parser);
    if (withContext !== undefined) break;
    const name = parser.nameTarget();
    if (name.name.startsWith('_'))
      throw parser.fail('names starting with an underline can not be imported', name.start, 'TemplateAssertionError');
    const alias = parser.skipWord('as') ? parser.nameTarget() : name;
    names.push({ start: name.start, end: alias.end, name: name.name, alias: alias.name });
    withContext = context(parser);
    if (withContext !== undefined || parser.lexer.kind !== T.COMMA) break;
  }
  return { type: 'FromImport', template, names, withContext: withContext ?? false };
};

const parseAutoescape: TagParser = (parser) => {
  const value = parser.expression();
  const body = parser.bodyUpTo('endautoescape');
  return { type: 'Autoescape', value, body };
};

const parsePrint: TagParser = (parser) => {
  const expressions: Ast.Expression[] = [];
  while (parser.lexer.kind !== T.BLOCK_END) {
    if (expressions.length) parser.expect(T.COMMA);
    expressions.push(parser.expression());
  }
  return { type: 'Print', expressions };
};

/** The tags that every environment knows. */
export const standardTags: ReadonlyMap<string, TagParser> = new Map([
  ['for', parseFor],
  ['if', parseIf],
  ['set', parseSet],
  ['filter', parseFilter],
  ['macro', parseMacro],
  ['call', parseCall],
  ['with', parseWith],
  ['block', parseBlock],
  ['extends', (parser) => ({ type: 'Extends', template: parser.expression() })],
  ['include', parseInclude],
  ['import', parseImport],
  ['from', parseFrom],
  ['autoescape', parseAutoescape],
  ['print', parsePrint],
]);

/** The tags of extensions, by the extension's name. */
export const extensionTags: Readonly<Record<string, ReadonlyMap<string, TagParser>>> = {
  loopcontrols: new Map<string, TagParser>([
    ['break', () => ({ type: 'Break' })],
    ['continue', () => ({ type: 'Continue' })],
  ]),
  do: new Map([['do', (parser) => ({ type: 'Do', expression: parser.tuple(true) })]]),
  generation: new Map([['generation', (parser) => ({ type: 'Generation', body: parser.bodyUpTo('endgeneration') })]]),
  debug: new Map([['debug', () => ({ type: 'Debug' })]]),
};

/** The tags that transformers has. */
export const chatTags: ReadonlyMap<string, TagParser> = new Map(
  [standardTags, extensionTags.generation, extensionTags.loopcontrols].flatMap((tags) => [...(tags ?? [])]),
);

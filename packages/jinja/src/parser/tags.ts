import * as T from '../lexer/token.ts';
import type * as Ast from './ast.ts';
import type { Parser, TagParser } from './parser.ts';

/** Reads the keyword of a tag and gives its offset. */
function keyword({ lexer }: Parser): number {
  const { start } = lexer;
  lexer.next();
  return start;
}

const parseFor: TagParser = (parser, start) => {
  const at = keyword(parser);
  const target = parser.target();
  parser.expectWord('in');
  const iterable = parser.tuple(false);
  const test = parser.skipWord('if') ? parser.expression() : null;
  const isRecursive = parser.skipWord('recursive');
  const body = parser.body(['endfor', 'else']);
  const hasElse = parser.word === 'else';
  parser.lexer.next();
  const otherwise = hasElse ? parser.bodyUpTo('endfor') : null;
  return { type: 'For', start, end: parser.lexer.end, at, target, iterable, test, isRecursive, body, otherwise };
};

const parseIf: TagParser = (parser, start) => {
  const { lexer } = parser;
  const at = keyword(parser);
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
  const hasElse = parser.word === 'else';
  lexer.next();
  const otherwise = hasElse ? parser.bodyUpTo('endif') : null;
  return { type: 'If', start, end: lexer.end, at, test, body, elseIfs, otherwise };
};

const parseSet: TagParser = (parser, start) => {
  const at = keyword(parser);
  const target = parser.target(true);
  if (parser.skip(T.ASSIGN)) {
    const value = parser.tuple(true);
    return { type: 'Set', start, end: parser.lexer.end, at, target, value };
  }
  const filter = parser.lexer.kind === T.PIPE ? filterChain(parser) : null;
  const body = parser.bodyUpTo('endset');
  return { type: 'SetBlock', start, end: parser.lexer.end, at, target, filter, body };
};

/** `| a | b`, where what is filtered is the body of a block. */
function filterChain(parser: Parser): Ast.Filter | null {
  let filter: Ast.Filter | null = null;
  while (parser.skip(T.PIPE)) filter = parser.filter(filter, filter?.start ?? parser.lexer.start);
  return filter;
}

const parseFilter: TagParser = (parser, start) => {
  const at = keyword(parser);
  let filter = parser.filter(null, parser.lexer.start);
  while (parser.skip(T.PIPE)) filter = parser.filter(filter, filter.start);
  const body = parser.bodyUpTo('endfilter');
  return { type: 'FilterBlock', start, end: parser.lexer.end, at, filter, body };
};

const parseMacro: TagParser = (parser, start) => {
  const at = keyword(parser);
  const { name } = parser.nameTarget();
  const { params, defaults } = parser.signature();
  const body = parser.bodyUpTo('endmacro');
  return { type: 'Macro', start, end: parser.lexer.end, at, name, params, defaults, body };
};

const parseCall: TagParser = (parser, start) => {
  const at = keyword(parser);
  const { params, defaults } = parser.lexer.kind === T.OPEN_PAREN ? parser.signature() : { params: [], defaults: [] };
  const call = parser.expression();
  if (call.type !== 'Call') throw parser.fail('expected call', at);
  const body = parser.bodyUpTo('endcall');
  return { type: 'CallBlock', start, end: parser.lexer.end, at, call, params, defaults, body };
};

const parseWith: TagParser = (parser, start) => {
  const at = keyword(parser);
  const targets: Ast.Target[] = [];
  const values: Ast.Expression[] = [];
  while (parser.lexer.kind !== T.BLOCK_END) {
    if (targets.length) parser.expect(T.COMMA);
    targets.push(parser.target());
    parser.expect(T.ASSIGN);
    values.push(parser.expression());
  }
  const body = parser.bodyUpTo('endwith');
  return { type: 'With', start, end: parser.lexer.end, at, targets, values, body };
};

const isBlank = (node: Ast.Statement) => node.type === 'Comment' || (node.type === 'Text' && !/\S/.test(node.value));

const parseBlock: TagParser = (parser, start) => {
  const at = keyword(parser);
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
  return { type: 'Block', start, end: parser.lexer.end, at, name, isScoped, isRequired, body };
};

const parseExtends: TagParser = (parser, start) => {
  const at = keyword(parser);
  const template = parser.expression();
  return { type: 'Extends', start, end: parser.lexer.end, at, template };
};

/** Reads `first second`, where both words are there. */
function skipWords(parser: Parser, first: string, second: string): boolean {
  if (!parser.isWord(first)) return false;
  const { kind, value } = parser.lexer.peek();
  if (kind !== T.NAME || value !== second) return false;
  parser.lexer.next();
  parser.lexer.next();
  return true;
}

/** `with context`, `without context`, or undefined where neither follows. */
function context(parser: Parser): boolean | undefined {
  if (skipWords(parser, 'with', 'context')) return true;
  return skipWords(parser, 'without', 'context') ? false : undefined;
}

const parseInclude: TagParser = (parser, start) => {
  const at = keyword(parser);
  const template = parser.expression();
  const ignoreMissing = skipWords(parser, 'ignore', 'missing');
  const withContext = context(parser) ?? true;
  return { type: 'Include', start, end: parser.lexer.end, at, template, ignoreMissing, withContext };
};

const parseImport: TagParser = (parser, start) => {
  const at = keyword(parser);
  const template = parser.expression();
  parser.expectWord('as');
  const target = parser.nameTarget().name;
  const withContext = context(parser) ?? false;
  return { type: 'Import', start, end: parser.lexer.end, at, template, target, withContext };
};

const parseFrom: TagParser = (parser, start) => {
  const at = keyword(parser);
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
  return { type: 'FromImport', start, end: parser.lexer.end, at, template, names, withContext: withContext ?? false };
};

const parseAutoescape: TagParser = (parser, start) => {
  const at = keyword(parser);
  const value = parser.expression();
  const body = parser.bodyUpTo('endautoescape');
  return { type: 'Autoescape', start, end: parser.lexer.end, at, value, body };
};

const parsePrint: TagParser = (parser, start) => {
  const at = keyword(parser);
  const expressions: Ast.Expression[] = [];
  while (parser.lexer.kind !== T.BLOCK_END) {
    if (expressions.length) parser.expect(T.COMMA);
    expressions.push(parser.expression());
  }
  return { type: 'Print', start, end: parser.lexer.end, at, expressions };
};

const parseDo: TagParser = (parser, start) => {
  const at = keyword(parser);
  const expression = parser.tuple(true);
  return { type: 'Do', start, end: parser.lexer.end, at, expression };
};

const parseGeneration: TagParser = (parser, start) => {
  const at = keyword(parser);
  const body = parser.bodyUpTo('endgeneration');
  return { type: 'Generation', start, end: parser.lexer.end, at, body };
};

const loopControl =
  (type: 'Break' | 'Continue'): TagParser =>
  (parser, start) => {
    const at = keyword(parser);
    return { type, start, end: parser.lexer.end, at };
  };

const parseDebug: TagParser = (parser, start) => {
  const at = keyword(parser);
  return { type: 'Debug', start, end: parser.lexer.end, at };
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
  ['extends', parseExtends],
  ['include', parseInclude],
  ['import', parseImport],
  ['from', parseFrom],
  ['autoescape', parseAutoescape],
  ['print', parsePrint],
]);

/** The tags of extensions, by the extension's name. */
export const extensionTags: Readonly<Record<string, ReadonlyMap<string, TagParser>>> = {
  loopcontrols: new Map([
    ['break', loopControl('Break')],
    ['continue', loopControl('Continue')],
  ]),
  do: new Map([['do', parseDo]]),
  generation: new Map([['generation', parseGeneration]]),
  debug: new Map([['debug', parseDebug]]),
};

/** The tags that transformers has. */
export const chatTags: ReadonlyMap<string, TagParser> = new Map(
  [standardTags, extensionTags.generation, extensionTags.loopcontrols].flatMap((tags) => [...(tags ?? [])]),
);

import { chatSyntax, type Syntax } from '../lexer/syntax.ts';
import type { TemplateNode } from './ast.ts';
import { Parser } from './parser.ts';
import { extensionTags, standardTags } from './tags.ts';

/** The syntax tree of a source, with the tags of every extension that needs no setting up. */
export function parse(source: string, syntax: Partial<Syntax> = {}): TemplateNode {
  const tags = new Map([...standardTags, ...Object.values(extensionTags).flatMap((tags) => [...tags])]);
  return new Parser(source, { ...chatSyntax, ...syntax }, tags).template();
}

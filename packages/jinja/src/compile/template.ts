import type { TemplateNode } from '../parser/ast.ts';
import { eachChild } from '../parser/walk.ts';
import type { CompiledTemplate } from '../runtime/compiled.ts';
import { PythonLines } from '../runtime/python-lines.ts';
import { analyze, readsOf } from './analyze.ts';
import { withInitializers } from './assign.ts';
import { compileBlocks } from './blocks.ts';
import { Compiler, type CompilerSettings, type Visitor } from './compiler.ts';
import { closures } from './visitor.ts';

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Syntax tree to closures. */
export function compileTemplate(
  environment: CompilerSettings,
  ast: TemplateNode,
  name: string | undefined,
  autoescape: boolean,
  visitor: Visitor = closures,
): CompiledTemplate {
  const template: Mutable<CompiledTemplate> = {
    name,
    ast,
    autoescape,
    lines: new PythonLines(),
    run: () => 0,
    slots: 0,
    contextNames: 0,
    blocks: new Map(),
    exports: new Map(),
    selfSlot: -1,
  };
  const c = new Compiler(environment, ast, template, visitor);
  const { scope } = c;
  if (readsOf(ast, ast.body, 'self').size) template.selfSlot = scope.declare('self').slot;
  analyze(scope, ast.body.nodes);
  c.checksOutput = ast.statements.has('Extends');
  template.run = withInitializers(c, scope, c.body(ast.body));
  template.exports = exportsOf(c);
  template.blocks = compileBlocks(c);
  if (c.late) throw c.late;
  template.slots = scope.owner.slots;
  template.contextNames = scope.owner.contextSlots.size;
  return template;
}

function exportsOf(c: Compiler): CompiledTemplate['exports'] {
  const imported = new Set<string>();
  if (c.ast.statements.has('Import') || c.ast.statements.has('FromImport'))
    eachChild(c.ast.body, (node) => {
      if (node.type === 'Import') imported.add(node.target);
      if (node.type === 'FromImport') for (const { alias } of node.names) imported.add(alias);
    });
  const names = new Map<string, { slot: number; isPublic: boolean }>();
  for (const [name, { slot, load }] of c.scope.variables)
    if (load !== 'param') names.set(name, { slot, isPublic: !name.startsWith('_') && !imported.has(name) });
  return names;
}

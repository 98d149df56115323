import type { Node, NodeOf } from '../parser/ast.ts';
import { eachChild } from '../parser/walk.ts';
import { runBlock } from '../runtime/block.ts';
import type { CompiledBlock } from '../runtime/compiled.ts';
import { pyError } from '../runtime/errors.ts';
import type { Evaluate, Execute, Frame } from '../runtime/frame.ts';
import type { Value } from '../runtime/values.ts';
import { analyze, readsOf } from './analyze.ts';
import { withInitializers } from './assign.ts';
import type { Compiler } from './compiler.ts';
import { FunctionScope, Scope } from './scope.ts';

/** Prints a block: the one of the youngest template that has it. */
export function block(c: Compiler, node: NodeOf<'Block'>): Execute | undefined {
  const { name } = node;
  if (c.isTop && c.hasKnownExtends) return undefined;
  const locals = node.isScoped ? localsOf(c) : undefined;
  const isChecked = c.isTop && c.extendsCount > 0;
  return (f) => {
    if (isChecked && f.context.parentTemplate) return 0;
    const { context, rt } = f;
    rt.at = node;
    const chain = context.blocks.get(name) as CompiledBlock[];
    if (node.isRequired && chain.length < 2)
      throw pyError('TemplateRuntimeError', `Required block '${name}' not found`);
    const inner = locals ? context.derive(locals(f)) : context;
    const base = f.base < 0 ? -1 : f.base + f.out.length;
    f.out += runBlock(rt, inner, chain, 0, base);
    return 0;
  };
}

/** Every variable that is set around here, by name: what scoped blocks and includes may read. */
export function localsOf(c: Compiler): (f: Frame) => Map<string, Value> {
  const loads = new Map<string, Evaluate>();
  for (let scope: Scope | undefined = c.scope; scope; scope = scope.parent)
    for (const [name, variable] of scope.variables) if (!loads.has(name)) loads.set(name, c.load(variable));
  return (f) => {
    const values = new Map<string, Value>();
    for (const [name, load] of loads) {
      const value = load(f);
      if (value !== undefined) values.set(name, value);
    }
    return values;
  };
}

export function extendsStatement(c: Compiler, node: NodeOf<'Extends'>): Execute | undefined {
  if (!c.isTop) throw c.fail('cannot use extend from a non top-level scope', node);
  c.lines.begin(node, node.template);
  const count = c.extendsCount++;
  const isCertain = c.hasKnownExtends;
  if (c.isRoot) c.hasKnownExtends = true;
  const template = c.evaluate(node.template);
  return (f) => {
    const { rt, context } = f;
    if (count > 0 && (isCertain || context.parentTemplate)) {
      rt.at = node;
      throw pyError('TemplateRuntimeError', 'extended multiple times');
    }
    const name = template(f);
    rt.at = node.template;
    context.extend(rt.load(name));
    return 0;
  };
}

/** Compiles the blocks of a template, those inside of other statements too. */
export function compileBlocks(c: Compiler): Map<string, CompiledBlock> {
  const nodes = new Map<string, NodeOf<'Block'>>();
  const visit = (node: Node): void => {
    if (node.type === 'Block') {
      if (nodes.has(node.name)) throw c.fail(`block '${node.name}' defined twice`, node);
      nodes.set(node.name, node);
    }
    if (node.type !== 'Const') eachChild(node, visit);
  };
  if (c.hasBlocks) eachChild(c.ast.body, visit);
  const blocks = new Map<string, CompiledBlock>();
  for (const [name, node] of nodes) blocks.set(name, compileBlock(c, name, node));
  return blocks;
}

function compileBlock(c: Compiler, name: string, node: NodeOf<'Block'>): CompiledBlock {
  const owner = new FunctionScope(undefined);
  const scope = new Scope(undefined, owner, c.ast.names);
  const special = readsOf(c.ast, node.body, 'self', 'super');
  const selfSlot = special.has('self') ? scope.declare('self').slot : -1;
  const superSlot = special.has('super') ? scope.declare('super').slot : -1;
  analyze(scope, node.body.nodes);
  c.lines.note(node.at);
  const run = c.within(c.separate(scope, c.template.autoescape), () => withInitializers(c, scope, c.body(node.body)));
  const { template } = c;
  return { name, template, run, slots: owner.slots, contextNames: owner.contextSlots.size, selfSlot, superSlot };
}

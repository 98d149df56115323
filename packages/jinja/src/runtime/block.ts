import type { CompiledBlock } from './compiled.ts';
import type { Context } from './context.ts';
import { pyError } from './errors.ts';
import { Frame } from './frame.ts';
import { locateError } from './locate.ts';
import type { Render } from './render.ts';
import { asMarkup, PyObject, type Value } from './values.ts';

/** The text of one block of a chain; `super` leads to the next one. */
export function runBlock(
  rt: Render,
  context: Context,
  chain: readonly CompiledBlock[],
  index: number,
  base: number,
): string {
  const block = chain[index] as CompiledBlock;
  const { at, template } = rt;
  const frame = new Frame(rt, context, new Array(block.slots), new Array(block.contextNames), undefined);
  frame.base = base;
  if (block.selfSlot >= 0) frame.v[block.selfSlot] = new TemplateReference(rt, context);
  if (block.superSlot >= 0) frame.v[block.superSlot] = superOf(rt, context, chain, index);
  rt.enter();
  rt.template = block.template;
  try {
    block.run(frame);
  } catch (error) {
    throw locateError(rt, error, `block "${block.name}"`, template, at);
  }
  rt.template = template;
  rt.depth--;
  return frame.out;
}

function superOf(rt: Render, context: Context, chain: readonly CompiledBlock[], index: number): Value {
  const name = (chain[index] as CompiledBlock).name;
  if (index + 1 < chain.length) return new BlockReference(rt, context, chain, index + 1);
  return rt.undefined('super', undefined, `there is no parent block called '${name}'.`);
}

/** `self.name` and `super`: a block that can be called. */
class BlockReference extends PyObject {
  private readonly rt: Render;
  private readonly context: Context;
  private readonly chain: readonly CompiledBlock[];
  private readonly index: number;
  constructor(rt: Render, context: Context, chain: readonly CompiledBlock[], index: number) {
    super('BlockReference', 'jinja2.runtime');
    this.rt = rt;
    this.context = context;
    this.chain = chain;
    this.index = index;
  }
  override call(): Value {
    const { rt } = this;
    const { at } = rt;
    rt.items = 0;
    const text = runBlock(rt, this.context, this.chain, this.index, -1);
    if (rt.bad) {
      rt.at = at;
      throw pyError('TypeError', rt.bad);
    }
    return asMarkup(rt.autoescape, text);
  }
  override attr(name: string): Value {
    return name === 'super' ? superOf(this.rt, this.context, this.chain, this.index) : undefined;
  }
}

/** `self`: the blocks of the template by name. */
export class TemplateReference extends PyObject {
  private readonly rt: Render;
  private readonly context: Context;
  constructor(rt: Render, context: Context) {
    super('TemplateReference', 'jinja2.runtime');
    this.rt = rt;
    this.context = context;
  }
  override item(key: Value): Value {
    const chain = typeof key === 'string' ? this.context.blocks.get(key) : undefined;
    return chain && new BlockReference(this.rt, this.context, chain, 0);
  }
  /** Python falls back to asking for item 0. */
  override iterate(): never {
    throw pyError('KeyError', '0');
  }
  override repr(): string {
    const { name } = this.rt.template;
    return `<TemplateReference ${name === undefined ? 'None' : `'${name}'`}>`;
  }
}

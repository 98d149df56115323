import type { CompiledBlock } from './compiled.ts';
import type { Context } from './context.ts';
import { pyError } from './errors.ts';
import { Frame } from './frame.ts';
import { locateError } from './locate.ts';
import type { Render } from './render.ts';
import { repr } from './repr.ts';
import { asMarkup, object, type PyObject, type Value } from './values.ts';

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
  if (block.selfSlot >= 0) frame.v[block.selfSlot] = templateReference(rt, context);
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
  if (index + 1 < chain.length) return blockReference(rt, context, chain, index + 1);
  return rt.undefined('super', undefined, `there is no parent block called '${name}'.`);
}

/** `self.name` and `super`: a block that can be called. */
const blockReference = (rt: Render, context: Context, chain: readonly CompiledBlock[], index: number): PyObject =>
  object('BlockReference', 'jinja2.runtime', {
    call() {
      const { at, bad } = rt;
      rt.items = 0;
      rt.bad = undefined;
      const text = runBlock(rt, context, chain, index, -1);
      if (rt.bad) {
        rt.at = at;
        throw pyError('TypeError', rt.bad);
      }
      rt.bad = bad;
      return asMarkup(rt.autoescape, text);
    },
    attr: (name) => (name === 'super' ? superOf(rt, context, chain, index) : undefined),
  });

/** `self`: the blocks of the template by name. */
export const templateReference = (rt: Render, context: Context): PyObject =>
  object('TemplateReference', 'jinja2.runtime', {
    item(key) {
      const chain = typeof key === 'string' ? context.blocks.get(key) : undefined;
      return chain && blockReference(rt, context, chain, 0);
    },
    /** Python falls back to asking for item 0. */
    iterate() {
      throw pyError('KeyError', '0');
    },
    repr: () => `<TemplateReference ${repr(rt.template.name ?? null)}>`,
  });

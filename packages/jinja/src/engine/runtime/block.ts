import { pyError } from './errors.ts';
import { FunctionFrame, PENDING } from './frame.ts';
import { locateError } from './locate.ts';
import { repr } from './repr.ts';
import type { CompiledBlock, CompiledTemplate, Context, Frame, MacroCode, Render } from './types.ts';
import { asMarkup, object, type PyObject, type Value } from './values.ts';

/** A frame for a template or block that writes at this place of the output. */
export function openFrame(rt: Render, context: Context, body: CompiledBlock | CompiledTemplate, base: number): Frame {
  const names: Value[] = new Array(body.contextNames);
  // Faster than `fill`, which templates of two messages would feel.
  for (let i = 0; i < names.length; i++) names[i] = PENDING;
  const frame = new FunctionFrame(rt, context, body.slots, names, undefined);
  frame.base = base;
  if (body.selfSlot >= 0) frame.variables[body.selfSlot] = templateReference(rt, context);
  return frame;
}

/** Runs a block or macro inside of what runs. */
export function runBody(frame: Frame, body: CompiledBlock | MacroCode, kind: 'block' | 'macro'): void {
  const { render: rt } = frame;
  const { at, template } = rt;
  rt.enter();
  rt.template = body.template;
  try {
    body.run(frame);
  } catch (error) {
    const name = kind === 'block' ? `"${body.name}"` : (body.name ?? 'caller');
    throw locateError(rt, error, `${kind} ${name}`, template, at);
  }
  rt.template = template;
  rt.depth--;
}

/** The text of one block of a chain; `super` leads to the next one. */
export function runBlock(
  rt: Render,
  context: Context,
  chain: readonly CompiledBlock[],
  index: number,
  base: number,
): string {
  const block = chain[index] as CompiledBlock;
  const frame = openFrame(rt, context, block, base);
  if (block.superSlot >= 0) frame.variables[block.superSlot] = createSuper(rt, context, chain, index);
  runBody(frame, block, 'block');
  return frame.out;
}

function createSuper(rt: Render, context: Context, chain: readonly CompiledBlock[], index: number): Value {
  const name = (chain[index] as CompiledBlock).name;
  if (index + 1 < chain.length) return blockReference(rt, context, chain, index + 1);
  return rt.undefined('super', undefined, `there is no parent block called '${name}'.`);
}

/** `self.name` and `super`: a block that can be called. */
const blockReference = (rt: Render, context: Context, chain: readonly CompiledBlock[], index: number): PyObject =>
  object('BlockReference', 'jinja2.runtime', {
    call: () => asMarkup(rt.autoescape, runBlock(rt, context, chain, index, -1)),
    attr: (name) => (name === 'super' ? createSuper(rt, context, chain, index) : undefined),
  });

/** `self`: the blocks of the template by name. */
const templateReference = (rt: Render, context: Context): PyObject =>
  object('TemplateReference', 'jinja2.runtime', {
    item(key) {
      const chain = typeof key === 'string' ? context.blocks.get(key) : undefined;
      return chain && blockReference(rt, context, chain, 0);
    },
    /** Python falls back to asking for item 0 when the first item is read. */
    // biome-ignore lint/correctness/useYield: reading the first item fails.
    *iterate(): Generator<Value> {
      throw pyError('KeyError', '0');
    },
    repr: () => `<TemplateReference ${repr(context.name ?? null)}>`,
  });

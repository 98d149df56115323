import { openFrame } from './block.ts';
import { located, locateError } from './locate.ts';
import type { CompiledTemplate, Context, Render } from './types.ts';

/** Runs a template in a context: its own level, then those it extends. Gives the text. */
export function runTemplate(rt: Render, template: CompiledTemplate, context: Context, base: number, how = ''): string {
  const { at, template: caller, autoescape, depth } = rt;
  if (template.blocks.size || context.blocks.size) context.startBlocks(template);
  let current = template;
  // What a child wrote before its `extends` stays in front.
  let before = '';
  for (;;) {
    // Every parent is one level deeper: a template that extends itself must end.
    rt.enter();
    const frame = openFrame(rt, context, current, base < 0 ? -1 : base + before.length);
    if (current.exports.size) context.enter(frame, current.exports);
    rt.template = current;
    rt.autoescape = current.autoescape;
    context.parentTemplate = undefined;
    try {
      current.run(frame);
    } catch (error) {
      const known = located(rt, error);
      if (!how) throw known;
      throw locateError(rt, known, `${how} of "${current.name}"`, caller, at);
    }
    before += frame.out;
    const parent: CompiledTemplate | undefined = context.parentTemplate;
    if (parent) current = parent;
    else break;
  }
  rt.template = caller;
  rt.autoescape = autoescape;
  rt.depth = depth;
  if (before.length > rt.maxLength) throw rt.tooLong();
  return before;
}

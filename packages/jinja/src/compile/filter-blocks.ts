import type { NodeOf } from '../parser/ast.ts';
import type { Execute } from '../runtime/frame.ts';
import { asValue, capture, scoped } from './assign.ts';
import { blockText } from './block-text.ts';
import type { Compiler } from './compiler.ts';
import { filter } from './filters.ts';

export function filterBlock(c: Compiler, node: NodeOf<'FilterBlock'>): Execute {
  const { scope, run } = scoped(c, [{ ...node, type: 'FilterBlock' }, ...node.body.nodes], () => c.body(node.body));
  c.lines.note(node.at);
  c.lines.cover(node);
  const value = c.within(c.inner(scope), () => filter(c, node.filter, (f) => asValue(f, f.captured)));
  return (f) => {
    const signal = capture(f, run);
    if (signal) return signal;
    f.out += blockText(f, value(f), node);
    return 0;
  };
}

import type { Node, NodeOf } from '../parser/ast.ts';
import { typeError } from '../runtime/errors.ts';
import type { Evaluate, Execute, Frame, Signal } from '../runtime/frame.ts';
import { str } from '../runtime/repr.ts';
import { asMarkup, isString, Markup, typeName, type Value } from '../runtime/values.ts';
import { assign, checkLoopTarget, scoped } from './assign.ts';
import type { Compiler } from './compiler.ts';
import { filter } from './filters.ts';

/** The text that a body wrote: Markup if autoescape is on, because it is already escaped. */
const captured: Evaluate = (f) => asMarkup(f.rt.autoescape, f.captured);

export function setBlock(c: Compiler, node: NodeOf<'SetBlock'>): Execute {
  checkLoopTarget(c, node.target);
  const { scope, run } = c.within({ checksOutput: false }, () => scoped(c, node.body.nodes, () => c.body(node.body)));
  c.lines.begin(node, node);
  const value = node.filter
    ? c.within(c.inner(scope), () => filter(c, node.filter as NodeOf<'Filter'>, captured))
    : captured;
  const store = assign(c, node.target);
  return (f) => {
    const signal = capture(f, run);
    if (signal) return signal;
    const found = value(f);
    f.rt.at = node;
    store(f, f.rt.autoescape && !(found instanceof Markup) ? new Markup(str(found, f.rt)) : found);
    return 0;
  };
}

export function filterBlock(c: Compiler, node: NodeOf<'FilterBlock'>): Execute {
  const { scope, run } = scoped(c, [node, ...node.body.nodes], () => c.body(node.body));
  c.lines.begin(node, node);
  const value = c.within(c.inner(scope), () => filter(c, node.filter, captured));
  return (f) => {
    const signal = capture(f, run);
    if (signal) return signal;
    f.out += blockText(f, value(f), node);
    return 0;
  };
}

/** Runs a body and keeps its output in `f.captured`; `break` and `continue` discard it. */
function capture(f: Frame, run: Execute): Signal {
  const { out, base } = f;
  f.out = '';
  f.base = -1;
  const signal = run(f);
  const text = f.out;
  f.out = out;
  f.base = base;
  if (text.length > f.rt.longText) f.rt.grow(text.length);
  f.captured = text;
  return signal;
}

/** The result of a call or filter block, which must be text. */
export function blockText(f: Frame, value: Value, node: Node): string {
  if (isString(value)) return str(value);
  f.rt.at = node;
  throw typeError(`expected str instance, ${typeName(value)} found`);
}

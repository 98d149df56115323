import type { Row } from '../library/index.ts';
import type { NodeOf } from '../parser/ast.ts';
import { eq } from '../runtime/compare.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import type { Value } from '../runtime/values.ts';
import { entryOf, isEntries } from './access.ts';
import { boundCall, prepare } from './bound-call.ts';
import type { Compiler } from './compiler.ts';
import { selectForm } from './forms.ts';

/** `input | selectattr('key', 'equalto', 'text') | list` in one loop over the list. */
export function selectByEquality(c: Compiler, node: NodeOf<'Filter'>): Evaluate | undefined {
  const site = node.name === 'list' && node.input?.type === 'Filter' ? node.input : undefined;
  const form = site && selectForm(c, site);
  if (!form) return undefined;
  const { key, text, isWanted } = form;
  const list = c.evaluate(form.object);
  const steps = [site, node].map((step) =>
    boundCall(c.environment.filter(step.name) as Row, prepare(c, step.arguments, step)),
  );
  const isMatch = (f: Frame, item: Value): boolean => {
    const entry = entryOf(f, item, key);
    if (typeof entry === 'string') return entry === text;
    if (entry === undefined && isEntries(f, item)) return false;
    f.rt.at = site;
    return eq(entry ?? f.rt.getItem(item, key), text);
  };
  return (f) => {
    const items = list(f);
    // What is no list goes through one filter after the other.
    if (!Array.isArray(items)) return steps.reduce<Value>((value, step) => step(f, value), items);
    f.rt.charge(items.length);
    return items.filter((item) => isMatch(f, item) === isWanted);
  };
}

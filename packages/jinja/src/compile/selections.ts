import type { Row } from '../library/index.ts';
import type { Expression, Filter } from '../parser/ast.ts';
import { eq } from '../runtime/compare.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import type { Value } from '../runtime/values.ts';
import { entryOf, isEntries, isPlainKey } from './access.ts';
import { boundCall, prepare } from './bound-call.ts';
import type { Compiler } from './compiler.ts';

const equality = new Set(['eq', 'equalto', '==']);

/** `input | selectattr('key', 'equalto', 'text') | list` in one loop over the list, as templates look for system messages. */
export function selection(c: Compiler, node: Filter): Evaluate | undefined {
  const found = node.name === 'list' && node.input?.type === 'Filter' ? equalitySelection(c, node.input) : undefined;
  if (!found) return undefined;
  const { input, key, text, isWanted, site } = found;
  const list = c.evaluate(input);
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
    const matches: Value[] = [];
    for (let i = 0; i < items.length; i++) if (isMatch(f, items[i]) === isWanted) matches.push(items[i]);
    return matches;
  };
}

function equalitySelection(c: Compiler, node: Filter) {
  const isWanted = node.name === 'selectattr';
  if (!node.input || !(isWanted || node.name === 'rejectattr')) return undefined;
  const { environment } = c;
  const { args, keywords, star, doubleStar } = node.arguments;
  const [key, test, text] = args.map(textOf);
  if (args.length !== 3 || keywords.length || star || doubleStar || !c.canProbe) return undefined;
  if (key === undefined || test === undefined || text === undefined || !equality.has(test)) return undefined;
  if (!isPlainKey(key) || key.includes('.') || /^\d+$/.test(key)) return undefined;
  if (environment.filters.has(node.name) || environment.filters.has('list') || environment.tests.has(test))
    return undefined;
  return { input: node.input, key, text, isWanted, site: node };
}

const textOf = (node: Expression): string | undefined =>
  node.type === 'Const' && typeof node.value === 'string' ? node.value : undefined;

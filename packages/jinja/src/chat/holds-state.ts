import type { Node } from '../parser/ast.ts';
import { childNodes } from '../parser/walk.ts';

/** Filters that give an iterator, which can be walked once. */
export const iteratorFilters: ReadonlySet<string> = new Set([
  'batch',
  'items',
  'map',
  'reject',
  'rejectattr',
  'reverse',
  'select',
  'selectattr',
  'slice',
  'unique',
]);

/** Filters that may give what they are given. */
const passing = new Set(['default', 'd', 'attr']);

/** True if reading a value can change it: an iterator, a cycler, a joiner, or a value that contains one of them. */
export function holdsState(value: object): boolean {
  const node = value as Node;
  if (node.type === 'Name') return node.name === 'cycler' || node.name === 'joiner';
  if (node.type !== 'Filter') return childNodes(value).some(holdsState);
  if (iteratorFilters.has(node.name)) return true;
  let { input } = node;
  // Other filters read an iterator to its end.
  if (!passing.has(node.name)) while (input?.type === 'Filter' && iteratorFilters.has(input.name)) input = input.input;
  return holdsState(node.arguments) || (input !== null && holdsState(input));
}

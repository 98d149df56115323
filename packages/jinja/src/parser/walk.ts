import type { Node } from './ast.ts';

/** What stands directly below a node: nodes, and plain parts of one such as its arguments or an `elif`. */
export function childNodes(node: object): object[] {
  return Object.values(node).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return [];
    return Array.isArray(part) ? part.filter((item) => typeof item === 'object' && item !== null) : [part];
  });
}

/** Visits a node and everything below it, in the order of the source. */
export function eachNode(root: object, visit: (node: Node) => void): void {
  if ('type' in root) visit(root as Node);
  for (const part of childNodes(root)) eachNode(part, visit);
}

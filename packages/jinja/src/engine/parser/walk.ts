import type { Node } from './ast.ts';

/** Lists the direct children of a node: nodes, and plain parts such as its arguments or an `elif`. */
export function childNodes(node: object): object[] {
  return Object.values(node).flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return [];
    return Array.isArray(part) ? part.filter((item) => typeof item === 'object' && item !== null) : [part];
  });
}

/** Calls `visit` with every node directly below this one, in the order of the source. */
export function eachChild(node: object, visit: (child: Node, key: string) => void): void {
  const record = node as Readonly<Record<string, unknown>>;
  for (const key in record) {
    const value = record[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value))
      for (const item of value) {
        if (typeof item !== 'object') break;
        if ('type' in item) visit(item, key);
        else eachChild(item, visit);
      }
    else if ('type' in value) visit(value as Node, key);
    else eachChild(value, visit);
  }
}

/** True if a descendant of the node matches the predicate; the node itself is not tested. */
export function contains(node: object, isWanted: (node: Node) => boolean): boolean {
  let isFound = false;
  eachChild(node, (child) => {
    isFound ||= isWanted(child) || (child.type !== 'Const' && contains(child, isWanted));
  });
  return isFound;
}

/** Visits a node and everything below it, in the order of the source. */
export function eachNode(root: object, visit: (node: Node) => void): void {
  if ('type' in root) visit(root as Node);
  eachChild(root, (child) => eachNode(child, visit));
}

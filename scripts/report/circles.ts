/** Returns the groups of nodes that reach each other, the largest first. A node that reaches only itself is left out. */
export function findCircles(graph: Readonly<Record<string, readonly string[]>>): string[][] {
  const reached = new Map(Object.keys(graph).map((start) => [start, reachableFrom(start, graph)]));
  const groups = new Map<string, string[]>();
  for (const [node, all] of reached) {
    const circle = [...all].filter((other) => other === node || reached.get(other)?.has(node)).sort();
    if (all.has(node) && circle.length > 1) groups.set(circle.join(), circle);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** Every node that some path leads to; the first one only if it lies on a circle. */
function reachableFrom(start: string, graph: Readonly<Record<string, readonly string[]>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph[node] ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

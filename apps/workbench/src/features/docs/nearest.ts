import type { DocEntry } from '../../doc-content/doc-page.ts';

/** Finds the pages whose address or title shares most pairs of letters with a text, the nearest first. */
export function nearest(text: string, entries: readonly DocEntry[], count = 5): DocEntry[] {
  const wanted = pairs(text);
  return entries
    .map((entry) => ({
      entry,
      score: Math.max(likeness(wanted, pairs(entry.path)), likeness(wanted, pairs(entry.title))),
    }))
    .filter(({ score }) => score > 0.2)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entry }) => entry);
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** Share of common pairs among all of both, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from './section.ts';

const LONG_FILE = 300;

const isSource = (file: string) => /\.(?:tsx?|mjs|css)$/.test(file) && !/\.gen\.ts$|\.d\.ts$/.test(file);
const countLines = (text: string) => text.split('\n').length - 1;

/** Counts files, lines, long files and circles of relative imports (those of types included) in what git tracks. */
export function treeSection(root: string, files: readonly string[]): Section {
  const sources = files.filter(isSource).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const long = sources
    .map(({ file, text }) => ({ file, lines: countLines(text) }))
    .filter(({ file, lines }) => lines > LONG_FILE && !/\.test\./.test(file))
    .sort((a, b) => b.lines - a.lines);
  const atRoot = new Set(files.map((file) => file.split('/')));
  const folders = new Set([...atRoot].filter((path) => path.length > 1).map(([first = '']) => first));
  const rootFiles = [...atRoot].filter((path) => path.length === 1);
  const circles = findCircles(importGraph(sources));
  return {
    title: 'Tree',
    rows: [
      { name: 'tracked files', value: files.length },
      { name: 'source files', value: sources.length },
      { name: 'lines of source', value: sources.reduce((sum, { text }) => sum + countLines(text), 0) },
      { name: 'folders at the root', value: folders.size, list: [...folders] },
      { name: 'files at the root', value: rootFiles.length, list: rootFiles.flat() },
      {
        name: `files past ${LONG_FILE} lines`,
        value: long.length,
        list: long.map(({ file, lines }) => `${lines} ${file}`),
      },
      {
        name: 'files on circles of imports',
        value: circles.flat().length,
        list: circles.map((circle) => circle.join(', ')),
      },
    ],
  };
}

/** The relative imports of every file. */
function importGraph(sources: readonly { readonly file: string; readonly text: string }[]): Record<string, string[]> {
  const graph: Record<string, string[]> = {};
  for (const { file, text } of sources.filter(({ file }) => /\.tsx?$/.test(file)))
    graph[file] = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, to = '']) =>
      join(file, '..', to),
    );
  return graph;
}

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

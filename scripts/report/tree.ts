import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCircles } from './circles.ts';
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

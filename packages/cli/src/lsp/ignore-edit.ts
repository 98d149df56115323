import type { SourceEdit } from '@hubkit/jinja/editor';
import { cursorAt } from './cursor.ts';

/**
 * Makes an edit that silences a rule: a comment above the line of an offset, or, with `isFile`, at the beginning of the
 * template. The output stays the same. Undefined for a line that begins inside of a tag.
 */
export function ignoreEdit(source: string, offset: number, rule: string, isFile: boolean): SourceEdit | undefined {
  const start = isFile ? 0 : lineStart(source, offset);
  if (cursorAt(source, start)) return undefined;
  const line = source.slice(start);
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  // A tag that strips what is before it would only strip the comment's side of it.
  const minus = /^\s*\{[{%#]-/.test(line) ? '-' : '';
  const text = `${indent}{#${minus} hubkit: ${isFile ? 'ignore-file' : 'ignore'} ${rule} #}\n`;
  return { start, end: start, text };
}

function lineStart(source: string, offset: number): number {
  const before = source.slice(0, offset);
  return Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
}

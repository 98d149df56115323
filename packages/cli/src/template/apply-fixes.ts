import { positionAt } from '@hubkit/jinja';
import type { SourceEdit } from '@hubkit/jinja/editor';
import { lintWith } from './find-problems.ts';
import type { TemplateSettings } from './project-settings.ts';

/** An applied edit, with its position in the source before the edit. */
export interface AppliedFix {
  readonly line: number;
  readonly column: number;
  /** The replaced text; empty for an insertion. */
  readonly from: string;
  readonly to: string;
}

/** Maximum number of rounds, for sources in which fixes lead to further fixes. */
const MOST_ROUNDS = 100;

/**
 * Applies the suggested edits of a template's problems; with `isLint`, also those of hints. Repeats this, because one syntax error may hide the
 * next, until there are no more edits.
 */
export function applyFixes(
  source: string,
  isLint: boolean,
  settings: TemplateSettings = {},
): { source: string; fixes: readonly AppliedFix[] } {
  const fixes: AppliedFix[] = [];
  const seen = new Set([source]);
  let current = source;
  while (seen.size <= MOST_ROUNDS) {
    const edits = findEdits(current, isLint, settings);
    const next = applyEdits(current, edits);
    // Two suggestions that undo each other would never end.
    if (seen.has(next)) break;
    for (const { start, end, text } of edits)
      fixes.push({ ...positionAt(current, start), from: current.slice(start, end), to: text });
    seen.add(next);
    current = next;
  }
  return { source: current, fixes };
}

/** Returns the suggested edits in source order; of overlapping ones, only the first. */
function findEdits(source: string, isLint: boolean, settings: TemplateSettings): readonly SourceEdit[] {
  let done = 0;
  return lintWith(source, isLint, settings)
    .flatMap(({ fix }) => fix ?? [])
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      const isFree = start >= done;
      if (isFree) done = end;
      return isFree;
    });
}

const applyEdits = (source: string, edits: readonly SourceEdit[]): string =>
  edits.reduceRight((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source);

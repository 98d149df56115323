import { positionAt } from '@hubkit/jinja';
import { findErrors, lintTemplate, type SourceEdit } from '@hubkit/jinja/editor';

/** An edit that was made, with its place in the source that it changed. */
export interface AppliedFix {
  readonly line: number;
  readonly column: number;
  /** The text that was replaced; empty where text was inserted. */
  readonly from: string;
  readonly to: string;
}

/** Upper bound for sources whose fixes keep leading to further fixes. */
const MOST_ROUNDS = 100;

/**
 * Makes the edits that problems of a template suggest, with `isLint` those of hints, too. Repeats it, as one syntax error may hide the
 * next, until no edit is left.
 */
export function applyFixes(source: string, isLint: boolean): { source: string; fixes: readonly AppliedFix[] } {
  const fixes: AppliedFix[] = [];
  const seen = new Set([source]);
  let current = source;
  while (seen.size <= MOST_ROUNDS) {
    const edits = editsOf(current, isLint);
    const next = applyEdits(current, edits);
    // Two suggestions that undo each other would go on for ever.
    if (seen.has(next)) break;
    for (const { start, end, text } of edits)
      fixes.push({ ...positionAt(current, start), from: current.slice(start, end), to: text });
    seen.add(next);
    current = next;
  }
  return { source: current, fixes };
}

/** The suggested edits in the order of the source; of those that overlap only the first. */
function editsOf(source: string, isLint: boolean): readonly SourceEdit[] {
  const problems = isLint ? lintTemplate(source) : findErrors(source);
  let done = 0;
  return problems
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

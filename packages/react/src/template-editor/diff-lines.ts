import { Chunk } from '@codemirror/merge';
import { Text } from '@codemirror/state';

/** A line of a comparison. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Unchanged lines that are shown around a change. */
const AROUND = 3;

/** Compares two texts by lines. Long stretches without a change are left out: each is one line `undefined`. */
export function diffLines(before: string, after: string): (DiffLine | undefined)[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const lines: DiffLine[] = [];
  let done = 0;
  const same = (to: number) => {
    for (; done < to; done++) lines.push({ kind: 'same', text: a[done] ?? '' });
  };
  const [textA, textB] = [Text.of(a), Text.of(b)];
  for (const { fromA, endA, fromB, endB, toA, toB } of Chunk.build(textA, textB)) {
    const [firstA, firstB] = [lineIndex(textA, fromA), lineIndex(textB, fromB)];
    same(firstA);
    const lastA = toA > fromA ? lineIndex(textA, endA) + 1 : firstA;
    const lastB = toB > fromB ? lineIndex(textB, endB) + 1 : firstB;
    for (const text of a.slice(firstA, lastA)) lines.push({ kind: 'removed', text });
    for (const text of b.slice(firstB, lastB)) lines.push({ kind: 'added', text });
    done = lastA;
  }
  same(a.length);
  return folded(lines);
}

/** A chunk behind the last line begins one past the end. */
const lineIndex = (text: Text, at: number): number => (at > text.length ? text.lines : text.lineAt(at).number - 1);

function folded(lines: readonly DiffLine[]): (DiffLine | undefined)[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, at) => (isNear(at) ? [line] : at === 0 || isNear(at - 1) ? [undefined] : []));
}

import { type Change, presentableDiff } from '@codemirror/merge';
import { tokenizeJinja } from '../highlight/jinja-tokens.ts';
import { type Token, tokenize } from '../highlight/tokens.ts';

/** A part of a line that has one color. */
export interface DiffPiece extends Token {
  /** True for what the line beside it lacks. */
  readonly isChanged?: boolean;
}

/** A line of a comparison. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly pieces: readonly DiffPiece[];
}

/** A range of one of the texts, in characters. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** A text with the ranges that the other one lacks. */
interface Side {
  readonly text: string;
  readonly changes: readonly Range[];
  readonly tokens: readonly (Range & Pick<Token, 'role'>)[];
}

/** A line that is not cut into pieces yet. */
interface Place extends Range {
  readonly kind: DiffLine['kind'];
  /** True beside a line of the other text, which the words that changed are marked for. */
  readonly isPaired: boolean;
}

/** Unchanged lines that are shown around a change. */
const AROUND = 3;
/** Above this many changed characters in a row, the comparison is a faster and less exact one. */
const SCAN_LIMIT = 500;

/**
 * Compares two texts by lines. A removed line stands above what took its place. Long stretches without a change are left out: each is one
 * line `undefined`.
 *
 * @param language - The language of both, for their colors. @default plain text
 */
export function diffLines(before: string, after: string, language = 'text'): (DiffLine | undefined)[] {
  const changes = presentableDiff(before, after, { scanLimit: SCAN_LIMIT });
  const old = createSide(
    before,
    language,
    changes.map(({ fromA: from, toA: to }) => ({ from, to })),
  );
  const next = createSide(
    after,
    language,
    changes.map(({ fromB: from, toB: to }) => ({ from, to })),
  );
  return fold(placeLines(before, after, changes)).map(
    (place) => place && { kind: place.kind, pieces: cutLine(place.kind === 'added' ? next : old, place) },
  );
}

function createSide(text: string, language: string, changes: readonly Range[]): Side {
  const read = /^(?:jinja2?|j2)$/i.test(language) ? tokenizeJinja(text) : tokenize(text, language);
  let to = 0;
  const tokens = read.map(({ text: { length }, ...token }) => {
    const from = to;
    to += length;
    return { ...token, from, to };
  });
  return { text, changes, tokens };
}

/** Returns all lines in the order in which they are shown. */
function placeLines(before: string, after: string, changes: readonly Change[]): readonly Place[] {
  let [startA, startB] = [0, 0];
  return listSharedEnds(before, after, changes).flatMap(([endA, endB]) => {
    const removed = listLines(before, startA, endA);
    const added = listLines(after, startB, endB);
    [startA, startB] = [endA + 1, endB + 1];
    const isSame = (one: Range | undefined, other: Range | undefined) =>
      one && other && before.slice(one.from, one.to) === after.slice(other.from, other.to);
    const least = Math.min(removed.length, added.length);
    let head = 0;
    while (head < least && isSame(removed[head], added[head])) head += 1;
    let tail = 0;
    while (tail < least - head && isSame(removed.at(-1 - tail), added.at(-1 - tail))) tail += 1;
    const lost = removed.slice(head, removed.length - tail);
    const gained = added.slice(head, added.length - tail);
    const isPaired = lost.length > 0 && gained.length > 0;
    const place = (lines: readonly Range[], kind: Place['kind']) => lines.map((line) => ({ ...line, kind, isPaired }));
    return [
      ...place(removed.slice(0, head), 'same'),
      ...place(lost, 'removed'),
      ...place(gained, 'added'),
      ...place(removed.slice(removed.length - tail), 'same'),
    ];
  });
}

/** Returns the ends of lines that no change touches, as offsets in both texts: what lies between two of them belongs together. */
function listSharedEnds(
  before: string,
  after: string,
  changes: readonly Change[],
): readonly (readonly [number, number])[] {
  const ends: [number, number][] = [];
  let [startA, startB] = [0, 0];
  for (const { fromA, toA, toB } of [...changes, { fromA: before.length, toA: 0, toB: 0 }]) {
    for (let at = before.indexOf('\n', startA); at !== -1 && at < fromA; at = before.indexOf('\n', at + 1))
      ends.push([at, at - startA + startB]);
    [startA, startB] = [toA, toB];
  }
  return [...ends, [before.length, after.length]];
}

function listLines(text: string, start: number, end: number): readonly Range[] {
  let from = start;
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const range = { from, to: from + line.length };
      from = range.to + 1;
      return range;
    });
}

/** Cuts a line where its color changes, or a change begins or ends. A line that is new as a whole has no marks. */
function cutLine({ text, changes, tokens }: Side, { from, to, isPaired }: Place): readonly DiffPiece[] {
  const isInside = (range: Range) => range.from < to && range.to > from;
  const marks = isPaired ? changes.filter((range) => isInside(range) && !(range.from <= from && range.to >= to)) : [];
  return tokens.filter(isInside).flatMap(({ role, ...token }) => {
    const [start, end] = [Math.max(token.from, from), Math.min(token.to, to)];
    const edges = marks.flatMap((mark) => [mark.from, mark.to]).filter((edge) => edge > start && edge < end);
    return [start, ...edges].map((edge, at): DiffPiece => {
      const isChanged = marks.some((mark) => mark.from <= edge && mark.to > edge);
      return {
        text: text.slice(edge, edges[at] ?? end),
        ...(role && { role }),
        ...(isChanged && { isChanged }),
      };
    });
  });
}

function fold(lines: readonly Place[]): (Place | undefined)[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, at) => (isNear(at) ? [line] : at === 0 || isNear(at - 1) ? [undefined] : []));
}

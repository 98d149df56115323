/** Finds the candidate that was probably meant: the closest spelling, or the only one with this abbreviation. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const reach = Math.max(1, Math.floor(word.length / 3));
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(typed, candidate.toLowerCase()) }))
    .filter((row) => row.distance <= reach)
    .sort((a, b) => a.distance - b.distance);
  if (best) return best.candidate;
  const [longer, ...others] = candidates.filter((candidate) => isShortFor(typed, candidate.toLowerCase()));
  return others.length === 0 ? longer : undefined;
}

/** Returns true for the first words (`fal` for `fal-ai`) or the initials (`asr` for `automatic-speech-recognition`). */
function isShortFor(word: string, candidate: string): boolean {
  const words = candidate.split('-');
  return candidate.startsWith(`${word}-`) || (words.length > 2 && word === words.map(([initial]) => initial).join(''));
}

/** Edit distance: characters to insert, delete, replace or transpose. Transpositions are the most common typo (`widht`). */
function distance(from: string, to: string): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = current;
  }
  return above[to.length] ?? 0;
}

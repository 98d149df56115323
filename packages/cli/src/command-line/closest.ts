import { distance } from 'fastest-levenshtein';

/** The word that somebody may have meant: the nearest one, if it is near enough. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const reach = Math.max(1, Math.floor(word.length / 3));
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter((row) => row.distance <= reach)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

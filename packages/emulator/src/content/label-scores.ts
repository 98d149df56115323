import type { LabelScore } from './sentiment/classify.ts';

/** Turns distances into probabilities that add up to 1 (softmax), the most likely first. `scale` is the distance that matters. */
export function likeliest(
  labels: readonly string[],
  distance: (label: string) => number,
  scale: number,
): readonly LabelScore[] {
  const distances = labels.map(distance);
  const least = Math.min(...distances);
  const weights = distances.map((value) => Math.exp((least - value) / scale));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return labels
    .map((label, index) => ({ label, score: (weights[index] ?? 0) / total }))
    .sort((left, right) => right.score - left.score);
}

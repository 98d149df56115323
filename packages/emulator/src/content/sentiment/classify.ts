import { NEGATIONS, STRENGTHS, WORD_WEIGHTS } from './lexicon.ts';

/** A label and how likely it is. */
export interface LabelScore {
  readonly label: string;
  readonly score: number;
}

/** Scores the sentiment of a text: 0 is neutral, beyond ±3 it is certain. */
function scoreSentiment(text: string): number {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+|\p{Extended_Pictographic}\uFE0F?|[!?.,;]/gu) ?? [];
  let sum = 0;
  let negatedFor = 0;
  let strength = 1;
  let excitement = 0;
  let contrast = 0;
  for (const word of words) {
    if (word === '!') excitement++;
    if (/^[.,;!?]$/.test(word)) negatedFor = 0;
    // What follows “but” counts more than what came before it.
    if (word === 'but' || word === 'however') contrast = sum;
    if (NEGATIONS.has(word)) {
      negatedFor = 4;
      continue;
    }
    const factor = STRENGTHS.get(word);
    const weight = WORD_WEIGHTS.get(word);
    if (factor !== undefined && weight === undefined) {
      strength = factor;
      continue;
    }
    if (weight !== undefined) sum += weight * strength * (negatedFor > 0 ? -0.8 : 1);
    if (negatedFor > 0) negatedFor--;
    strength = 1;
  }
  const balanced = sum - contrast * 0.5;
  return balanced * (1 + Math.min(excitement, 3) * 0.15);
}

/** The probabilities of a classifier's labels (most positive first), the most likely first. */
export function classifySentiment(text: string, labels: readonly string[]): LabelScore[] {
  const feeling = scoreSentiment(text);
  // Labels stand evenly on a line from good (+1) to bad (-1); the nearer to the text's feeling, the likelier.
  const place = Math.tanh(feeling / 1.2);
  const sharpness = labels.length === 2 ? 4.5 : 2.2 * labels.length;
  const weights = labels.map((_, index) =>
    Math.exp(-sharpness * Math.abs(1 - (2 * index) / Math.max(1, labels.length - 1) - place)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return labels
    .map((label, index) => ({ label, score: (weights[index] ?? 0) / total }))
    .sort((left, right) => right.score - left.score);
}

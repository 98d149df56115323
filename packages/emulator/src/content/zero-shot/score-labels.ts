import { splitWords } from '../chat/language.ts';
import { embed, similarity } from '../embedding/embed.ts';
import { type LabelScore, scoreMood } from '../sentiment/classify.ts';

/** Options of zero-shot classification. */
export interface ZeroShotOptions {
  /** Sentence with `{}` in the place of the label. */
  readonly template: string;
  /** True where several labels can be true; the scores do not add up to 1 then. */
  readonly isMultiLabel: boolean;
}

const DIMENSIONS = 384;

/** Scores labels by how near a text is to them in meaning, and by how alike they feel; the best first. */
export function scoreLabels(
  text: string,
  labels: readonly string[],
  { template, isMultiLabel }: ZeroShotOptions,
): readonly LabelScore[] {
  const meaning = embed(text, { dimensions: DIMENSIONS });
  const words = new Set(splitWords(text.toLowerCase()));
  const mood = scoreMood(text);
  const logits = labels.map((label) => {
    const near = similarity(meaning, embed(label, { dimensions: DIMENSIONS }));
    const isNamed = splitWords(label.toLowerCase()).some((word) => words.has(word));
    const sign = isDenied(label) !== isDenied(template) ? -1 : 1;
    return sign * (9 * near + (isNamed ? 2 : 0) + 3 * mood * scoreMood(label));
  });
  const scores = isMultiLabel ? logits.map((logit) => 1 / (1 + Math.exp(1.5 - logit))) : softmax(logits);
  return labels
    .map((label, index) => ({ label, score: scores[index] ?? 0 }))
    .sort((left, right) => right.score - left.score);
}

/** True for a negated label or sentence: `not urgent`. */
function isDenied(text: string): boolean {
  return /\b(?:not?|never|without)\b|\bnon-?/i.test(text);
}

function softmax(logits: readonly number[]): readonly number[] {
  const highest = Math.max(...logits);
  const weights = logits.map((logit) => Math.exp(logit - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

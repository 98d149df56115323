import type { LabelScore } from '../content/sentiment/classify.ts';
import { scoreLabels, type ZeroShotOptions } from '../content/zero-shot/score-labels.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of zero-shot-classification. */
export interface ZeroShotClassificationInput extends ZeroShotOptions {
  readonly texts: readonly string[];
  readonly labels: readonly string[];
}

/** The output of zero-shot-classification: each text with its labels, the best first. */
export type ZeroShotClassificationOutput = readonly { readonly text: string; readonly labels: readonly LabelScore[] }[];

export const zeroShotClassification = defineTask<ZeroShotClassificationInput, ZeroShotClassificationOutput>(
  ({ texts, labels, ...options }) => texts.map((text) => ({ text, labels: scoreLabels(text, labels, options) })),
);

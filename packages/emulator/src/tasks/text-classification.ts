import { classifySentiment, type LabelScore } from '../content/sentiment/classify.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of text-classification. */
export interface TextClassificationInput {
  readonly texts: readonly string[];
  /** The number of labels per text. @default all */
  readonly topK?: number | undefined;
}

/** The output of text-classification: the labels of each text, the most likely first. */
export type TextClassificationOutput = readonly (readonly LabelScore[])[];

export const textClassification = defineTask<TextClassificationInput, TextClassificationOutput>(
  ({ texts, topK }, { labels = ['POSITIVE', 'NEGATIVE'] }) =>
    texts.map((text) => classifySentiment(text, labels).slice(0, topK ?? labels.length)),
);

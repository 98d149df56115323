import type { LabelScore } from '../content/sentiment/classify.ts';
import { type ImageField, lookAt } from '../content/vision/read-image.ts';
import { classifyScene } from '../content/vision/scene-labels.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of image-classification. */
export interface ImageClassificationInput extends ImageField {
  /** The number of labels. @default 5 */
  readonly topK?: number | undefined;
}

export const imageClassification = defineTask<ImageClassificationInput, readonly LabelScore[]>(
  async ({ topK = 5, ...field }, { labels }) => classifyScene((await lookAt(field)).thumbnail, labels).slice(0, topK),
);

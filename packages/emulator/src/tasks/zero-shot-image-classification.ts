import type { LabelScore } from '../content/sentiment/classify.ts';
import { type ImageField, lookAt } from '../content/vision/read-image.ts';
import { chooseLabel } from '../content/vision/scene-labels.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of zero-shot-image-classification. */
export interface ZeroShotImageClassificationInput extends ImageField {
  readonly labels: readonly string[];
  /** A sentence with `{}` in the place of the label. @default 'This is a photo of {}.' */
  readonly template?: string | undefined;
}

export const zeroShotImageClassification = defineTask<ZeroShotImageClassificationInput, readonly LabelScore[]>(
  async ({ labels, template = 'This is a photo of {}.', ...field }) => {
    const { thumbnail } = await lookAt(field);
    return chooseLabel(thumbnail, labels, (label) => template.replaceAll('{}', label));
  },
);

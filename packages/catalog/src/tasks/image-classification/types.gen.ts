// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';
import type { ClassificationOutputTransform } from '../../task-schemas/schema-parts.gen.ts';

/** Input of image classification: an image and optional settings. */
export interface ImageClassificationInput {
  /** Image to classify, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of image classification. */
  parameters?: ImageClassificationParameters | undefined;
}

/** Settings of image classification. */
export interface ImageClassificationParameters {
  /**
   * Function that turns logits into scores. Default: `sigmoid` for one label or independent labels, `softmax`
   * otherwise.
   */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of labels to return, most likely first. At least 1. Default: 5. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type ImageClassificationOutput = ImageClassificationOutputElement[];

/** Predicted class with its score. */
export interface ImageClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';

/** Input of zero-shot image classification: an image and the labels to choose from. */
export interface ZeroShotImageClassificationInput {
  /** Image to classify, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Labels to choose from, and settings. */
  parameters: ZeroShotImageClassificationParameters;
}

/** Labels to choose from, and settings. */
export interface ZeroShotImageClassificationParameters {
  /** Labels to choose from, at least 1. */
  candidate_labels: string[];
  /**
   * Sentence that each label is inserted into, in the place of `{}`, before it is compared with the image. Default:
   * `This is a photo of {}.`
   */
  hypothesis_template?: string | undefined;
  [key: string]: unknown;
}

/** The candidate labels with their scores, most likely first. */
export type ZeroShotImageClassificationOutput = ZeroShotImageClassificationOutputElement[];

/** Predicted class with its score. */
export interface ZeroShotImageClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

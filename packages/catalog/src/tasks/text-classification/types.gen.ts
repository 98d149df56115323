// Written by `npm run gen` from the files beside it. Do not edit.
import type { ClassificationOutputTransform } from '../../task-schemas/schema-parts.gen.ts';

/** Input of text classification: a text and optional settings. */
export interface TextClassificationInput {
  /** Text to classify. */
  inputs: string;
  /** Settings of text classification. */
  parameters?: TextClassificationParameters | undefined;
}

/** Settings of text classification. */
export interface TextClassificationParameters {
  /**
   * Function that turns logits into scores. Default: `sigmoid` for one label or independent labels, `softmax`
   * otherwise.
   */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of labels to return, most likely first. Default: chosen by the server. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type TextClassificationOutput = TextClassificationOutputElement[];

/** Predicted class with its score. */
export interface TextClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of zero-shot classification: one or more texts, and labels. */
export interface ZeroShotClassificationInput {
  /** Text to classify, or several texts to classify in one request. */
  inputs: string | string[];
  /** Labels, and optional settings of zero-shot classification. */
  parameters: ZeroShotClassificationParameters;
}

/** Labels, and optional settings of zero-shot classification. */
export interface ZeroShotClassificationParameters {
  /** Labels to choose from. */
  candidate_labels: string[];
  /**
   * Sentence into which each label is put for `{}`; the score says how well it follows from the text. Default: `This
   * example is {}.`
   */
  hypothesis_template?: string | undefined;
  /**
   * Score the labels independently of each other, so that several can be true. Otherwise the scores add up to 1.
   * Default: false.
   */
  multi_label?: boolean | undefined;
  [key: string]: unknown;
}

/** Labels of the text, best first. For several texts one element for each, with the best label and the list of all. */
export type ZeroShotClassificationOutput = ZeroShotClassificationOutputElement[];

/** Label with its score, or all labels of one of several texts. */
export interface ZeroShotClassificationOutputElement {
  /** One of the candidate labels; the best one in the result of several texts. */
  label: string;
  /** Score of the label, between 0 and 1. */
  score: number;
  /** Text that was classified, in the result of several texts. */
  sequence?: string | undefined;
  /** All labels, best first, in the result of several texts. */
  labels?: string[] | undefined;
  /** Scores of `labels`, in the same order, in the result of several texts. */
  scores?: number[] | undefined;
  [key: string]: unknown;
}

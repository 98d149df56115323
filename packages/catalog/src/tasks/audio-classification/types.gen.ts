// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';
import type { ClassificationOutputTransform } from '../../task-schemas/schema-parts.gen.ts';

/** Input of audio classification: an audio file and optional settings. */
export interface AudioClassificationInput {
  /** Audio to classify, for example a FLAC, MP3 or WAV file. */
  inputs: BinaryInput;
  /** Settings of audio classification. */
  parameters?: AudioClassificationParameters | undefined;
}

/** Settings of audio classification. */
export interface AudioClassificationParameters {
  /**
   * Function that turns logits into scores. Default: `sigmoid` for one label or independent labels, `softmax`
   * otherwise.
   */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of labels to return, most likely first. At least 1. Default: 5, or all if the model has fewer. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type AudioClassificationOutput = AudioClassificationOutputElement[];

/** Predicted class with its score. */
export interface AudioClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

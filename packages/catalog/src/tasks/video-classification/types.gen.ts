// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';
import type { ClassificationOutputTransform } from '../../task-schemas/schema-parts.gen.ts';

/** Input of video classification: a video and optional settings. */
export interface VideoClassificationInput {
  /** Video to classify, for example an MP4 file. */
  inputs: BinaryInput;
  /** Settings of video classification. */
  parameters?: VideoClassificationParameters | undefined;
}

/** Settings of video classification. */
export interface VideoClassificationParameters {
  /** Function that turns logits into scores. Default: `softmax`. */
  function_to_apply?: ClassificationOutputTransform | undefined;
  /** Number of frames to sample from the video. Default: the number that the model works on. */
  num_frames?: number | undefined;
  /** Distance of the sampled frames, in frames. At least 1. Default: 1. */
  frame_sampling_rate?: number | undefined;
  /** Number of labels to return, most likely first. At least 1. Default: 5. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Predicted classes, most likely first. */
export type VideoClassificationOutput = VideoClassificationOutputElement[];

/** Predicted class with its score. */
export interface VideoClassificationOutputElement {
  /** Predicted class, as the model names it. */
  label: string;
  /** Score of the class; between 0 and 1 after sigmoid or softmax. */
  score: number;
  [key: string]: unknown;
}

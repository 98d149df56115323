// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';
import type { BoundingBox } from '../../task-schemas/schema-parts.gen.ts';

/** Input of zero-shot object detection: an image and the labels of the objects to search for. */
export interface ZeroShotObjectDetectionInput {
  /** Image to search, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Labels of the objects to search for, and settings. */
  parameters: ZeroShotObjectDetectionParameters;
}

/** Labels of the objects to search for, and settings. */
export interface ZeroShotObjectDetectionParameters {
  /** Labels of the objects to search for, at least 1. */
  candidate_labels: string[];
  [key: string]: unknown;
}

/** Objects that were found, in no fixed order. */
export type ZeroShotObjectDetectionOutput = ZeroShotObjectDetectionOutputElement[];

/** Object found in an image. */
export interface ZeroShotObjectDetectionOutputElement {
  /** Candidate label of the object. */
  label: string;
  /** Score of the object, between 0 and 1. */
  score: number;
  /** Rectangle around the object. */
  box: BoundingBox;
  [key: string]: unknown;
}

// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';
import type { BoundingBox } from '../../task-schemas/schema-parts.gen.ts';

/** Input of object detection: an image and optional settings. */
export interface ObjectDetectionInput {
  /** Image to search, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of object detection. */
  parameters?: ObjectDetectionParameters | undefined;
}

/** Settings of object detection. */
export interface ObjectDetectionParameters {
  /** Lowest score of the objects to return, between 0 and 1. Default: 0.5 for most models. */
  threshold?: number | undefined;
  [key: string]: unknown;
}

/** Detected objects, in no fixed order. */
export type ObjectDetectionOutput = ObjectDetectionOutputElement[];

/** Object detected in an image. */
export interface ObjectDetectionOutputElement {
  /** Predicted class of the object. */
  label: string;
  /** Score of the object, between 0 and 1. */
  score: number;
  /** Rectangle around the object. */
  box: BoundingBox;
  [key: string]: unknown;
}

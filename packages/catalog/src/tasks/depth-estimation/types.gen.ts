// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';

/** Input of depth estimation: an image and optional settings. */
export interface DepthEstimationInput {
  /** Image whose depth to estimate, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of depth estimation; none is defined. */
  parameters?: DepthEstimationParameters | undefined;
}

/** Settings of depth estimation; none is defined. */
export interface DepthEstimationParameters {
  [key: string]: unknown;
}

/** Estimated depth of an image. */
export interface DepthEstimationOutput {
  /** Depth of each pixel, in the form of the library. */
  predicted_depth?: unknown;
  /** Depth as an image, in the form of the library. */
  depth?: unknown;
  [key: string]: unknown;
}

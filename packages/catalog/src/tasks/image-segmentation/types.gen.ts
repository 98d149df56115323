// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';

/** Input of image segmentation: an image and optional settings. */
export interface ImageSegmentationInput {
  /** Image to segment, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of image segmentation. */
  parameters?: ImageSegmentationParameters | undefined;
}

/** Settings of image segmentation. */
export interface ImageSegmentationParameters {
  /** Lowest value at which a pixel belongs to a mask, between 0 and 1. Default: 0.5. */
  mask_threshold?: number | undefined;
  /**
   * Share of a mask that must remain after overlaps are resolved, between 0 and 1; smaller, disconnected masks are
   * dropped. Default: 0.5.
   */
  overlap_mask_area_threshold?: number | undefined;
  /**
   * Kind of segmentation: `instance` for single objects, `semantic` for classes, `panoptic` for both. Default: the
   * first of panoptic, instance and semantic that the model supports.
   */
  subtask?: ImageSegmentationSubtask | undefined;
  /** Lowest score of the segments to return, between 0 and 1. Default: 0.9 for most models. */
  threshold?: number | undefined;
  [key: string]: unknown;
}

/**
 * Kind of segmentation: `instance` for single objects, `semantic` for classes, `panoptic` for both. Default: the first
 * of panoptic, instance and semantic that the model supports.
 */
export type ImageSegmentationSubtask = 'instance' | 'panoptic' | 'semantic';

/** Segments of the image. */
export type ImageSegmentationOutput = ImageSegmentationOutputElement[];

/** Segment of an image. */
export interface ImageSegmentationOutputElement {
  /** Predicted class of the segment, as the model names it. */
  label: string;
  /** Base64 of a black and white PNG of the size of the image, in which the pixels of the segment are white. */
  mask: string;
  /** Score of the segment, between 0 and 1. Absent for semantic segmentation. */
  score?: number | undefined;
  [key: string]: unknown;
}

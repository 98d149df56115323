import { type ImageField, lookAt } from '../content/vision/read-image.ts';
import { thingLabel } from '../content/vision/segment-labels.ts';
import { boxIn, confidence, findSegments, type PixelBox } from '../content/vision/segments.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of object-detection. */
export interface ObjectDetectionInput extends ImageField {
  /** The lowest score of an object. @default 0.5 */
  readonly threshold?: number | undefined;
}

/** A detected object. */
export interface DetectedObject {
  readonly score: number;
  readonly label: string;
  readonly box: PixelBox;
}

export const objectDetection = defineTask<ObjectDetectionInput, readonly DetectedObject[]>(
  async ({ threshold = 0.5, ...field }) => {
    const image = await lookAt(field);
    const segments = findSegments(image.thumbnail);
    return segments
      .filter(({ isBackground }) => !isBackground)
      .map((segment) => ({
        score: confidence(segment, segments),
        label: thingLabel(segment),
        box: boxIn(image, segment),
      }))
      .filter(({ score }) => score >= threshold);
  },
);

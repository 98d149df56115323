import * as v from 'valibot';
import { binary, boundingBox } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Finds objects in an image and returns a label, a score and a bounding box for each.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image to search, for example a JPEG, PNG or WebP file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          threshold: v.optional(
            v.pipe(
              v.number(),
              v.description('Lowest score of the objects to return, between 0 and 1. Default: 0.5 for most models.'),
            ),
          ),
        }),
        v.description('Settings of object detection.'),
      ),
    ),
  }),
  v.description('Input of object detection: an image and optional settings.'),
);

export const output = v.pipe(
  v.array(
    v.pipe(
      v.looseObject({
        label: v.pipe(v.string(), v.description('Predicted class of the object.')),
        score: v.pipe(v.number(), v.description('Score of the object, between 0 and 1.')),
        box: v.pipe(boundingBox, v.description('Rectangle around the object.')),
      }),
      v.description('Object detected in an image.'),
    ),
  ),
  v.description('Detected objects, in no fixed order.'),
);

import * as v from 'valibot';
import { binary, boundingBox } from '../../task-schemas/schema-parts.ts';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image to search, for example a JPEG, PNG or WebP file.')),
    parameters: v.pipe(
      v.looseObject({
        candidate_labels: v.pipe(
          v.array(v.string()),
          v.description('Labels of the objects to search for, at least 1.'),
        ),
      }),
      v.description('Labels of the objects to search for, and settings.'),
    ),
  }),
  v.description('Input of zero-shot object detection: an image and the labels of the objects to search for.'),
);

export const output = v.pipe(
  v.array(
    v.pipe(
      v.looseObject({
        label: v.pipe(v.string(), v.description('Candidate label of the object.')),
        score: v.pipe(v.number(), v.description('Score of the object, between 0 and 1.')),
        box: v.pipe(boundingBox, v.description('Rectangle around the object.')),
      }),
      v.description('Object found in an image.'),
    ),
  ),
  v.description('Objects that were found, in no fixed order.'),
);

import * as v from 'valibot';
import { binary } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Divides an image into segments and returns a label and a mask for each.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image to segment, for example a JPEG, PNG or WebP file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          mask_threshold: v.optional(
            v.pipe(
              v.number(),
              v.description('Lowest value at which a pixel belongs to a mask, between 0 and 1. Default: 0.5.'),
            ),
          ),
          overlap_mask_area_threshold: v.optional(
            v.pipe(
              v.number(),
              v.description(
                'Share of a mask that must remain after overlaps are resolved, between 0 and 1; smaller, disconnected masks are dropped. Default: 0.5.',
              ),
            ),
          ),
          subtask: v.optional(
            v.pipe(
              v.picklist(['instance', 'panoptic', 'semantic']),
              v.title('ImageSegmentationSubtask'),
              v.description(
                'Kind of segmentation: `instance` for single objects, `semantic` for classes, `panoptic` for both. Default: the first of panoptic, instance and semantic that the model supports.',
              ),
            ),
          ),
          threshold: v.optional(
            v.pipe(
              v.number(),
              v.description('Lowest score of the segments to return, between 0 and 1. Default: 0.9 for most models.'),
            ),
          ),
        }),
        v.description('Settings of image segmentation.'),
      ),
    ),
  }),
  v.description('Input of image segmentation: an image and optional settings.'),
);

export const output = v.pipe(
  v.array(
    v.pipe(
      v.looseObject({
        label: v.pipe(v.string(), v.description('Predicted class of the segment, as the model names it.')),
        mask: v.pipe(
          v.string(),
          v.description(
            'Base64 of a black and white PNG of the size of the image, in which the pixels of the segment are white.',
          ),
        ),
        score: v.optional(
          v.pipe(v.number(), v.description('Score of the segment, between 0 and 1. Absent for semantic segmentation.')),
        ),
      }),
      v.description('Segment of an image.'),
    ),
  ),
  v.description('Segments of the image.'),
);

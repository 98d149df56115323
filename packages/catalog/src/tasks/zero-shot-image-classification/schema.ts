import * as v from 'valibot';
import { binary, classificationLabel } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Classifies an image by labels that you choose, without training a model for them.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image to classify, for example a JPEG, PNG or WebP file.')),
    parameters: v.pipe(
      v.looseObject({
        candidate_labels: v.pipe(v.array(v.string()), v.description('Labels to choose from, at least 1.')),
        hypothesis_template: v.optional(
          v.pipe(
            v.string(),
            v.description(
              'Sentence that each label is inserted into, in the place of `{}`, before it is compared with the image. Default: `This is a photo of {}.`',
            ),
          ),
        ),
      }),
      v.description('Labels to choose from, and settings.'),
    ),
  }),
  v.description('Input of zero-shot image classification: an image and the labels to choose from.'),
);

export const output = v.pipe(
  v.array(classificationLabel),
  v.description('The candidate labels with their scores, most likely first.'),
);

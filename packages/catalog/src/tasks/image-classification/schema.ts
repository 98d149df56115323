import * as v from 'valibot';
import { functionToApply } from '../../task-schemas/classification-settings.ts';
import { binary, classificationLabel, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Classifies an image: assigns one or more labels to it as a whole.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image to classify, for example a JPEG, PNG or WebP file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          function_to_apply: v.optional(functionToApply),
          top_k: v.optional(
            v.pipe(integer, v.description('Number of labels to return, most likely first. At least 1. Default: 5.')),
          ),
        }),
        v.description('Settings of image classification.'),
      ),
    ),
  }),
  v.description('Input of image classification: an image and optional settings.'),
);

export const output = v.pipe(v.array(classificationLabel), v.description('Predicted classes, most likely first.'));

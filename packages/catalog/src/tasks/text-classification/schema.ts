import * as v from 'valibot';
import { functionToApply } from '../../task-schemas/classification-settings.ts';
import { classificationLabel, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Classifies a text, for example by sentiment or topic.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Text to classify.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          function_to_apply: v.optional(functionToApply),
          top_k: v.optional(
            v.pipe(
              integer,
              v.description('Number of labels to return, most likely first. Default: chosen by the server.'),
            ),
          ),
        }),
        v.description('Settings of text classification.'),
      ),
    ),
  }),
  v.description('Input of text classification: a text and optional settings.'),
);

export const output = v.pipe(v.array(classificationLabel), v.description('Predicted classes, most likely first.'));

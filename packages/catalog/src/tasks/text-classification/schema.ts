import * as v from 'valibot';
import { classificationLabel, classificationTransform } from '../../schema-parts.ts';

/** What text classification takes. */
export const input = v.object({
  inputs: v.pipe(v.string(), v.description('The text to classify.')),
  parameters: v.optional(
    v.looseObject({
      function_to_apply: v.optional(
        v.pipe(classificationTransform, v.description('How raw scores become the scores you get.')),
      ),
      top_k: v.optional(v.pipe(v.number(), v.integer(), v.description('Return only this many of the best labels.'))),
    }),
  ),
});

/** Labels, the likeliest first. */
export const output = v.array(classificationLabel);

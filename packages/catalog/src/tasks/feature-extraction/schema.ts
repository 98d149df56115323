import * as v from 'valibot';

/** What feature extraction takes: one text or several. */
export const input = v.object({
  inputs: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.description('The text to embed, or several texts at once.'),
  ),
  normalize: v.optional(v.pipe(v.boolean(), v.description('Scale every vector to length 1.'))),
  prompt_name: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.description('Name of a prompt in the configuration of the model, put in front of every text.'),
    ),
  ),
  truncate: v.optional(
    v.pipe(v.nullable(v.boolean()), v.description('Cut texts that are too long instead of refusing them.')),
  ),
  truncation_direction: v.optional(
    v.pipe(
      // Servers of either generation spell it with and without the capital letter.
      v.picklist(['left', 'right', 'Left', 'Right']),
      v.description('Which end of a text is cut.'),
    ),
  ),
});

/** Numbers, nested at most three deep: per text, per token, per dimension. */
export const output = v.array(v.union([v.number(), v.array(v.number()), v.array(v.array(v.number()))]));

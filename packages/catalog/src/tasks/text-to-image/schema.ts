import * as v from 'valibot';
import { media } from '../../schema-parts.ts';

/** What text-to-image takes. Parameters that only one provider knows may be added. */
export const input = v.object({
  inputs: v.pipe(v.string(), v.description('The prompt: what the picture shows.')),
  parameters: v.optional(
    v.looseObject({
      guidance_scale: v.optional(
        v.pipe(v.number(), v.description('How closely the picture follows the prompt. Too high brings artefacts.')),
      ),
      negative_prompt: v.optional(v.pipe(v.string(), v.description('What the picture must not show.'))),
      num_inference_steps: v.optional(
        v.pipe(v.number(), v.integer(), v.description('More steps take longer and usually look better.')),
      ),
      width: v.optional(v.pipe(v.number(), v.integer(), v.description('Width in pixels.'))),
      height: v.optional(v.pipe(v.number(), v.integer(), v.description('Height in pixels.'))),
      scheduler: v.optional(v.pipe(v.string(), v.description('Name of a scheduler to use instead of the usual one.'))),
      seed: v.optional(v.pipe(v.number(), v.integer(), v.description('The same seed draws the same picture again.'))),
    }),
  ),
});

/** The picture. */
export const output = media;

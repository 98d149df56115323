import * as v from 'valibot';
import { integer, media } from '../../schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates an image from a text prompt.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Prompt: a description of the image.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          guidance_scale: v.optional(
            v.pipe(
              v.number(),
              v.description(
                'Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts. Default: set by the model, often between 3.5 and 7.5.',
              ),
            ),
          ),
          negative_prompt: v.optional(
            v.pipe(
              v.string(),
              v.description(
                'Description of what the image should not show. Ignored by models without negative prompts.',
              ),
            ),
          ),
          num_inference_steps: v.optional(
            v.pipe(
              integer,
              v.description(
                'Number of denoising steps. More steps take longer and usually improve the image. Default: set by the model.',
              ),
            ),
          ),
          width: v.optional(v.pipe(integer, v.description('Width of the image in pixels. Default: set by the model.'))),
          height: v.optional(
            v.pipe(integer, v.description('Height of the image in pixels. Default: set by the model.')),
          ),
          scheduler: v.optional(
            v.pipe(v.string(), v.description('Class name of a scheduler that replaces the one of the model.')),
          ),
          seed: v.optional(
            v.pipe(
              integer,
              v.description(
                'Seed of the random number generator; the same seed and settings give the same image. Default: random.',
              ),
            ),
          ),
        }),
        v.description('Settings of text-to-image generation. Settings that only one provider supports may be added.'),
      ),
    ),
  }),
  v.description('Input of text-to-image generation: a prompt and optional settings.'),
);

export const output = v.pipe(media, v.description('Generated image.'));

import * as v from 'valibot';
import { guidanceScale, inferenceSteps, negativePrompt, seed } from '../../task-schemas/diffusion-parameters.ts';
import { integer, media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates an image from a text prompt.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Prompt: a description of the image.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          guidance_scale: v.optional(guidanceScale),
          negative_prompt: v.optional(negativePrompt),
          num_inference_steps: v.optional(inferenceSteps),
          width: v.optional(v.pipe(integer, v.description('Width of the image in pixels. Default: set by the model.'))),
          height: v.optional(
            v.pipe(integer, v.description('Height of the image in pixels. Default: set by the model.')),
          ),
          scheduler: v.optional(
            v.pipe(v.string(), v.description('Class name of a scheduler that replaces the one of the model.')),
          ),
          seed: v.optional(seed),
        }),
        v.description('Settings of text-to-image generation. Settings that only one provider supports may be added.'),
      ),
    ),
  }),
  v.description('Input of text-to-image generation: a prompt and optional settings.'),
);

export const output = v.pipe(media, v.description('Generated image.'));

export const responseShape = v.pipe(
  v.looseObject({ image: v.pipe(v.unknown(), v.description('Generated image.')) }),
  v.description('Generated image as services that answer with JSON wrap it; the client returns the file itself.'),
);

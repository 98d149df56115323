import * as v from 'valibot';
import {
  guidanceScale,
  inferenceSteps,
  negativePrompt,
  prompt,
  targetSize,
} from '../../task-schemas/diffusion-parameters.ts';
import { binaries, media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates an image from another one, often by a prompt.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binaries, v.description('Image to change, or several images where the model combines them.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          prompt: v.optional(prompt),
          guidance_scale: v.optional(guidanceScale),
          negative_prompt: v.optional(negativePrompt),
          num_inference_steps: v.optional(inferenceSteps),
          target_size: v.optional(targetSize),
        }),
        v.description('Settings of image-to-image generation. Settings that only one provider supports may be added.'),
      ),
    ),
  }),
  v.description('Input of image-to-image generation: one or several images and optional settings.'),
);

export const output = v.pipe(media, v.description('Generated image.'));

export const responseShape = v.pipe(
  v.looseObject({ image: v.optional(v.pipe(v.unknown(), v.description('Generated image.'))) }),
  v.description('Generated image as services that answer with JSON wrap it; the client returns the file itself.'),
);

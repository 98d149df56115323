import * as v from 'valibot';
import {
  guidanceScale,
  inferenceSteps,
  negativePrompt,
  prompt,
  seed,
  targetSize,
} from '../../task-schemas/diffusion-parameters.ts';
import { binaries, media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates an image from a prompt, with or without images to start from.';

export const input = v.pipe(
  v.object({
    inputs: v.optional(
      v.pipe(
        binaries,
        v.description('Image to start from, or several; without one, the image is generated from the prompt alone.'),
      ),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          prompt: v.optional(prompt),
          guidance_scale: v.optional(guidanceScale),
          negative_prompt: v.optional(negativePrompt),
          num_inference_steps: v.optional(inferenceSteps),
          target_size: v.optional(targetSize),
          seed: v.optional(seed),
        }),
        v.description(
          'Settings of image-text-to-image generation. Settings that only one provider supports may be added.',
        ),
      ),
    ),
  }),
  v.description(
    'Input of image-text-to-image generation: optional images and optional settings, the prompt among them.',
  ),
);

export const output = v.pipe(media, v.description('Generated image.'));

export const responseShape = v.pipe(
  v.looseObject({ image: v.pipe(v.unknown(), v.description('Generated image.')) }),
  v.description('Generated image as services that answer with JSON wrap it; the client returns the file itself.'),
);

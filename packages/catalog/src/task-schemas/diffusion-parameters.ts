import * as v from 'valibot';
import { count, integer } from './schema-parts.ts';

/** Strength of the prompt. */
export const guidanceScale = v.pipe(
  v.number(),
  v.description(
    'Classifier-free guidance scale. Higher values follow the prompt more closely; too high values cause artifacts. Default: set by the model.',
  ),
);

/** Prompt of an input that is an image. */
export const prompt = v.pipe(
  v.string(),
  v.description('Prompt: a description of the result, or of the change to make.'),
);

/** Content to avoid. */
export const negativePrompt = v.pipe(
  v.string(),
  v.description('Description of what the result should not show. Ignored by models without negative prompts.'),
);

/** Number of denoising steps. */
export const inferenceSteps = v.pipe(
  integer,
  v.description(
    'Number of denoising steps. More steps take longer and usually improve the result. Default: set by the model.',
  ),
);

/** Length of a video. */
export const frameCount = v.pipe(
  v.number(),
  v.description('Number of frames of the video. Default: set by the model.'),
);

/** Start of the random number generator. */
export const seed = v.pipe(
  integer,
  v.description(
    'Seed of the random number generator; the same seed and settings give the same result. Default: random.',
  ),
);

/** Size of a result in pixels. */
export const targetSize = v.pipe(
  v.looseObject({
    width: v.pipe(count, v.description('Width in pixels.')),
    height: v.pipe(count, v.description('Height in pixels.')),
  }),
  v.description('Size of the result in pixels. Default: set by the model, often the size of the input.'),
);

/** Settings of a video that starts from an image. */
export const videoFromImageSettings = {
  prompt: v.optional(prompt),
  guidance_scale: v.optional(guidanceScale),
  negative_prompt: v.optional(negativePrompt),
  num_inference_steps: v.optional(inferenceSteps),
  num_frames: v.optional(frameCount),
  target_size: v.optional(targetSize),
  seed: v.optional(seed),
};

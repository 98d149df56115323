import * as v from 'valibot';
import { frameCount, guidanceScale, inferenceSteps, seed } from '../../task-schemas/diffusion-parameters.ts';
import { media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates a video from a text prompt.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Prompt: a description of the video.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          num_frames: v.optional(frameCount),
          guidance_scale: v.optional(guidanceScale),
          negative_prompt: v.optional(
            v.pipe(
              v.union([v.string(), v.array(v.string())]),
              v.description('Descriptions of what the video should not show. Most providers take a single text.'),
            ),
          ),
          num_inference_steps: v.optional(inferenceSteps),
          seed: v.optional(seed),
        }),
        v.description('Settings of text-to-video generation. Settings that only one provider supports may be added.'),
      ),
    ),
  }),
  v.description('Input of text-to-video generation: a prompt and optional settings.'),
);

export const output = v.pipe(media, v.description('Generated video.'));

export const responseShape = v.pipe(
  v.looseObject({ video: v.pipe(v.unknown(), v.description('Generated video.')) }),
  v.description('Generated video as services that answer with JSON wrap it; the client returns the file itself.'),
);

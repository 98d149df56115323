import * as v from 'valibot';
import { videoFromImageSettings } from '../../task-schemas/diffusion-parameters.ts';
import { binary, media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates a video from a prompt, with or without an image to start from.';

export const input = v.pipe(
  v.object({
    inputs: v.optional(
      v.pipe(
        binary,
        v.description('Image that the video starts from; without one, the video is generated from the prompt alone.'),
      ),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject(videoFromImageSettings),
        v.description(
          'Settings of image-text-to-video generation. Settings that only one provider supports may be added.',
        ),
      ),
    ),
  }),
  v.description(
    'Input of image-text-to-video generation: an optional image and optional settings, the prompt among them.',
  ),
);

export const output = v.pipe(media, v.description('Generated video.'));

export const responseShape = v.pipe(
  v.looseObject({ video: v.pipe(v.unknown(), v.description('Generated video.')) }),
  v.description('Generated video as services that answer with JSON wrap it; the client returns the file itself.'),
);

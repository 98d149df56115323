import * as v from 'valibot';
import { videoFromImageSettings } from '../../task-schemas/diffusion-parameters.ts';
import { binary, media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates a video from an image.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image that the video starts from.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject(videoFromImageSettings),
        v.description('Settings of image-to-video generation. Settings that only one provider supports may be added.'),
      ),
    ),
  }),
  v.description('Input of image-to-video generation: an image and optional settings.'),
);

export const output = v.pipe(media, v.description('Generated video.'));

export const responseShape = v.pipe(
  v.looseObject({ video: v.pipe(v.unknown(), v.description('Generated video.')) }),
  v.description('Generated video as services that answer with JSON wrap it; the client returns the file itself.'),
);

import * as v from 'valibot';
import { binary, generationParameters, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates text from an image: a caption, or the text that is written in it.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Image to describe or read, for example a JPEG, PNG or WebP file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          max_new_tokens: v.optional(
            v.pipe(integer, v.description('Maximum number of tokens to generate. Default: set by the model.')),
          ),
          generation_parameters: v.optional(
            v.pipe(generationParameters, v.description('Settings of the text decoder.')),
          ),
        }),
        v.description('Settings of image-to-text.'),
      ),
    ),
  }),
  v.description('Input of image-to-text: an image and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({ generated_text: v.pipe(v.string(), v.description('Generated text.')) }),
  v.description('Text generated from an image.'),
);

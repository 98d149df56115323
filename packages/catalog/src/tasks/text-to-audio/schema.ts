import * as v from 'valibot';
import { generationParameters, media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Generates audio, such as music or sound effects, from a text prompt.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Prompt: a description of the audio.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          generation_parameters: v.optional(
            v.pipe(generationParameters, v.description('Settings of the decoder, for models that generate tokens.')),
          ),
        }),
        v.description('Settings of audio generation. Settings that only one provider supports may be added.'),
      ),
    ),
  }),
  v.description('Input of audio generation: a text and optional settings.'),
);

export const output = v.pipe(media, v.description('Generated audio file.'));

export const responseShape = v.pipe(
  v.looseObject({
    audio: v.pipe(media, v.description('Generated audio file.')),
    sampling_rate: v.pipe(v.number(), v.description('Samples per second. Unit: Hz.')),
  }),
  v.description('Audio with its sampling rate; the client returns the file itself.'),
);

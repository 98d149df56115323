import * as v from 'valibot';
import { generationParameters, media } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Synthesizes speech from text.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Text to speak.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          generation_parameters: v.optional(
            v.pipe(generationParameters, v.description('Settings of the decoder, for models that generate tokens.')),
          ),
        }),
        v.description(
          'Settings of speech synthesis. Settings that only one provider supports, such as a voice, may be added.',
        ),
      ),
    ),
  }),
  v.description('Input of speech synthesis: a text and optional settings.'),
);

export const output = v.pipe(media, v.description('Audio file with the speech.'));

export const responseShape = v.pipe(
  v.looseObject({
    audio: v.pipe(media, v.description('Audio file with the speech.')),
    sampling_rate: v.optional(v.pipe(v.number(), v.description('Samples per second. Unit: Hz.'))),
  }),
  v.description('Audio with its sampling rate; the client returns the file itself.'),
);

import * as v from 'valibot';
import { binary } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Transforms audio: enhances speech, or separates it into its sources.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Audio to transform, for example a FLAC, MP3 or WAV file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({}),
        v.description('Settings of the transformation, as the model or the provider names them.'),
      ),
    ),
  }),
  v.description('Input of audio transformation: an audio file and optional settings.'),
);

export const output = v.pipe(
  v.array(
    v.pipe(
      v.looseObject({
        label: v.pipe(v.string(), v.description('Name of the source, such as `label_0` or `speech`.')),
        'content-type': v.pipe(v.string(), v.description('Media type of the audio, such as `audio/flac`.')),
        blob: v.pipe(v.string(), v.description('Audio file, encoded as base64.')),
      }),
      v.description('Audio file with its label.'),
    ),
  ),
  v.description('Transformed audio files, one for each source.'),
);

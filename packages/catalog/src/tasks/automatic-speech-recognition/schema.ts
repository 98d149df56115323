import * as v from 'valibot';
import { binary, generationParameters } from '../../schema-parts.ts';

/** What speech recognition takes: the bytes of a recording. */
export const input = v.object({
  inputs: v.pipe(binary, v.description('The recording, for example a FLAC, MP3 or WAV file.')),
  parameters: v.optional(
    v.looseObject({
      return_timestamps: v.optional(v.pipe(v.boolean(), v.description('Say when each piece of text was spoken.'))),
      generation_parameters: v.optional(
        v.pipe(generationParameters, v.description('How the model chooses its words.')),
      ),
    }),
  ),
});

/** The text, and where asked for, when it was spoken. */
export const output = v.looseObject({
  text: v.pipe(v.string(), v.description('What was said.')),
  chunks: v.optional(
    v.array(
      v.looseObject({
        text: v.pipe(v.string(), v.description('A piece of what was said.')),
        timestamp: v.pipe(
          // Whisper leaves the end of the last piece open when the recording breaks off in the middle of a word.
          v.tuple([v.number(), v.nullable(v.number())]),
          v.description('Start and end of the piece in seconds.'),
        ),
      }),
    ),
  ),
});

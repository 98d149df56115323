import * as v from 'valibot';
import { binary, generationParameters } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Transcribes speech in an audio file into text.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Audio to transcribe, for example a FLAC, MP3 or WAV file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          return_timestamps: v.optional(
            v.pipe(v.boolean(), v.description('Return the start and end of each segment in `chunks`. Default: false.')),
          ),
          generation_parameters: v.optional(
            v.pipe(generationParameters, v.description('Settings of the text decoder.')),
          ),
        }),
        v.description('Settings of automatic speech recognition.'),
      ),
    ),
  }),
  v.description('Input of automatic speech recognition: an audio file and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({
    text: v.pipe(v.string(), v.description('Transcript of the whole recording.')),
    chunks: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.looseObject({
              text: v.pipe(v.string(), v.description('Transcript of the segment.')),
              timestamp: v.pipe(
                // Whisper leaves the end of the last segment open when the recording stops in the middle of a word.
                v.tuple([v.number(), v.nullable(v.number())]),
                v.description(
                  'Start and end of the segment, in seconds. The end is null if the recording stops in the middle of a word.',
                ),
              ),
            }),
            v.description('Segment of a transcript.'),
          ),
        ),
        v.description('Segments with timestamps; present if `return_timestamps` is set.'),
      ),
    ),
  }),
  v.description('Transcript of a recording.'),
);

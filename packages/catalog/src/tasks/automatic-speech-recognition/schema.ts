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

const delta = v.pipe(
  v.looseObject({
    type: v.pipe(v.literal('transcript.text.delta'), v.description('Kind of the event.')),
    delta: v.pipe(v.string(), v.description('Text that was added to the transcript.')),
  }),
  v.title('AutomaticSpeechRecognitionStreamOutputDelta'),
  v.description('Next part of a transcript.'),
);

const segment = v.pipe(
  v.looseObject({
    type: v.pipe(v.literal('transcript.text.segment'), v.description('Kind of the event.')),
    text: v.pipe(v.string(), v.description('Transcript of the segment.')),
    start: v.pipe(v.number(), v.description('Start of the segment, in seconds.')),
    end: v.pipe(v.number(), v.description('End of the segment, in seconds.')),
    speaker: v.optional(v.pipe(v.string(), v.description('Speaker, if the service tells speakers apart.'))),
  }),
  v.title('AutomaticSpeechRecognitionStreamOutputSegment'),
  v.description('Segment of a transcript with its times, from services that send segments.'),
);

const done = v.pipe(
  v.looseObject({
    type: v.pipe(v.literal('transcript.text.done'), v.description('Kind of the event.')),
    text: v.pipe(v.string(), v.description('Transcript of the whole recording.')),
  }),
  v.title('AutomaticSpeechRecognitionStreamOutputDone'),
  v.description('End of a transcript. The only event of services without a stream.'),
);

export const streamOutput = v.pipe(v.union([delta, segment, done]), v.description('Event of a streamed transcript.'));

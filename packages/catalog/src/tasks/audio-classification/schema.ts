import * as v from 'valibot';
import { functionToApply } from '../../task-schemas/classification-settings.ts';
import { binary, classificationLabel, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Classifies audio, for example by sound event, language, speaker or emotion.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(binary, v.description('Audio to classify, for example a FLAC, MP3 or WAV file.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          function_to_apply: v.optional(functionToApply),
          top_k: v.optional(
            v.pipe(
              integer,
              v.description(
                'Number of labels to return, most likely first. At least 1. Default: 5, or all if the model has fewer.',
              ),
            ),
          ),
        }),
        v.description('Settings of audio classification.'),
      ),
    ),
  }),
  v.description('Input of audio classification: an audio file and optional settings.'),
);

export const output = v.pipe(v.array(classificationLabel), v.description('Predicted classes, most likely first.'));

import * as v from 'valibot';
import { generationParameters, truncationStrategy } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Shortens a text to its main points.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Text to summarize.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          clean_up_tokenization_spaces: v.optional(
            v.pipe(
              v.boolean(),
              v.description('Remove stray spaces around punctuation from the summary. Default: false.'),
            ),
          ),
          truncation: v.optional(
            v.pipe(
              truncationStrategy('SummarizationTruncationStrategy'),
              v.description('Handling of a text that exceeds the limit of the model. Default: `do_not_truncate`.'),
            ),
          ),
          generate_parameters: v.optional(
            v.pipe(
              generationParameters,
              v.description('Settings of the generation of the summary. Default: those of the model.'),
            ),
          ),
        }),
        v.description('Settings of summarization.'),
      ),
    ),
  }),
  v.description('Input of summarization: a text and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({ summary_text: v.pipe(v.string(), v.description('Summary of the text.')) }),
  v.description('Summary of a text.'),
);

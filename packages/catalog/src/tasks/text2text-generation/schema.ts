import * as v from 'valibot';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Text to transform.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          clean_up_tokenization_spaces: v.optional(
            v.pipe(v.boolean(), v.description('Remove extra spaces from the generated text. Default: false.')),
          ),
          truncation: v.optional(
            v.pipe(
              v.picklist(['do_not_truncate', 'longest_first', 'only_first', 'only_second']),
              v.title('Text2TextGenerationTruncationStrategy'),
              v.description('Part of an input that is cut when it is too long. Default: `do_not_truncate`.'),
            ),
          ),
          generate_parameters: v.optional(
            v.pipe(
              v.record(v.string(), v.unknown()),
              v.description('Further settings of the text decoder, as transformers names them.'),
            ),
          ),
        }),
        v.description('Settings of text-to-text generation.'),
      ),
    ),
  }),
  v.title('Text2TextGenerationInput'),
  v.description('Input of text-to-text generation: a text and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({ generated_text: v.pipe(v.string(), v.description('Generated text.')) }),
  v.title('Text2TextGenerationOutput'),
  v.description('Generated text.'),
);

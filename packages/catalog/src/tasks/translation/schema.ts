import * as v from 'valibot';
import { generationParameters, truncationStrategy } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Translates a text from one language to another.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Text to translate.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          src_lang: v.optional(
            v.pipe(
              v.string(),
              v.description(
                'Language of the text, by the code that the model has for it, such as `en_XX`. Required by models that translate from several languages.',
              ),
            ),
          ),
          tgt_lang: v.optional(
            v.pipe(
              v.string(),
              v.description(
                'Language of the translation, by the code that the model has for it, such as `fr_XX`. Required by models that translate to several languages.',
              ),
            ),
          ),
          clean_up_tokenization_spaces: v.optional(
            v.pipe(
              v.boolean(),
              v.description('Remove stray spaces around punctuation from the translation. Default: false.'),
            ),
          ),
          truncation: v.optional(
            v.pipe(
              truncationStrategy('TranslationTruncationStrategy'),
              v.description('Handling of a text that exceeds the limit of the model. Default: `do_not_truncate`.'),
            ),
          ),
          generate_parameters: v.optional(
            v.pipe(
              generationParameters,
              v.description('Settings of the generation of the translation. Default: those of the model.'),
            ),
          ),
        }),
        v.description('Settings of translation.'),
      ),
    ),
  }),
  v.description('Input of translation: a text and optional settings.'),
);

export const output = v.pipe(
  v.looseObject({ translation_text: v.pipe(v.string(), v.description('Translated text.')) }),
  v.description('Translation of a text.'),
);

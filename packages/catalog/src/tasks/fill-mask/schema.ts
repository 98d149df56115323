import * as v from 'valibot';
import { count, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Predicts the word that is missing in a text.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.string(),
      v.description(
        'Text with the mask token of the model in the place of the missing word, such as `[MASK]` or `<mask>`.',
      ),
    ),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          top_k: v.optional(v.pipe(integer, v.description('Number of words to return. Default: 5.'))),
          targets: v.optional(
            v.pipe(
              v.array(v.string()),
              v.description(
                'Words to choose from, instead of the whole vocabulary. Of a word that the vocabulary does not have, its first token is used.',
              ),
            ),
          ),
        }),
        v.description('Settings of mask filling.'),
      ),
    ),
  }),
  v.description('Input of mask filling: a text with a mask token, and optional settings.'),
);

const word = v.pipe(
  v.looseObject({
    sequence: v.pipe(v.string(), v.description('Text with the word in the place of the mask token.')),
    score: v.pipe(v.number(), v.description('Probability of the word, between 0 and 1.')),
    token: v.pipe(count, v.description('Number of the word in the vocabulary.')),
    token_str: v.pipe(v.string(), v.description('Word; some tokenizers keep the space before it.')),
  }),
  v.description('Word for the place of the mask token.'),
);

export const output = v.pipe(
  v.array(word),
  v.description(
    'Words for the mask, most likely first. In a text with several masks, the words for each after the other.',
  ),
);

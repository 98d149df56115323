import * as v from 'valibot';
import { count, integer } from '../../task-schemas/schema-parts.ts';

/** Description of the client method. */
export const summary = 'Finds and labels parts of a text, for example names of people, places and organizations.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(v.string(), v.description('Text to label.')),
    parameters: v.optional(
      v.pipe(
        v.looseObject({
          aggregation_strategy: v.optional(
            v.pipe(
              v.picklist(['none', 'simple', 'first', 'average', 'max']),
              v.title('TokenClassificationAggregationStrategy'),
              v.description(
                'Grouping of tokens into entities: `none` returns each token, `simple` joins neighbors with the same label, `first`, `average` and `max` also give the tokens of a word one label, by its first token, the average score or the highest score. Default: `simple` on hub servers.',
              ),
            ),
          ),
          ignore_labels: v.optional(
            v.pipe(v.array(v.string()), v.description('Labels to leave out of the result. Default: `O`, no entity.')),
          ),
          stride: v.optional(
            v.pipe(
              integer,
              v.description(
                'Number of tokens that neighboring chunks share when a long text is split. Default: no splitting.',
              ),
            ),
          ),
        }),
        v.description('Settings of token classification.'),
      ),
    ),
  }),
  v.description('Input of token classification: a text and optional settings.'),
);

const entity = v.pipe(
  v.looseObject({
    entity_group: v.optional(
      v.pipe(v.string(), v.description('Label of a group of tokens; absent with the aggregation strategy `none`.')),
    ),
    entity: v.optional(
      v.pipe(v.string(), v.description('Label of a single token, with the aggregation strategy `none`.')),
    ),
    score: v.pipe(v.number(), v.description('Score of the label, between 0 and 1.')),
    word: v.pipe(v.string(), v.description('Labeled part of the text, as the tokenizer writes it.')),
    start: v.pipe(count, v.description('Offset in the text at which the part begins, in characters.')),
    end: v.pipe(count, v.description('Offset in the text after the last character of the part.')),
  }),
  v.description('Labeled part of a text.'),
);

export const output = v.pipe(v.array(entity), v.description('Labeled parts of the text, in their order.'));

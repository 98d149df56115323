import * as v from 'valibot';

/** Description of the client method. */
export const summary =
  'Classifies a text by labels that are named in the request; the model needs no training for them.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.description('Text to classify, or several texts to classify in one request.'),
    ),
    parameters: v.pipe(
      v.looseObject({
        candidate_labels: v.pipe(v.array(v.string()), v.description('Labels to choose from.')),
        hypothesis_template: v.optional(
          v.pipe(
            v.string(),
            v.description(
              'Sentence into which each label is put for `{}`; the score says how well it follows from the text. Default: `This example is {}.`',
            ),
          ),
        ),
        multi_label: v.optional(
          v.pipe(
            v.boolean(),
            v.description(
              'Score the labels independently of each other, so that several can be true. Otherwise the scores add up to 1. Default: false.',
            ),
          ),
        ),
      }),
      v.description('Labels, and optional settings of zero-shot classification.'),
    ),
  }),
  v.description('Input of zero-shot classification: one or more texts, and labels.'),
);

const label = v.pipe(
  v.looseObject({
    label: v.pipe(
      v.string(),
      v.description('One of the candidate labels; the best one in the result of several texts.'),
    ),
    score: v.pipe(v.number(), v.description('Score of the label, between 0 and 1.')),
    sequence: v.optional(
      v.pipe(v.string(), v.description('Text that was classified, in the result of several texts.')),
    ),
    labels: v.optional(
      v.pipe(v.array(v.string()), v.description('All labels, best first, in the result of several texts.')),
    ),
    scores: v.optional(
      v.pipe(
        v.array(v.number()),
        v.description('Scores of `labels`, in the same order, in the result of several texts.'),
      ),
    ),
  }),
  v.description('Label with its score, or all labels of one of several texts.'),
);

export const output = v.pipe(
  v.array(label),
  v.description(
    'Labels of the text, best first. For several texts one element for each, with the best label and the list of all.',
  ),
);

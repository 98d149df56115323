import * as v from 'valibot';

/** Description of the client method. */
export const summary = 'Scores the similarity in meaning of a sentence to others.';

export const input = v.pipe(
  v.object({
    inputs: v.pipe(
      v.looseObject({
        source_sentence: v.pipe(v.string(), v.description('Sentence to compare with the others.')),
        sentences: v.pipe(v.array(v.string()), v.description('Sentences that are compared with the source sentence.')),
      }),
      v.title('SentenceSimilarityInputData'),
      v.description('A sentence, and the ones to compare it with.'),
    ),
    parameters: v.optional(
      v.pipe(v.looseObject({}), v.description('Settings that only one server supports; there are none in common.')),
    ),
  }),
  v.description('Input of sentence similarity: a sentence and the ones to compare it with.'),
);

export const output = v.pipe(
  v.array(v.number()),
  v.description('Similarity of each sentence to the source, in their order; from -1 to 1, 1 for the same meaning.'),
);

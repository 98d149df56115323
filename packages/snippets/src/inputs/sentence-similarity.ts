import { defineInput } from '../define-input.ts';

export const sentenceSimilarity = defineInput({
  task: 'sentence-similarity',
  sample: () => ({
    source_sentence: 'That is a happy person',
    sentences: ['That is a happy dog', 'That is a very happy person', 'Today is a sunny day'],
  }),
  python: ({ inputs, parameters }) => {
    const { source_sentence, sentences } = Object(inputs);
    return { positional: [source_sentence], named: { other_sentences: sentences, ...Object(parameters) } };
  },
});

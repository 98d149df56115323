import { defineInput } from '../define-input.ts';

export const sentenceSimilarity = defineInput({
  task: 'sentence-similarity',
  sample: () => ({
    source_sentence: 'That is a happy person',
    sentences: ['That is a happy dog', 'That is a very happy person', 'Today is a sunny day'],
  }),
});

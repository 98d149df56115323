import type { SentenceSimilarityInput } from '@hubkit/catalog';

export const input: SentenceSimilarityInput = {
  inputs: {
    source_sentence: 'A dog runs in the park.',
    sentences: ['A puppy plays outside.', 'Taxes are due in May.'],
  },
};

import { defineTask } from '../../define-task.ts';

export const sentenceSimilarity = defineTask({
  id: 'sentence-similarity',
  label: 'Sentence Similarity',
  pipeline: {
    modality: 'nlp',
    color: 'yellow',
  },
  libraries: ['sentence-transformers', 'spacy', 'transformers.js'],
});

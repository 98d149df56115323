import { defineTask } from '../../task-definition/define-task.ts';

export const sentenceSimilarity = defineTask({
  id: 'sentence-similarity',
  label: 'Sentence Similarity',
  method: 'sentenceSimilarity',
  pipeline: {
    modality: 'nlp',
    color: 'yellow',
    order: 120,
  },
  libraries: ['sentence-transformers', 'spacy', 'transformers.js'],
});

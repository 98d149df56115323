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

export const keywords = [
  'compare texts',
  'duplicate questions',
  'paraphrase detection',
  'semantic search',
  'embeddings',
  'text matching',
  'plagiarism',
  'near duplicates',
];

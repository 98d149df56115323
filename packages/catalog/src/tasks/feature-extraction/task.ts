import { defineTask } from '../../task-definition/define-task.ts';

export const featureExtraction = defineTask({
  id: 'feature-extraction',
  label: 'Feature Extraction',
  method: 'featureExtraction',
  pipeline: {
    modality: 'nlp',
    color: 'red',
    order: 80,
  },
  libraries: ['sentence-transformers', 'transformers', 'transformers.js'],
});

export const keywords = [
  'embeddings',
  'vectors',
  'semantic search',
  'vector database',
  'rag',
  'clustering',
  'text to vector',
];

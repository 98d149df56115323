import { defineTask } from '../../define-task.ts';

export const sentenceSimilarity = defineTask({
  id: 'sentence-similarity',
  label: 'Sentence Similarity',
  keywords: [
    'compare texts',
    'duplicate questions',
    'paraphrase detection',
    'semantic search',
    'embeddings',
    'text matching',
    'plagiarism',
    'near duplicates',
  ],
  method: 'sentenceSimilarity',
  pipeline: {
    modality: 'nlp',
    color: 'yellow',
  },
  libraries: ['sentence-transformers', 'spacy', 'transformers.js'],
});

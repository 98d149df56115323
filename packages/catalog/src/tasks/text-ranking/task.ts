import { defineTask } from '../../define-task.ts';

export const textRanking = defineTask({
  id: 'text-ranking',
  label: 'Text Ranking',
  keywords: ['rerank', 'reranker', 'reranking', 'cross encoder', 'sort search results', 'relevance', 'rag'],
  pipeline: {
    modality: 'nlp',
    color: 'red',
  },
  libraries: ['sentence-transformers', 'transformers'],
});

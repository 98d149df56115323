import { defineTask } from '../../task-definition/define-task.ts';

export const textRanking = defineTask({
  id: 'text-ranking',
  label: 'Text Ranking',
  method: 'textRanking',
  pipeline: {
    modality: 'nlp',
    color: 'red',
    order: 370,
  },
  libraries: ['sentence-transformers', 'transformers'],
});

export const keywords = ['rerank', 'reranker', 'reranking', 'cross encoder', 'sort search results', 'relevance', 'rag'];

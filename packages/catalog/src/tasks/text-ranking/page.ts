import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Text ranking orders a list of texts by their relevance to a query. Rerankers read the query together with each candidate, which is slower but more accurate than comparing embeddings; search and RAG systems apply them to the best results of a fast first stage.',
  demo: {
    inputs: [
      { type: 'text', label: 'Query', content: 'Learning to cook is easy.' },
      { type: 'text', label: 'Passage', content: 'It is simple to learn how to cook.' },
      { type: 'text', label: 'Passage', content: 'Cooking is like rocket science to me.' },
      {
        type: 'text',
        label: 'Passage',
        content: 'I have been trying to cook for years without success.',
      },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'It is simple to learn how to cook.', score: 0.9003 },
          { label: 'Cooking is like rocket science to me.', score: 0.0019 },
          { label: 'I have been trying to cook for years without success.', score: 0 },
        ],
      },
    ],
  },
  ...picks,
  related: ['feature-extraction', 'sentence-similarity', 'visual-document-retrieval', 'question-answering'],
  widgetModels: ['cross-encoder/ms-marco-MiniLM-L6-v2'],
});

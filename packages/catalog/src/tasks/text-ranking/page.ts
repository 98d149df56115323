import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Text ranking orders a list of texts by their relevance to a query. Rerankers read the query together with each candidate, which is slower but more accurate than comparing embeddings; search and RAG systems apply them to the best results of a fast first stage.',
  demo: {
    inputs: [
      { type: 'text', label: 'Source sentence', content: 'Learning to cook is easy.' },
      { type: 'text', label: 'Sentences to compare to', content: 'It is simple to learn how to cook.' },
      { type: 'text', label: 'Sentence to compare to', content: 'Cooking is like rocket science to me.' },
      {
        type: 'text',
        label: 'Sentence to compare to',
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
  datasets: [
    { id: 'microsoft/ms_marco', description: 'MS MARCO: queries of Bing users with relevant passages from the web.' },
  ],
  metrics: [
    {
      id: 'Normalized Discounted Cumulative Gain',
      description:
        'Normalized discounted cumulative gain: sums the relevance of results, discounted by the logarithm of their rank, and divides by the value of the ideal order. From 0 to 1; higher is better.',
    },
    {
      id: 'Mean Reciprocal Rank',
      description:
        'Mean reciprocal rank: 1 divided by the rank of the first relevant result, averaged over queries. From 0 to 1; higher is better.',
    },
    {
      id: 'Mean Average Precision',
      description:
        'Mean over all queries of the average precision, which averages the precision at the rank of each relevant result. From 0 to 1; higher is better.',
    },
  ],
  models: [
    {
      id: 'cross-encoder/ms-marco-MiniLM-L6-v2',
      description:
        'A cross-encoder with 23 million parameters trained on MS MARCO: fast enough to rerank hundreds of passages on a CPU.',
    },
    {
      id: 'Alibaba-NLP/gte-multilingual-reranker-base',
      description: 'A 306-million-parameter reranker for more than 70 languages and texts of up to 8,192 tokens.',
    },
    {
      id: 'Alibaba-NLP/gte-reranker-modernbert-base',
      description: 'An English reranker on ModernBERT with 149 million parameters and 8,192 tokens of context.',
    },
  ],
  spaces: [],
  widgetModels: ['cross-encoder/ms-marco-MiniLM-L6-v2'],
});

import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Text ranking orders a list of texts by their relevance to a query. Rerankers read the query together with each candidate, which is slower but more accurate than comparing embeddings; search and RAG systems apply them to the best results of a fast first stage.',
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
  pickedOn: '2026-11-23',
  models: [
    { id: 'cross-encoder/ms-marco-MiniLM-L6-v2', bestFor: 'baseline', released: '2021-04', size: '23M', license: 'apache-2.0', description: 'Ranks a hundred English passages on a CPU in a second or two.', whyOld: 'Nothing newer is as small and as widely supported.' },
    { id: 'Alibaba-NLP/gte-reranker-modernbert-base', bestFor: 'fast', released: '2025-01', size: '149M', license: 'apache-2.0', description: 'English with 8,000 tokens, about as good as rerankers of four times its size.' },
    { id: 'BAAI/bge-reranker-v2-m3', bestFor: 'multilingual', released: '2024-03', size: '568M', license: 'apache-2.0', description: 'A hundred languages in one encoder, cheap to serve.', whyOld: 'It remains the usual multilingual encoder; newer ones are language models of several times its cost.' },
    { id: 'Qwen/Qwen3-Reranker-0.6B', bestFor: 'quality', released: '2025-06', size: '596M', license: 'apache-2.0', description: 'Follows an instruction about what counts as relevant, in 100 languages and for code.' },
    { id: 'mixedbread-ai/mxbai-rerank-large-v2', bestFor: 'quality', released: '2025-03', size: '1.5B', license: 'apache-2.0', description: 'Strong on long documents, code and product search.' },
    { id: 'lightonai/LateOn', bestFor: 'specialized', released: '2026-04', size: '149M', license: 'apache-2.0', description: 'Late interaction: documents are encoded once, so thousands can be ranked for each query.' },
  ],
  datasets: [
    { id: 'microsoft/ms_marco', description: 'MS MARCO: queries of Bing users with relevant passages from the web.' },
    { id: 'sentence-transformers/gooaq', description: 'Three million questions with answers, to mine hard negatives from.' },
    { id: 'BeIR/nfcorpus', description: 'Medical questions with graded relevance: a small and hard test outside of the web.' },
  ],
  metrics: [
    { id: 'Normalized Discounted Cumulative Gain', description: 'Normalized discounted cumulative gain: sums the relevance of results, discounted by the logarithm of their rank, and divides by the value of the ideal order. From 0 to 1; higher is better.' },
    { id: 'Mean Reciprocal Rank', description: 'Mean reciprocal rank: 1 divided by the rank of the first relevant result, averaged over queries. From 0 to 1; higher is better.' },
    { id: 'Mean Average Precision', description: 'Mean over all queries of the average precision, which averages the precision at the rank of each relevant result. From 0 to 1; higher is better.' },
  ],
  spaces: [{ id: 'mteb/leaderboard', description: 'Leaderboard with tasks for reranking beside those for embeddings.' }],
  related: ['feature-extraction', 'sentence-similarity', 'visual-document-retrieval', 'question-answering'],
  widgetModels: ['cross-encoder/ms-marco-MiniLM-L6-v2'],
});

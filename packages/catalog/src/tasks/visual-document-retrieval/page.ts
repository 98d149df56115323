import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Visual document retrieval ranks images of document pages by how well they answer a text query. Working on images keeps tables, charts and layout, and needs no text extraction; it is the retrieval step of multimodal RAG.',
  demo: {
    inputs: [
      { type: 'img', filename: 'input.png' },
      { type: 'text', label: 'Question', content: 'Does the learning rate decay during training in this paper?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Page 10', score: 0.7 },
          { label: 'Page 11', score: 0.06 },
          { label: 'Page 9', score: 0.003 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: 'vidore/colpali_train_set',
      description:
        '118,000 pairs of queries and page images for training retrievers, from academic sets and synthetic queries.',
    },
  ],
  metrics: [
    {
      id: 'Normalized Discounted Cumulative Gain at K',
      description:
        'NDCG@k measures the quality of the first k results: relevant pages count more the higher they are ranked. From 0 to 1; higher is better.',
    },
  ],
  models: [
    {
      id: 'vidore/colqwen2-v1.0',
      description:
        'ColPali-style retriever on Qwen2-VL 2B: one embedding per image patch and late interaction with the query. Trained on English pages.',
    },
    {
      id: 'Tevatron/OmniEmbed-v0.1',
      description:
        'Embeds text, page images, audio and video into one space with a single vector per item, which makes search fast.',
    },
  ],
  spaces: [
    {
      id: 'vidore/vidore-leaderboard',
      description: 'Leaderboard of visual document retrievers on the ViDoRe benchmarks.',
    },
    {
      id: 'vidore/visual-rag-tool',
      description:
        'Ask questions about your own PDFs: pages are retrieved with ColQwen2 and read by a vision language model.',
    },
  ],
  widgetModels: [],
});

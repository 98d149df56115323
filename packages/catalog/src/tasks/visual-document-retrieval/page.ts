import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Visual document retrieval ranks images of document pages by how well they answer a text query. Working on images keeps tables, charts and layout, and needs no text extraction; it is the retrieval step of multimodal RAG.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'invoice.avif',
        alt: 'Page 1: an invoice of Harbor Books',
        caption: 'Page 1, drawn for this demo',
      },
      {
        type: 'img',
        filename: 'page.avif',
        alt: 'Page 2: a text with the heading How tides are predicted, and a curve',
        caption: 'Page 2, drawn for this demo',
      },
      { type: 'text', label: 'Question', content: 'How long do I have to measure before I can predict tides?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Page 2', score: 0.83 },
          { label: 'Page 1', score: 0.07 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'vidore/colSmol-256M', bestFor: 'small', released: '2025-01', size: '256M', license: 'apache-2.0', description: 'Indexes pages on a laptop.' },
    { id: 'ModernVBERT/colmodernvbert', bestFor: 'fast', released: '2025-10', size: '252M', license: 'mit', description: 'As small, with the quality of models ten times its size.' },
    { id: 'vidore/colqwen2.5-v0.2', bestFor: 'baseline', released: '2025-01', size: '3B', license: 'apache-2.0', description: 'The widely supported ColPali design.' },
    { id: 'Qwen/Qwen3-VL-Embedding-2B', bestFor: 'multilingual', released: '2026-01', size: '2.1B', license: 'apache-2.0', description: 'One vector for a page, a picture or a text: fits any vector database.' },
    { id: 'athrael-soju/colqwen3.5-4.5B-v3', bestFor: 'quality', released: '2026-03', size: '4.6B', license: 'apache-2.0', description: 'Late interaction on a recent base, near the top of ViDoRe.' },
    { id: 'Qwen/Qwen3-VL-Embedding-8B', bestFor: 'quality', released: '2026-01', size: '8.1B', license: 'apache-2.0', description: 'The larger sibling of the 2B model, also for video.' },
  ],
  datasets: [
    { id: 'vidore/colpali_train_set', description: '118,000 pairs of queries and page images for training retrievers, from academic sets and synthetic queries.' },
    { id: 'vidore/vidore_v3_finance_en', description: 'Reports of companies with questions and relevant pages: a hard public test.' },
  ],
  metrics: [{ id: 'Normalized Discounted Cumulative Gain at K', description: 'NDCG@k measures the quality of the first k results: relevant pages count more the higher they are ranked. From 0 to 1; higher is better.' }],
  spaces: [
    { id: 'vidore/vidore-leaderboard', description: 'Leaderboard of visual document retrievers on the ViDoRe benchmarks.' },
    { id: 'vidore/visual-rag-tool', description: 'Ask questions about your own PDFs: pages are retrieved with ColQwen2 and read by a vision language model.' },
  ],
  related: ['visual-question-answering', 'document-question-answering', 'feature-extraction', 'text-ranking'],
  widgetModels: [],
});

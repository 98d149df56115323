import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Feature extraction turns an input into vectors (embeddings) that capture its meaning, for search, clustering and training of other models.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Input',
        content: 'Portugal is a country in the southwest of Europe, on the Iberian Peninsula.',
      },
    ],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3'],
          ['2.583383083343506', '2.757075071334839', '0.9023529887199402'],
          ['8.29393482208252', '1.1071064472198486', '2.03399395942688'],
          ['-0.7754912972450256', '-1.647324562072754', '-0.6113331913948059'],
          ['0.07087723910808563', '1.5942802429199219', '1.4610432386398315'],
        ],
      },
    ],
  },
  pickedOn: '2026-11-23',
  models: [
    { id: 'ibm-granite/granite-embedding-97m-multilingual-r2', bestFor: 'small', released: '2026-04', size: '97M', license: 'apache-2.0', description: 'Over 200 languages and 8,000 tokens of context at a size that runs on any CPU.' },
    { id: 'minishlab/potion-multilingual-128M', bestFor: 'fast', released: '2025-05', size: '128M', license: 'mit', description: 'Static word vectors: hundreds of times faster than a transformer, good enough to filter or deduplicate.' },
    { id: 'google/embeddinggemma-300m', bestFor: 'small', released: '2025-09', size: '308M', license: 'gemma', description: 'Strong for its size in 100 languages; its vectors can be cut from 768 to 128 numbers.' },
    { id: 'Qwen/Qwen3-Embedding-0.6B', bestFor: 'multilingual', released: '2025-06', size: '596M', license: 'apache-2.0', description: 'A sensible default: 100 languages, code, 32,000 tokens, and instructions that say what is searched.' },
    { id: 'lightonai/DenseOn', bestFor: 'specialized', released: '2026-04', size: '149M', license: 'apache-2.0', description: 'English retrieval on ModernBERT, with the quality of models several times its size.' },
    { id: 'microsoft/harrier-oss-v1-0.6b', bestFor: 'quality', released: '2026-03', size: '596M', license: 'mit', description: 'Trained for retrieval in many languages; a 27-billion version raises quality further.' },
    { id: 'Qwen/Qwen3-Embedding-8B', bestFor: 'quality', released: '2025-06', size: '7.6B', license: 'apache-2.0', description: 'For offline indexing, where quality counts more than the price of a GPU.' },
  ],
  datasets: [
    { id: 'sentence-transformers/all-nli', description: '942,000 sentences with entailment and contradiction, the classic material of contrastive training.' },
    { id: 'sentence-transformers/natural-questions', description: '100,000 questions of real users with the passage of Wikipedia that answers them.' },
    { id: 'wikimedia/wikipedia', description: 'Cleaned articles of Wikipedia by language, to build and test an index.' },
  ],
  metrics: [
    { id: 'NDCG@10', description: 'Quality of the first ten results of a search, where relevant ones count more the higher they stand. From 0 to 1.' },
    { id: 'V-measure', description: 'Agreement of clusters of the vectors with known groups: the harmonic mean of homogeneity and completeness.' },
  ],
  spaces: [{ id: 'mteb/leaderboard', description: 'The MTEB leaderboard: text embedding models compared over many tasks and languages.' }],
  related: ['sentence-similarity', 'text-ranking', 'image-feature-extraction', 'visual-document-retrieval', 'fill-mask'],
  widgetModels: ['facebook/bart-base'],
});

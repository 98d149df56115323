import { definePage } from '../../define-page.ts';

export const page = definePage({
  summary:
    'Sentence similarity measures how close two texts are in meaning. Models turn each text into an embedding and compare the vectors, which makes them the basis of semantic search, clustering and deduplication.',
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
          { label: 'It is simple to learn how to cook.', score: 0.623 },
          { label: 'Cooking is like rocket science to me.', score: 0.413 },
          { label: 'I have been trying to cook for years without success.', score: 0.256 },
        ],
      },
    ],
  },
  datasets: [
    { id: 'microsoft/ms_marco', description: 'MS MARCO: queries of Bing users with relevant passages from the web.' },
  ],
  metrics: [
    {
      id: 'Mean Reciprocal Rank',
      description:
        'Mean reciprocal rank: 1 divided by the rank of the first relevant result, averaged over queries. Shows how soon a useful result appears; from 0 to 1, higher is better.',
    },
    {
      id: 'Cosine Similarity',
      description:
        'Cosine of the angle between two embeddings: 1 for the same direction, 0 for unrelated, −1 for opposite. Independent of the length of the vectors.',
    },
  ],
  models: [
    {
      id: 'sentence-transformers/all-mpnet-base-v2',
      description:
        'A general-purpose English model with 768 dimensions for sentences and short paragraphs; 110 million parameters.',
    },
    {
      id: 'BAAI/bge-m3',
      description: 'A multilingual model for texts of up to 8,192 tokens with dense, sparse and multi-vector output.',
    },
    {
      id: 'HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5',
      description: 'A small multilingual model that takes an instruction with the query; based on Qwen2 0.5B.',
    },
  ],
  spaces: [
    {
      id: 'Gradio-Blocks/Ask_Questions_To_YouTube_Videos',
      description: 'Ask questions about YouTube videos and jump to the passage that answers them.',
    },
    {
      id: 'Gradio-Blocks/pubmed-abstract-retriever',
      description: 'Find abstracts on PubMed that are related to a text.',
    },
    {
      id: 'nickmuchi/article-text-summarizer',
      description: 'Summarize an article by selecting its most central sentences.',
    },
    {
      id: 'sentence-transformers/Sentence_Transformers_for_semantic_search',
      description: 'Learn how semantic search works, with examples.',
    },
  ],
  widgetModels: ['sentence-transformers/all-MiniLM-L6-v2'],
  youtubeId: 'VCZq5AkbNEU',
});

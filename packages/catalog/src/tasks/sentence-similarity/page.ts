import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Sentence similarity measures how close two texts are in meaning. Models turn each text into an embedding and compare the vectors, which makes them the basis of semantic search, clustering and deduplication.',
  demo: {
    inputs: [
      { type: 'text', label: 'Source sentence', content: 'Learning to cook is easy.' },
      { type: 'text', label: 'Sentence to compare to', content: 'It is simple to learn how to cook.' },
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
  pickedOn: '2026-11-23',
  models: [
    { id: 'minishlab/potion-base-8M', bestFor: 'fast', released: '2024-10', size: '7.6M', license: 'mit', description: 'Compares millions of sentences on a laptop CPU, because it only looks up and averages word vectors.', whyOld: 'It is still the smallest useful model of its kind.' },
    { id: 'MongoDB/mdbr-leaf-mt', bestFor: 'small', released: '2025-08', size: '23M', license: 'apache-2.0', description: 'As small as all-MiniLM and clearly better, distilled from a far larger model.' },
    { id: 'google/embeddinggemma-300m', bestFor: 'multilingual', released: '2025-09', size: '308M', license: 'gemma', description: 'Similar meaning across 100 languages, on a phone.' },
    { id: 'Qwen/Qwen3-Embedding-0.6B', bestFor: 'quality', released: '2025-06', size: '596M', license: 'apache-2.0', description: 'The score follows your instruction: similar in topic, in intent, or in style.' },
    { id: 'sentence-transformers/all-MiniLM-L6-v2', bestFor: 'baseline', released: '2021-08', size: '23M', license: 'apache-2.0', description: 'The most used sentence model, supported by every library and database.', whyOld: 'It is the point of comparison that every newer model names.' },
  ],
  datasets: [
    { id: 'sentence-transformers/stsb', description: '8,628 pairs of sentences with a similarity from 0 to 1, rated by people: the standard test.' },
    { id: 'sentence-transformers/quora-duplicates', description: 'Questions that ask the same and some that only look alike.' },
    { id: 'sentence-transformers/all-nli', description: 'Sentences with one that follows and one that contradicts, for training.' },
  ],
  metrics: [
    { id: 'Cosine Similarity', description: 'Cosine of the angle between two embeddings: 1 for the same direction, 0 for unrelated, −1 for opposite. Independent of the length of the vectors.' },
    { id: 'Spearman correlation', description: 'Agreement of the order by the model with the order by people, over many pairs. From −1 to 1; higher is better.' },
    { id: 'Mean Reciprocal Rank', description: 'Mean reciprocal rank: 1 divided by the rank of the first relevant result, averaged over queries. Shows how soon a useful result appears; from 0 to 1, higher is better.' },
  ],
  spaces: [{ id: 'mteb/leaderboard', description: 'Leaderboard of embedding models; the tasks named STS measure similarity.' }],
  related: ['feature-extraction', 'text-ranking', 'text-classification', 'zero-shot-classification'],
  widgetModels: ['sentence-transformers/all-MiniLM-L6-v2'],
  youtubeId: 'VCZq5AkbNEU',
});

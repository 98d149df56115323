import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Sentence similarity measures how close two texts are in meaning. Models turn each text into an embedding and compare the vectors, which makes them the basis of semantic search, clustering and deduplication.',
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
  ...picks,
  related: ['feature-extraction', 'text-ranking', 'text-classification', 'zero-shot-classification'],
  widgetModels: ['sentence-transformers/all-MiniLM-L6-v2'],
  youtubeId: 'VCZq5AkbNEU',
});

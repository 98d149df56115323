import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Text classification assigns labels to a text. Examples are sentiment analysis, natural language inference, topic detection, moderation and grammatical acceptability.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'I really like this café!' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'POSITIVE', score: 0.9 },
          { label: 'NEUTRAL', score: 0.1 },
          { label: 'NEGATIVE', score: 0 },
        ],
      },
    ],
  },
  ...picks,
  related: ['zero-shot-classification', 'token-classification', 'sentence-similarity', 'text-generation'],
  widgetModels: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
  youtubeId: 'leNG9fN9FQU',
});

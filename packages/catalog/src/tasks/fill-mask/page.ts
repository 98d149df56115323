import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Masked language modeling predicts tokens that were hidden in a text. Models trained this way learn a statistical representation of language, and are mostly fine-tuned for classification, retrieval or token labeling.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'The <mask> howled at the moon.' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'wolf', score: 0.487 },
          { label: 'dog', score: 0.061 },
          { label: 'cat', score: 0.058 },
          { label: 'fox', score: 0.047 },
          { label: 'squirrel', score: 0.025 },
        ],
      },
    ],
  },
  ...picks,
  related: ['feature-extraction', 'text-classification', 'token-classification', 'text-generation'],
  widgetModels: ['distilbert/distilroberta-base'],
  youtubeId: 'mqElG5QJWUg',
});

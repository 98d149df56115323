import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Zero-shot text classification assigns labels that the model has not been trained on: the candidate labels are given with the text. Most models are trained on natural language inference and score how well each label follows from the text.',
  demo: {
    inputs: [
      { type: 'text', label: 'Text Input', content: 'The camera work in this film is breathtaking.' },
      { type: 'text', label: 'Candidate Labels', content: 'CINEMA, ART, MUSIC' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'CINEMA', score: 0.9 },
          { label: 'ART', score: 0.1 },
          { label: 'MUSIC', score: 0 },
        ],
      },
    ],
  },
  ...picks,
  related: ['text-classification', 'zero-shot-image-classification', 'sentence-similarity', 'text-generation'],
  widgetModels: ['facebook/bart-large-mnli'],
});

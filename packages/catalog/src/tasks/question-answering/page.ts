import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Extractive question answering finds the answer to a question in a given text and returns it with its position. Some models generate an answer without any context.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'By which other name is the Black Forest known in German?' },
      {
        type: 'text',
        label: 'Context',
        content:
          'The Black Forest, which is called Schwarzwald in German, is a wooded mountain range in the southwest of Germany.',
      },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'Schwarzwald' }],
  },
  ...picks,
  related: [
    'text-ranking',
    'document-question-answering',
    'table-question-answering',
    'text-generation',
    'visual-question-answering',
  ],
  widgetModels: ['deepset/roberta-base-squad2'],
  youtubeId: 'ajPx5LwJD-I',
});

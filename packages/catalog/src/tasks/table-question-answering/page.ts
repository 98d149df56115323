import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Table question answering answers questions about a table by selecting cells and, where needed, aggregating them, for example by counting or summing.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Rank', 'Name', 'No. of reigns', 'Combined days'],
          ['1', 'Lou Thesz', '3', '3749'],
          ['2', 'Ric Flair', '8', '3103'],
          ['3', 'Harley Race', '7', '1799'],
        ],
      },
      { type: 'text', label: 'Question', content: 'How many reigns did Harley Race have?' },
    ],
    outputs: [{ type: 'text', label: 'Result', content: '7' }],
  },
  ...picks,
  related: ['question-answering', 'document-question-answering', 'tabular-classification', 'text-generation'],
  widgetModels: ['google/tapas-base-finetuned-wtq'],
});

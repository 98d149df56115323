import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Document question answering, also called document visual question answering, answers questions about an image of a document. Models combine the text, its position on the page and visual features, so that tables, forms and layouts can be read.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'What is the total of this invoice?' },
      {
        type: 'img',
        filename: 'invoice.avif',
        alt: 'An invoice of Harbor Books with three items and a total of 146.30',
        caption: 'Drawn for this page.',
      },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: '146.30' }],
    note: 'The answer is written by hand; that of a model differs.',
  },
  ...picks,
  related: [
    'visual-document-retrieval',
    'image-text-to-text',
    'question-answering',
    'table-question-answering',
    'visual-question-answering',
  ],
  widgetModels: ['impira/layoutlm-invoices'],
});

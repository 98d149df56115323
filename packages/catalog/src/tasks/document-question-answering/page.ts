import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Document question answering, also called document visual question answering, answers questions about an image of a document. Models combine the text, its position on the page and visual features, so that tables, forms and layouts can be read.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'What is the purpose of the working group?' },
      { type: 'img', filename: 'document-question-answering-input.png' },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'To review the safety guidelines every quarter' }],
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

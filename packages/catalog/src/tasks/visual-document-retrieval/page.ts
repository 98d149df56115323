import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Visual document retrieval ranks images of document pages by how well they answer a text query. Working on images keeps tables, charts and layout, and needs no text extraction; it is the retrieval step of multimodal RAG.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'invoice.avif',
        alt: 'Page 1: an invoice of Harbor Books',
        caption: 'Page 1, drawn for this demo',
      },
      {
        type: 'img',
        filename: 'page.avif',
        alt: 'Page 2: a text with the heading How tides are predicted, and a curve',
        caption: 'Page 2, drawn for this demo',
      },
      { type: 'text', label: 'Question', content: 'How long do I have to measure before I can predict tides?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Page 2', score: 0.83 },
          { label: 'Page 1', score: 0.07 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  ...picks,
  related: ['visual-question-answering', 'document-question-answering', 'feature-extraction', 'text-ranking'],
  widgetModels: [],
});

import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Visual document retrieval ranks images of document pages by how well they answer a text query. Working on images keeps tables, charts and layout, and needs no text extraction; it is the retrieval step of multimodal RAG.',
  demo: {
    inputs: [
      { type: 'img', filename: 'input.png' },
      { type: 'text', label: 'Question', content: 'Does the learning rate decay during training in this paper?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Page 10', score: 0.7 },
          { label: 'Page 11', score: 0.06 },
          { label: 'Page 9', score: 0.003 },
        ],
      },
    ],
  },
  ...picks,
  related: ['visual-question-answering', 'document-question-answering', 'feature-extraction', 'text-ranking'],
  widgetModels: [],
});

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image feature extraction computes embeddings from an image, for similarity search, clustering, or as the frozen backbone of another model.',
  demo: {
    inputs: [{ type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' }],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3', '…', 'Dimension 384'],
          ['0.412', '-1.087', '0.236', '…', '0.951'],
        ],
      },
    ],
    note: 'The numbers are made up; only their form is that of a model.',
  },
  ...picks,
  related: [
    'image-classification',
    'zero-shot-image-classification',
    'visual-document-retrieval',
    'feature-extraction',
  ],
  widgetModels: [],
});

import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image feature extraction computes embeddings from an image, for similarity search, clustering, or as the frozen backbone of another model.',
  demo: {
    inputs: [{ type: 'img', filename: 'mask-generation-input.png' }],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3'],
          ['0.21236686408519745', '1.0919708013534546', '0.8512550592422485'],
          ['0.809657871723175', '-0.18544459342956543', '-0.7851548194885254'],
          ['1.3103108406066895', '-0.2479034662246704', '-0.9107287526130676'],
          ['1.8536205291748047', '-0.36419737339019775', '0.09717650711536407'],
        ],
      },
    ],
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

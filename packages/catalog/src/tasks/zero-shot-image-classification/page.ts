import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Zero-shot image classification assigns classes that the model has not been trained on: the image is compared with a text for each candidate class.',
  demo: {
    inputs: [
      { type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' },
      { type: 'text', label: 'Classes', content: 'cat, dog, bird' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Cat', score: 0.98 },
          { label: 'Dog', score: 0.015 },
          { label: 'Bird', score: 0.005 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  ...picks,
  related: [
    'image-classification',
    'zero-shot-object-detection',
    'image-feature-extraction',
    'zero-shot-classification',
  ],
  widgetModels: ['google/siglip-so400m-patch14-224'],
});

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image classification assigns a label to an entire image. Each image is expected to belong to one class, and the model returns a score for every class it knows.',
  demo: {
    inputs: [{ type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Egyptian cat', score: 0.52 },
          { label: 'Tabby cat', score: 0.27 },
          { label: 'Tiger cat', score: 0.14 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  ...picks,
  related: [
    'zero-shot-image-classification',
    'image-feature-extraction',
    'object-detection',
    'image-segmentation',
    'video-classification',
  ],
  widgetModels: ['google/vit-base-patch16-224'],
  youtubeId: 'tjAIM7BOYhw',
});

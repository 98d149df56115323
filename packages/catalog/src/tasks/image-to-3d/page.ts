import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary: 'Image-to-3D models generate a three-dimensional object or scene from one or a few images.',
  demo: {
    inputs: [
      { type: 'img', filename: 'vase.avif', alt: 'A clay vase with dark stripes', caption: 'Rendered by a program.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'vase-turning.webp',
        alt: 'The vase turns around its axis',
        caption: 'The turning object, rendered by a program.',
      },
    ],
  },
  ...picks,
  related: ['text-to-3d', 'depth-estimation', 'image-to-image'],
  widgetModels: [],
});

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary: 'Text-to-3D models generate a three-dimensional object or scene from a text prompt.',
  demo: {
    inputs: [{ type: 'text', label: 'Prompt', content: 'A clay vase with dark stripes' }],
    outputs: [
      {
        type: 'img',
        filename: 'vase-turning.webp',
        alt: 'A clay vase with dark stripes turns around its axis',
        caption: 'The turning object, rendered by a program.',
      },
    ],
  },
  ...picks,
  related: ['image-to-3d', 'text-to-image'],
  widgetModels: [],
});

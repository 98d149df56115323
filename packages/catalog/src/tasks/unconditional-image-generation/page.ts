import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Unconditional image generation creates images without a prompt or any other condition. The model learns the distribution of its training images and samples new ones from random noise.',
  demo: {
    inputs: [
      { type: 'text', label: 'Seed', content: '42' },
      { type: 'text', label: 'Number of images to generate:', content: '16' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'unconditional-image-generation-output.avif',
        alt: 'Sixteen colored patterns of winding lines',
        caption: 'Patterns computed from filtered noise.',
      },
    ],
  },
  ...picks,
  related: ['text-to-image', 'image-to-image'],
  widgetModels: [],
});

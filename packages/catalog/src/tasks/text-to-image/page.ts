import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Text-to-image models generate images from a text prompt. Many can also edit an image, extend it or imitate its style.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'A harbor town at sunset, watercolor, soft light, high detail' }],
    outputs: [{ type: 'img', filename: 'image.jpeg' }],
  },
  ...picks,
  related: [
    'image-to-image',
    'image-text-to-image',
    'text-to-video',
    'unconditional-image-generation',
    'image-text-to-text',
  ],
  widgetModels: ['black-forest-labs/FLUX.1-dev'],
});

import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-text-to-image models generate an image from reference images and a text prompt. The references fix subject, style or composition, and the prompt says what to change or create.',
  demo: {
    inputs: [
      { type: 'img', filename: 'image-text-to-image-input.jpeg' },
      { type: 'text', label: 'Input', content: 'The same harbor town at night, watercolor, lanterns, high detail' },
    ],
    outputs: [{ type: 'img', filename: 'image-text-to-image-output.png' }],
  },
  ...picks,
  related: ['image-to-image', 'text-to-image', 'image-text-to-video', 'any-to-any'],
  widgetModels: ['black-forest-labs/FLUX.2-dev'],
});

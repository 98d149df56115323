import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-text-to-image models generate an image from reference images and a text prompt. The references fix subject, style or composition, and the prompt says what to change or create.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
      { type: 'text', label: 'Input', content: 'Make the cup and the saucer blue.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-text-to-image-output.avif',
        alt: 'The same photograph with a blue cup and saucer',
        caption: 'Made by turning the hue of the red parts.',
      },
    ],
  },
  ...picks,
  related: ['image-to-image', 'text-to-image', 'image-text-to-video', 'any-to-any'],
  widgetModels: ['black-forest-labs/FLUX.2-dev'],
});

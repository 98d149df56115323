import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Text-to-image models generate images from a text prompt. Many can also edit an image, extend it or imitate its style.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'Sunset over a calm sea, an island on the horizon' }],
    outputs: [
      {
        type: 'img',
        filename: 'text-to-image-output.avif',
        alt: 'An island in front of the setting sun, over a calm sea',
        caption: 'Drawn by the emulator of hubkit, by rules and without a model.',
      },
    ],
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

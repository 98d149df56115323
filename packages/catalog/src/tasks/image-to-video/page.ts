import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-to-video models generate a video that starts from a still image, optionally guided by a text prompt. They animate photographs, illustrations and product images.',
  demo: {
    inputs: [
      { type: 'img', filename: 'rocket.avif', alt: 'A rocket on its launch pad at dusk, between lightning towers' },
      { type: 'text', label: 'Optional Text Prompt', content: 'The camera moves slowly toward the rocket.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-to-video-output.webp',
        alt: 'The view moves closer to the rocket',
        caption: 'Made by cropping the photograph; a model would also move the lights and the sky.',
      },
    ],
  },
  ...picks,
  related: ['image-text-to-video', 'text-to-video', 'video-to-video', 'image-to-image'],
  widgetModels: [],
});

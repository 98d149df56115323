import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-text-to-video models generate a video from a reference image and a text prompt. The image fixes the appearance, and the prompt describes the motion, the camera and what happens.',
  demo: {
    inputs: [
      { type: 'img', filename: 'rocket.avif', alt: 'A rocket on its launch pad at dusk, between lightning towers' },
      { type: 'text', label: 'Input', content: 'Stars come out above the launch pad.' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-text-to-video-output.webp',
        alt: 'More and more stars twinkle above the launch pad',
        caption: 'Stars are drawn by a program.',
      },
    ],
  },
  ...picks,
  related: ['image-to-video', 'text-to-video', 'image-text-to-image', 'video-to-video'],
  widgetModels: ['Lightricks/LTX-Video'],
});

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-to-image models transform a source image into another one, for example by super-resolution, inpainting, colorization, relighting or editing by text.',
  demo: {
    inputs: [{ type: 'img', filename: 'cat-gray.avif', alt: 'The face of a tabby cat, in gray' }],
    outputs: [
      {
        type: 'img',
        filename: 'cat.avif',
        alt: 'The same photograph in color',
        caption: 'The original photograph: what a perfect colorization returns.',
      },
    ],
  },
  ...picks,
  related: ['image-text-to-image', 'text-to-image', 'image-segmentation', 'image-to-video', 'depth-estimation'],
  widgetModels: ['Qwen/Qwen-Image'],
});

import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-to-image models transform a source image into another one, for example by super-resolution, inpainting, colorization, relighting or editing by text.',
  demo: {
    inputs: [{ type: 'img', filename: 'image-to-image-input.jpeg' }],
    outputs: [{ type: 'img', filename: 'image-to-image-output.png' }],
  },
  ...picks,
  related: ['image-text-to-image', 'text-to-image', 'image-segmentation', 'image-to-video', 'depth-estimation'],
  widgetModels: ['Qwen/Qwen-Image'],
});

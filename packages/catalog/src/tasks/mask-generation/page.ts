import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Mask generation outlines objects and regions of an image as binary masks, without naming them. Models either segment everything they find, or follow prompts such as points and boxes. They speed up annotation and isolate objects for editing.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee-with-point.avif',
        alt: 'The photograph of an espresso with a red point on the cup',
        caption: 'The red point is the prompt.',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'mask-generation-output.avif',
        alt: 'Only the cup is bright and has a yellow outline',
        caption: 'Made by a watershed from strokes drawn by hand.',
      },
    ],
  },
  ...picks,
  related: ['image-segmentation', 'object-detection', 'zero-shot-object-detection', 'image-to-image'],
  widgetModels: [],
});

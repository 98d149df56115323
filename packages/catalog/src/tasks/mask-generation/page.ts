import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Mask generation outlines objects and regions of an image as binary masks, without naming them. Models either segment everything they find, or follow prompts such as points and boxes. They speed up annotation and isolate objects for editing.',
  demo: {
    inputs: [{ type: 'img', filename: 'mask-generation-input.png' }],
    outputs: [{ type: 'img', filename: 'mask-generation-output.png' }],
  },
  ...picks,
  related: ['image-segmentation', 'object-detection', 'zero-shot-object-detection', 'image-to-image'],
  widgetModels: [],
});

import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Mask generation outlines objects and regions of an image as binary masks, without naming them. Models either segment everything they find, or follow prompts such as points and boxes. They speed up annotation and isolate objects for editing.',
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
  pickedOn: '2026-11-23',
  models: [
    { id: 'yonigozlan/EdgeTAM-hf', bestFor: 'small', released: '2025-09', size: '14M', license: 'apache-2.0', description: 'SAM 2 for phones: images and video at 16 frames per second on an iPhone.' },
    { id: 'Zigeng/SlimSAM-uniform-50', bestFor: 'fast', released: '2024-01', size: '28M', license: 'apache-2.0', description: 'The first Segment Anything, pruned; runs in the browser.', whyOld: 'It remains the smallest version for Transformers.js.' },
    { id: 'facebook/sam2.1-hiera-large', bestFor: 'quality', released: '2024-09', size: '224M', license: 'apache-2.0', description: 'Points and boxes to masks, in images and through videos, under a free license.', whyOld: 'SAM 3 has a license of its own; this is the best without one.' },
    { id: 'facebook/sam3', bestFor: 'specialized', released: '2025-11', size: '848M', license: 'other', description: 'Also takes words, and finds every instance. The license asks for an agreement.' },
    { id: 'wanglab/medsam-vit-base', bestFor: 'specialized', released: '2023-11', size: '94M', license: 'apache-2.0', description: 'Fine-tuned on 1.5 million medical masks.', whyOld: 'It is the free and general one for medicine.' },
  ],
  datasets: [
    { id: 'facebook/sa-v', description: '51,000 videos with 643,000 masks that follow objects through time.' },
    { id: 'detection-datasets/coco', description: '118,000 photographs with boxes, to test prompts by box.' },
  ],
  metrics: [{ id: 'Intersection over Union (IoU)', description: 'Overlap of predicted and reference mask divided by the area of their union. From 0 to 1; higher is better.' }],
  spaces: [
    { id: 'merve/OWLSAM2', description: 'Masks of whatever a text names.' },
    { id: 'merve/slimsam', description: 'Compares a small model with a large one.' },
  ],
  related: ['image-segmentation', 'object-detection', 'zero-shot-object-detection', 'image-to-image'],
  widgetModels: [],
});

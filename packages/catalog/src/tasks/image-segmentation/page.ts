import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image segmentation divides an image into segments by assigning every pixel to a class or an object. Variants are semantic, instance and panoptic segmentation.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'image-segmentation-output.avif',
        alt: 'The photograph with the cup, the saucer, the spoon and the table in different colors',
        caption: 'Made by a watershed from strokes drawn by hand.',
      },
    ],
  },
  ...picks,
  related: ['mask-generation', 'object-detection', 'zero-shot-object-detection', 'depth-estimation'],
  widgetModels: ['nvidia/segformer-b0-finetuned-ade-512-512'],
  youtubeId: 'dKE8SIt9C-w',
});

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Object detection locates objects of known classes in an image and returns a bounding box, a label and a score for each of them.',
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
        filename: 'object-detection-output.avif',
        alt: 'The photograph with boxes around a cup, a plate and a spoon',
        caption: 'Boxes and scores are drawn by hand.',
      },
    ],
  },
  ...picks,
  related: ['zero-shot-object-detection', 'image-segmentation', 'keypoint-detection', 'image-classification'],
  widgetModels: ['facebook/detr-resnet-50'],
  youtubeId: 'WdAeKSOpxhw',
});

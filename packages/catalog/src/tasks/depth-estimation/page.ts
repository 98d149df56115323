import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Depth estimation predicts the distance of each pixel of an image from the camera, as a relative or a metric depth map.',
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
        filename: 'depth-estimation-output.avif',
        alt: 'Depth as colors: the cup is near, the far edge of the table is deep',
        caption: 'Drawn by hand over the photograph: red is near, blue is far.',
      },
    ],
  },
  ...picks,
  related: ['image-to-3d', 'image-segmentation', 'keypoint-detection', 'image-to-image'],
  widgetModels: [],
});

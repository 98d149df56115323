import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Depth estimation predicts the distance of each pixel of an image from the camera, as a relative or a metric depth map.',
  demo: {
    inputs: [{ type: 'img', filename: 'depth-estimation-input.jpg' }],
    outputs: [{ type: 'img', filename: 'depth-estimation-output.png' }],
  },
  ...picks,
  related: ['image-to-3d', 'image-segmentation', 'keypoint-detection', 'image-to-image'],
  widgetModels: [],
});

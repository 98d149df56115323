import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Keypoint detection finds meaningful points in an image: joints of a body, landmarks of a face or hand, or distinctive corners for matching.',
  demo: {
    inputs: [{ type: 'img', filename: 'keypoint-detection-input.png' }],
    outputs: [{ type: 'img', filename: 'keypoint-detection-output.png' }],
  },
  ...picks,
  related: ['object-detection', 'depth-estimation', 'image-segmentation', 'image-feature-extraction'],
  widgetModels: [],
});

import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Keypoint detection finds meaningful points in an image: joints of a body, landmarks of a face or hand, or distinctive corners for matching.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'astronaut.avif',
        alt: 'An astronaut in an orange suit with her helmet, in front of a flag and a model of the Space Shuttle',
      },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'keypoint-detection-output.avif',
        alt: 'The photograph with points on face, shoulders and elbow, joined by lines',
        caption: 'Points are drawn by hand.',
      },
    ],
  },
  ...picks,
  related: ['object-detection', 'depth-estimation', 'image-segmentation', 'image-feature-extraction'],
  widgetModels: [],
});

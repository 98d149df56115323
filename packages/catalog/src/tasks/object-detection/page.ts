import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Object detection locates objects of known classes in an image and returns a bounding box, a label and a score for each of them.',
  demo: {
    inputs: [{ type: 'img', filename: 'object-detection-input.jpg' }],
    outputs: [{ type: 'img', filename: 'object-detection-output.jpg' }],
  },
  ...picks,
  related: ['zero-shot-object-detection', 'image-segmentation', 'keypoint-detection', 'image-classification'],
  widgetModels: ['facebook/detr-resnet-50'],
  youtubeId: 'WdAeKSOpxhw',
});

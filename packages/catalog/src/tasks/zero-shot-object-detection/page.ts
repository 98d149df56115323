import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Zero-shot object detection finds objects of classes that the model has not been trained on. The candidate classes are given as text with the image, and the result is a list of boxes with labels and scores. It is used for annotation, image search and counting without training data.',
  demo: {
    inputs: [
      { type: 'img', filename: 'zero-shot-object-detection-input.jpg' },
      { type: 'text', label: 'Classes', content: 'cat, dog, bird' },
    ],
    outputs: [{ type: 'img', filename: 'zero-shot-object-detection-output.jpg' }],
  },
  ...picks,
  related: ['object-detection', 'zero-shot-image-classification', 'image-segmentation', 'mask-generation'],
  widgetModels: [],
});

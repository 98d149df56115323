import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Zero-shot object detection finds objects of classes that the model has not been trained on. The candidate classes are given as text with the image, and the result is a list of boxes with labels and scores. It is used for annotation, image search and counting without training data.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'astronaut.avif',
        alt: 'An astronaut in an orange suit with her helmet, in front of a flag and a model of the Space Shuttle',
      },
      { type: 'text', label: 'Classes', content: 'astronaut, helmet, space shuttle' },
    ],
    outputs: [
      {
        type: 'img',
        filename: 'zero-shot-object-detection-output.avif',
        alt: 'The photograph with boxes around the astronaut, the helmet and the Space Shuttle',
        caption: 'Boxes and scores are drawn by hand.',
      },
    ],
  },
  ...picks,
  related: ['object-detection', 'zero-shot-image-classification', 'image-segmentation', 'mask-generation'],
  widgetModels: [],
});

import { definePage } from '../../define-page.ts';

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
  datasets: [],
  metrics: [
    {
      id: 'Average Precision',
      description:
        'Average precision: area under the precision-recall curve of one class, at one IoU threshold or averaged over several.',
    },
    {
      id: 'Mean Average Precision',
      description:
        'Mean of the average precision over all classes. COCO also averages over IoU thresholds from 0.5 to 0.95.',
    },
    {
      id: 'APα',
      description:
        'Average precision at a fixed IoU threshold α: AP50 accepts boxes that overlap by 0.5, AP75 by 0.75.',
    },
  ],
  models: [
    {
      id: 'openmmlab-community/mm_grounding_dino_large_all',
      description: 'An open re-implementation of Grounding DINO, trained on many detection and grounding datasets.',
    },
    {
      id: 'fushh7/LLMDet',
      description:
        'An open-vocabulary detector trained together with a large language model that captions images and regions.',
    },
  ],
  spaces: [
    { id: 'ariG23498/zero-shot-od', description: 'Compare zero-shot detectors by result and latency.' },
    { id: 'merve/OWLSAM', description: 'Detect and segment objects by text with OWLv2 and Segment Anything.' },
  ],
  widgetModels: [],
});

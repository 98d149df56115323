import { definePage } from '../../task-definition/define-page.ts';

export const page = definePage({
  summary: 'Zero-shot object detection finds objects of classes that the model has not been trained on. The candidate classes are given as text with the image, and the result is a list of boxes with labels and scores. It is used for annotation, image search and counting without training data.',
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
  pickedOn: '2026-11-23',
  models: [
    { id: 'IDEA-Research/grounding-dino-tiny', bestFor: 'baseline', released: '2023-09', size: '172M', license: 'apache-2.0', description: 'Finds what a phrase names; the one in most tutorials.', whyOld: 'Annotation tools build on it.' },
    { id: 'openmmlab-community/mm_grounding_dino_tiny_o365v1_goldg_v3det', bestFor: 'quality', released: '2025-08', size: '173M', license: 'apache-2.0', description: 'The same design, trained openly and on more data.' },
    { id: 'google/owlv2-base-patch16-ensemble', bestFor: 'specialized', released: '2023-10', size: '155M', license: 'apache-2.0', description: 'Also searches for objects that look like an example image.', whyOld: 'Search by example has no newer free model with native support.' },
    { id: 'omlab/omdet-turbo-swin-tiny-hf', bestFor: 'fast', released: '2024-07', size: '115M', license: 'apache-2.0', description: 'Real time, because labels are encoded only once.', whyOld: 'No newer one with native support is as fast.' },
    { id: 'facebook/sam3', bestFor: 'quality', released: '2025-11', size: '848M', license: 'other', description: 'Boxes and masks of everything that a phrase names. The license asks for an agreement.' },
  ],
  datasets: [
    { id: 'detection-datasets/coco', description: 'Everyday photographs; hide some classes during training to test generality.' },
    { id: 'rishitdagli/cppe-5', description: 'A small set from a field that models have rarely seen.' },
  ],
  metrics: [
    { id: 'Mean Average Precision', description: 'Mean of the average precision over all classes. COCO also averages over IoU thresholds from 0.5 to 0.95.' },
    { id: 'AP rare', description: 'Average precision over the rarest classes of LVIS: the number that shows if a vocabulary is really open.' },
  ],
  spaces: [{ id: 'ariG23498/zero-shot-od', description: 'Compare zero-shot detectors by result and latency.' }],
  related: ['object-detection', 'zero-shot-image-classification', 'image-segmentation', 'mask-generation'],
  widgetModels: [],
});

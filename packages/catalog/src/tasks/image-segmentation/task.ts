import { defineTask } from '../../task-definition/define-task.ts';

export const imageSegmentation = defineTask({
  id: 'image-segmentation',
  label: 'Image Segmentation',
  method: 'imageSegmentation',
  pipeline: {
    modality: 'cv',
    color: 'green',
    order: 230,
    subtasks: [
      { type: 'instance-segmentation', name: 'Instance Segmentation' },
      { type: 'semantic-segmentation', name: 'Semantic Segmentation' },
      { type: 'panoptic-segmentation', name: 'Panoptic Segmentation' },
    ],
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'remove background',
  'background removal',
  'background remover',
  'blur background',
  'blur faces',
  'anonymize people',
  'replace background',
  'cut out objects',
  'cutouts',
  'semantic masks',
  'panoptic',
  'pixels',
];

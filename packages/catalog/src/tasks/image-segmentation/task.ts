import { defineTask } from '../../define-task.ts';

export const imageSegmentation = defineTask({
  id: 'image-segmentation',
  label: 'Image Segmentation',
  keywords: [
    'remove background',
    'background removal',
    'background remover',
    'blur background',
    'replace background',
    'cut out objects',
    'cutouts',
    'semantic masks',
    'panoptic',
    'pixels',
  ],
  method: 'imageSegmentation',
  pipeline: {
    modality: 'cv',
    color: 'green',
    subtasks: [
      { type: 'instance-segmentation', name: 'Instance Segmentation' },
      { type: 'semantic-segmentation', name: 'Semantic Segmentation' },
      { type: 'panoptic-segmentation', name: 'Panoptic Segmentation' },
    ],
  },
  libraries: ['transformers', 'transformers.js'],
});

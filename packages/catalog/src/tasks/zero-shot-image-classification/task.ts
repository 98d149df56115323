import { defineTask } from '../../task-definition/define-task.ts';

export const zeroShotImageClassification = defineTask({
  id: 'zero-shot-image-classification',
  label: 'Zero-Shot Image Classification',
  method: 'zeroShotImageClassification',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
    order: 460,
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'own labels',
  'clip',
  'classify pictures without training',
  'tag photos',
  'label images',
  'search photos by words',
];

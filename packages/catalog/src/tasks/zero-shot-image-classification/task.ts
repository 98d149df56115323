import { defineTask } from '../../define-task.ts';

export const zeroShotImageClassification = defineTask({
  id: 'zero-shot-image-classification',
  label: 'Zero-Shot Image Classification',
  keywords: [
    'own labels',
    'clip',
    'classify pictures without training',
    'tag photos',
    'label images',
    'search photos by words',
  ],
  method: 'zeroShotImageClassification',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
  },
  libraries: ['transformers', 'transformers.js'],
});

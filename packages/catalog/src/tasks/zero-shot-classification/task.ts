import { defineTask } from '../../task-definition/define-task.ts';

export const zeroShotClassification = defineTask({
  id: 'zero-shot-classification',
  label: 'Zero-Shot Classification',
  method: 'zeroShotClassification',
  pipeline: {
    modality: 'nlp',
    color: 'yellow',
    order: 50,
  },
  libraries: ['transformers', 'transformers.js'],
});

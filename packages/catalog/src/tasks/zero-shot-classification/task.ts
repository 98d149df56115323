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

export const keywords = [
  'own labels',
  'classify without training',
  'categories of your own',
  'topics',
  'tag texts',
  'intent detection',
  'route tickets',
];

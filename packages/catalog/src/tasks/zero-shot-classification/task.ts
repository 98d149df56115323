import { defineTask } from '../../define-task.ts';

export const zeroShotClassification = defineTask({
  id: 'zero-shot-classification',
  label: 'Zero-Shot Classification',
  keywords: [
    'own labels',
    'classify without training',
    'categories of your own',
    'topics',
    'tag texts',
    'intent detection',
    'route tickets',
  ],
  method: 'zeroShotClassification',
  pipeline: {
    modality: 'nlp',
    color: 'yellow',
  },
  libraries: ['transformers', 'transformers.js'],
});

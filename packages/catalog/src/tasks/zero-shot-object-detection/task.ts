import { defineTask } from '../../task-definition/define-task.ts';

export const zeroShotObjectDetection = defineTask({
  id: 'zero-shot-object-detection',
  label: 'Zero-Shot Object Detection',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
    order: 490,
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'find anything by name',
  'open vocabulary',
  'grounding',
  'detect with words',
  'own labels',
  'locate by description',
];

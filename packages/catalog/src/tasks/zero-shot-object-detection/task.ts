import { defineTask } from '../../define-task.ts';

export const zeroShotObjectDetection = defineTask({
  id: 'zero-shot-object-detection',
  label: 'Zero-Shot Object Detection',
  keywords: [
    'find anything by name',
    'open vocabulary',
    'grounding',
    'detect with words',
    'own labels',
    'locate by description',
  ],
  pipeline: {
    modality: 'cv',
    color: 'yellow',
  },
  libraries: ['transformers', 'transformers.js'],
});

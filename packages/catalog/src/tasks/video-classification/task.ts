import { defineTask } from '../../task-definition/define-task.ts';

export const videoClassification = defineTask({
  id: 'video-classification',
  label: 'Video Classification',
  pipeline: {
    modality: 'cv',
    color: 'blue',
    order: 290,
  },
  libraries: ['transformers'],
});

export const keywords = ['action recognition', 'activity detection', 'video tagging', 'sports moves', 'sign language'];

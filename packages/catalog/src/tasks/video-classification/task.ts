import { defineTask } from '../../define-task.ts';

export const videoClassification = defineTask({
  id: 'video-classification',
  label: 'Video Classification',
  keywords: ['action recognition', 'activity detection', 'video tagging', 'sports moves', 'sign language'],
  pipeline: {
    modality: 'cv',
    color: 'blue',
  },
  libraries: ['transformers'],
});

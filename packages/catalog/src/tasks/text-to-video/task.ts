import { defineTask } from '../../task-definition/define-task.ts';

export const textToVideo = defineTask({
  id: 'text-to-video',
  label: 'Text-to-Video',
  method: 'textToVideo',
  pipeline: {
    modality: 'cv',
    color: 'green',
    order: 400,
  },
  libraries: ['diffusers'],
});

export const keywords = ['film', 'movie', 'clips', 'video generator', 'generate videos', 'make videos', 'animation'];

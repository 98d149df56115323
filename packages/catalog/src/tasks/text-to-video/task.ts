import { defineTask } from '../../define-task.ts';

export const textToVideo = defineTask({
  id: 'text-to-video',
  label: 'Text-to-Video',
  keywords: ['film', 'movie', 'clips', 'video generator', 'generate videos', 'make videos', 'animation'],
  method: 'textToVideo',
  pipeline: {
    modality: 'cv',
    color: 'green',
  },
  libraries: ['diffusers'],
});

import { defineTask } from '../../define-task.ts';

export const textToImage = defineTask({
  id: 'text-to-image',
  label: 'Text-to-Image',
  method: 'textToImage',
  pipeline: {
    rank: 240,
    modality: 'cv',
    color: 'yellow',
  },
  libraries: ['diffusers'],
});

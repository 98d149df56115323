import { defineTask } from '../../task-definition/define-task.ts';

export const textToImage = defineTask({
  id: 'text-to-image',
  label: 'Text-to-Image',
  method: 'textToImage',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
    order: 240,
  },
  libraries: ['diffusers'],
});
